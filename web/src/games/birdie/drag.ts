/** Dragging a card with the mouse. On a touch screen the same gesture scrolls: there, cards are tapped. */
const DRAG_FROM = 8;

export interface Drag {
  /** Whether the card can go anywhere now. */
  enabled: boolean;
  /** It was let go over an element marked `data-drop` with this name. */
  drop(name: string): void;
}

export function draggable(node: HTMLElement, settings: Drag) {
  let { enabled, drop } = settings;
  let pressed: { x: number; y: number } | null = null;
  let dragging = false;

  function press(event: PointerEvent): void {
    if (enabled && event.pointerType !== 'touch' && event.button === 0)
      pressed = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!pressed) return;
    const x = event.clientX - pressed.x;
    const y = event.clientY - pressed.y;
    if (!dragging && Math.hypot(x, y) < DRAG_FROM) return;
    if (!dragging) node.setPointerCapture(event.pointerId);
    dragging = true;
    node.classList.add('is-dragged');
    node.style.translate = `${x}px ${y}px`;
    node.style.pointerEvents = 'none';
  }

  function release(event: PointerEvent): void {
    if (dragging) {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const target = under?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
      if (target) drop(target);
      // The click that follows belongs to the drag.
      node.addEventListener('click', stopClick, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', stopClick, { capture: true }));
    }
    cancel();
  }

  function stopClick(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function cancel(): void {
    pressed = null;
    dragging = false;
    node.classList.remove('is-dragged');
    node.style.translate = '';
    node.style.pointerEvents = '';
  }

  node.addEventListener('pointerdown', press);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', release);
  node.addEventListener('pointercancel', cancel);
  return {
    update(next: Drag) {
      ({ enabled, drop } = next);
    },
  };
}
