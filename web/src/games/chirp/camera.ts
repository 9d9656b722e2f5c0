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

/** A card is not drawn larger or smaller than this. */
export const LARGEST = 112;
export const SMALLEST = 26;
/** Rather than below this, a part of the branch is left out of sight, if nothing is to be chosen
 * there: a finger needs more than a mouse. */
export const FOR_FINGERS = 46;
export const FOR_A_MOUSE = 36;
const MARGIN = 0.18;

export const clampCell = (cell: number): number => Math.min(LARGEST, Math.max(SMALLEST, cell));

/** The camera that shows all cells; if they do not fit in comfort, those that matter, and as many
 * of the others as can be. */
export function fit(cells: Cell[], matter: Cell[], size: Size, comfort: number): Camera {
  const all = box(cells);
  const near = box(matter.length > 0 ? matter : cells);
  const whole = fitting(all, size);
  const cell = clampCell(whole >= comfort ? whole : Math.min(comfort, fitting(near, size)));
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

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The largest cell with which the box fits into the window. */
function fitting(box: Box, size: Size): number {
  const width = box.right - box.left + 1 + 2 * MARGIN;
  const height = box.top - box.bottom + 1 + 2 * MARGIN;
  return Math.min(size.width / width, size.height / height);
}

function box(cells: Cell[]): Box {
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

export interface Corner {
  left: boolean;
  high: boolean;
}

/** The corner of the window where something of this size hides the fewest cells; the lower right
 * one unless another is better. */
export function freest(camera: Camera, cells: Cell[], thing: Size, size: Size): Corner {
  const hidden = ({ left, high }: Corner) =>
    cells.filter((cell) => {
      const at = corner(camera, cell, size);
      const beside = left
        ? at.left < thing.width && at.left + camera.cell > 0
        : at.left + camera.cell > size.width - thing.width && at.left < size.width;
      const level = high
        ? at.top < thing.height && at.top + camera.cell > 0
        : at.top + camera.cell > size.height - thing.height && at.top < size.height;
      return beside && level;
    }).length;
  const corners = [false, true].flatMap((left) => [false, true].map((high) => ({ left, high })));
  return corners.reduce((best, next) => (hidden(next) < hidden(best) ? next : best));
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

export interface Saying {
  left: number;
  top: number;
  /** On which side of the cell it is; null if it speaks for none. */
  side: 'above' | 'below' | 'left' | 'right' | null;
}

/** Where a bubble of this size speaks for a cell, or for none, inside the window: where it hides
 * least of the cells that matter, and of the others; null if it would hide one that matters. */
export function speak(
  camera: Camera,
  at: Cell | null,
  bubble: Spread,
  matter: Cell[],
  others: Cell[],
  size: Size,
): Saying | null {
  const places = at ? around(corner(camera, at, size), camera.cell, bubble) : corners(bubble, size);
  const inside = (value: number, length: number, room: number) =>
    Math.max(EDGE, Math.min(room - length - EDGE, value));
  const hidden = (cells: Cell[], where: Saying) =>
    cells.reduce(
      (sum, cell) => sum + covered(where, bubble, corner(camera, cell, size), camera.cell),
      0,
    );
  let best: Saying | null = null;
  let least = Infinity;
  for (const place of places) {
    const moved: Saying = {
      side: place.side,
      left: inside(place.left, bubble.width, size.width),
      top: inside(place.top, bubble.height, size.height),
    };
    const pushed = Math.abs(moved.left - place.left) + Math.abs(moved.top - place.top);
    const cost =
      pushed + 4 * hidden([...matter, ...(at ? [at] : [])], moved) + hidden(others, moved);
    if (cost < least) [best, least] = [moved, cost];
  }
  return best && hidden(matter, best) > LITTLE ? null : best;
}

const EDGE = 6;
const TAIL = 14;

function around(cell: { left: number; top: number }, side: number, bubble: Spread): Saying[] {
  const left = cell.left + side / 2 - bubble.width / 2;
  const top = cell.top + side / 2 - bubble.height / 2;
  return [
    { side: 'above', left, top: cell.top - bubble.height - TAIL },
    { side: 'below', left, top: cell.top + side + TAIL },
    { side: 'right', left: cell.left + side + TAIL, top },
    { side: 'left', left: cell.left - bubble.width - TAIL, top },
  ];
}

function corners(bubble: Spread, size: Size): Saying[] {
  const right = size.width - bubble.width - EDGE;
  return [
    { side: null, left: right, top: EDGE },
    { side: null, left: EDGE, top: EDGE },
    { side: null, left: EDGE, top: size.height - bubble.height - EDGE },
  ];
}

/** A corner of a cell may be hidden. */
const LITTLE = 12;

/** How much of a cell lies under the bubble; a whole one weighs as much as a push by 80 pixels. */
function covered(
  bubble: { left: number; top: number },
  spread: Spread,
  at: { left: number; top: number },
  cell: number,
): number {
  const across =
    Math.min(bubble.left + spread.width, at.left + cell) - Math.max(bubble.left, at.left);
  const down = Math.min(bubble.top + spread.height, at.top + cell) - Math.max(bubble.top, at.top);
  return across > 0 && down > 0 ? (80 * across * down) / (cell * cell) : 0;
}
