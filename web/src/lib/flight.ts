/** Cards fly from where they were to where they are. Elements with `data-key` are cards,
 * elements with `data-zone` stand for places whose cards are not drawn one by one. */
import { HIDDEN, type Move } from './cards';
import { tempo } from './pace';

export interface Snapshot {
  cards: Map<string, { rect: DOMRect; node: HTMLElement }>;
  zones: Map<string, DOMRect>;
}

export interface Style {
  /** The image on the back of a card. */
  back: string;
  /** Which wave a move flies in: 0 first. */
  wave(move: Move): number;
}

const MOVE = 420;
const WAVE = 380;
const STAGGER = 45;
const MOST_FLYERS = 48;
const EASE = 'cubic-bezier(.3, .1, .25, 1)';

export function look(root: HTMLElement): Snapshot {
  const cards = new Map<string, { rect: DOMRect; node: HTMLElement }>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-key]'))
    cards.set(node.dataset.key!, { rect: node.getBoundingClientRect(), node });
  // Of cards that lie exactly on one another one is drawn; it knows the keys of the others.
  for (const pile of root.querySelectorAll<HTMLElement>('[data-also]')) {
    const top = pile.querySelector<HTMLElement>('[data-key]') ?? pile;
    const rect = top.getBoundingClientRect();
    for (const key of pile.dataset.also!.split(' ')) cards.set(key, { rect, node: top });
  }
  const zones = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-zone]'))
    zones.set(node.dataset.zone!, node.getBoundingClientRect());
  return { cards, zones };
}

/** Play the way from the snapshot `before` to what is on the screen now. */
export async function fly(
  root: HTMLElement,
  before: Snapshot,
  moves: Move[],
  style: Style,
): Promise<void> {
  const after = look(root);
  const playing: Promise<unknown>[] = [];
  const moved = new Set(moves.map((move) => move.key));
  const waves = [...new Set(moves.map(style.wave))].sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const move of moves.slice(0, MOST_FLYERS)) {
    const wave = waves.indexOf(style.wave(move));
    const index = counts.get(wave) ?? 0;
    counts.set(wave, index + 1);
    const delay = tempo() * (wave * WAVE + Math.min(index, 12) * STAGGER);
    const flight = flyOne(before, after, move, delay, style.back);
    if (flight) playing.push(flight);
  }
  const closing = tempo() * Math.max(0, waves.length - 1) * WAVE;
  for (const [key, { rect, node }] of after.cards) {
    const old = before.cards.get(key);
    if (old && !moved.has(key) && node.dataset.key === key)
      slide(node, old.rect, rect, Math.min(closing, tempo() * WAVE));
  }
  await Promise.allSettled(playing);
}

function slide(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: tempo() * MOVE,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
}

function flyOne(
  before: Snapshot,
  after: Snapshot,
  move: Move,
  delay: number,
  back: string,
): Promise<unknown> | undefined {
  const target = after.cards.get(move.key);
  const origin = before.cards.get(move.key);
  const from = origin?.rect ?? within(before.zones.get(move.from), target?.rect);
  const to = target?.rect ?? within(after.zones.get(move.to), from);
  if (!from || !to || from.width === 0 || to.width === 0) return undefined;
  const flyer = makeFlyer(target ?? origin, move, back, to);
  document.body.append(flyer);
  if (target?.node.dataset.key === move.key)
    target.node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + tempo() * MOVE });
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(from.width / to.width, from.height / to.height) || 1;
  const lift = Math.min(60, Math.hypot(x, y) / 6);
  const animation = flyer.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      {
        transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(1 + scale) / 2 + 0.06}) rotate(${x > 0 ? -5 : 5}deg)`,
      },
      { transform: 'none' },
    ],
    { duration: tempo() * MOVE, delay, easing: EASE, fill: 'both' },
  );
  if (move.was === HIDDEN && move.face !== HIDDEN)
    flyer.firstElementChild?.animate(
      [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }],
      { duration: tempo() * MOVE, delay, easing: 'ease-in-out', fill: 'both' },
    );
  return animation.finished.finally(() => flyer.remove());
}

/** Where in a place a card would lie: in its middle, and no larger than it is. */
function within(zone: DOMRect | undefined, card: DOMRect | undefined): DOMRect | undefined {
  if (!zone || !card || card.width === 0) return zone;
  const width = Math.min(zone.width, card.width);
  const height = Math.min(zone.height, card.height);
  const x = zone.x + (zone.width - width) / 2;
  return new DOMRect(x, zone.y + (zone.height - height) / 2, width, height);
}

/** A double that flies in front of everything; the real card waits, unseen, at its place. */
function makeFlyer(
  like: { node: HTMLElement; rect: DOMRect } | undefined,
  move: Move,
  back: string,
  at: DOMRect,
): HTMLElement {
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  flyer.ariaHidden = 'true';
  const height = Math.min(at.height, at.width * 1.4);
  const width = height / 1.4;
  Object.assign(flyer.style, {
    left: `${at.left + (at.width - width) / 2}px`,
    top: `${at.top + (at.height - height) / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const sides = document.createElement('div');
  if (like && move.face !== HIDDEN) {
    const front = like.node.cloneNode(true) as HTMLElement;
    front.removeAttribute('data-key');
    // Laid out as large as it was, and made small as a picture: words on it do not become a column.
    const own = like.rect.width || width;
    front.style.cssText = `width:${own}px;height:${own * 1.4}px;margin:0;--card-w:${own}px;transform:scale(${width / own});transform-origin:0 0`;
    sides.append(front);
  }
  if (move.was === HIDDEN || move.face === HIDDEN) {
    const reverse = document.createElement('img');
    reverse.src = back;
    reverse.alt = '';
    if (move.face !== HIDDEN) reverse.className = 'reverse';
    sides.append(reverse);
  }
  flyer.append(sides);
  return flyer;
}
