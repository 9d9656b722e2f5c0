/** How the window looks at the grid: how large a cell is, and which point is in the middle. */
import type { Cell } from './view';

export interface Size {
  width: number;
  height: number;
}

export interface Camera extends Cell {
  /** The side of a cell in pixels. */
  cell: number;
}

/** A finger needs the smallest; a card is not drawn larger than the largest. */
export const SMALLEST = 46;
export const LARGEST = 112;
const MARGIN = 0.18;

export const clampCell = (cell: number): number => Math.min(LARGEST, Math.max(SMALLEST, cell));

/** The camera that shows all cells; if they do not fit, as much of them around those that matter. */
export function fit(cells: Cell[], matter: Cell[], size: Size): Camera {
  const all = box(cells);
  const width = all.right - all.left + 1 + 2 * MARGIN;
  const height = all.top - all.bottom + 1 + 2 * MARGIN;
  const cell = clampCell(Math.min(size.width / width, size.height / height));
  const near = box(matter.length > 0 ? matter : cells);
  return {
    cell,
    x: middle(near.left, near.right, all.left, all.right, size.width / cell),
    y: middle(near.bottom, near.top, all.bottom, all.top, size.height / cell),
  };
}

/** The middle of the whole if it fits; else of what matters, without looking past the edge. */
function middle(from: number, to: number, first: number, last: number, room: number): number {
  const needed = last - first + 1 + 2 * MARGIN;
  if (needed <= room + 1e-9) return (first + last) / 2;
  const half = room / 2 - 0.5 - MARGIN;
  return Math.min(last - half, Math.max(first + half, (from + to) / 2));
}

function box(cells: Cell[]): { left: number; right: number; bottom: number; top: number } {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** The upper left corner of a cell in the window. */
export function corner(camera: Camera, { x, y }: Cell, size: Size): { left: number; top: number } {
  return {
    left: size.width / 2 + (x - camera.x - 0.5) * camera.cell,
    top: size.height / 2 - (y - camera.y + 0.5) * camera.cell,
  };
}

/** Whether the whole cell can be seen. */
export function sees(camera: Camera, cell: Cell, size: Size): boolean {
  const { left, top } = corner(camera, cell, size);
  const slack = camera.cell * 0.25;
  return (
    left >= -slack &&
    top >= -slack &&
    left + camera.cell <= size.width + slack &&
    top + camera.cell <= size.height + slack
  );
}

/** Zoom by a factor; the point of the window at (x, y) stays where it is. */
export function zoom(camera: Camera, factor: number, x: number, y: number, size: Size): Camera {
  const cell = clampCell(camera.cell * factor);
  const [dx, dy] = [x - size.width / 2, y - size.height / 2];
  return {
    cell,
    x: camera.x + dx / camera.cell - dx / cell,
    y: camera.y - dy / camera.cell + dy / cell,
  };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.cell, y: camera.y + dy / camera.cell };
}

export interface Spread {
  width: number;
  height: number;
}

/** Where a bubble of this size speaks for a cell without hiding the cells that matter: above,
 * below, or at a side; inside the window. */
export function speak(
  camera: Camera,
  at: Cell,
  bubble: Spread,
  matter: Cell[],
  size: Size,
): { left: number; top: number; side: 'above' | 'below' | 'left' | 'right' } {
  const { left, top } = corner(camera, at, size);
  const { cell } = camera;
  const tail = 14;
  const inside = (value: number, length: number, room: number) =>
    Math.max(4, Math.min(room - length - 4, value));
  const places = [
    { side: 'above', left: left + cell / 2 - bubble.width / 2, top: top - bubble.height - tail },
    { side: 'below', left: left + cell / 2 - bubble.width / 2, top: top + cell + tail },
    { side: 'right', left: left + cell + tail, top: top + cell / 2 - bubble.height / 2 },
    { side: 'left', left: left - bubble.width - tail, top: top + cell / 2 - bubble.height / 2 },
  ] as const;
  let best: ReturnType<typeof speak> | undefined;
  let least = Infinity;
  for (const place of places) {
    const moved = {
      side: place.side,
      left: inside(place.left, bubble.width, size.width),
      top: inside(place.top, bubble.height, size.height),
    };
    const pushed = Math.abs(moved.left - place.left) + Math.abs(moved.top - place.top);
    let cost = pushed + 3 * covered(moved, bubble, corner(camera, at, size), cell);
    for (const other of matter) cost += covered(moved, bubble, corner(camera, other, size), cell);
    if (cost < least) [best, least] = [moved, cost];
  }
  return best!;
}

/** How much of a cell, in tenths of its side squared, lies under the bubble. */
function covered(
  bubble: { left: number; top: number },
  spread: Spread,
  at: { left: number; top: number },
  cell: number,
): number {
  const across =
    Math.min(bubble.left + spread.width, at.left + cell) - Math.max(bubble.left, at.left);
  const down = Math.min(bubble.top + spread.height, at.top + cell) - Math.max(bubble.top, at.top);
  return across > 0 && down > 0 ? (300 * across * down) / (cell * cell) : 0;
}
