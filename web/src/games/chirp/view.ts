/** The view of this game, as `view.py` sends it, and how it is cut into places and words. */
import { HIDDEN, type Card, type Layout, type Zone } from '../../lib/cards';
import type {
  ChirpFace,
  ChirpSpot,
  ChirpStep,
  ChirpView,
  Legal,
  Line,
} from '../../lib/protocol.gen';

export type View = ChirpView;
export type Face = ChirpFace;
export type Sentence = Line;
export type Spot = ChirpSpot;
export type Step = ChirpStep;

/** The colours in the order of the deck. */
export const COLOURS = ['yellow', 'black', 'red', 'blue', 'grey', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** A cell of the grid: x to the right of the trunk, y up. */
export interface Cell {
  x: number;
  y: number;
}

/** "L4D1" is four to the left of the trunk and one down. */
export function cellOf(place: string): Cell {
  const found = /^(?:([LR])(\d+))?(?:([UD])(\d+))?$/.exec(place);
  const along = (sign: string | undefined, n: string | undefined, minus: string) =>
    n === undefined ? 0 : sign === minus ? -Number(n) : Number(n);
  return { x: along(found?.[1], found?.[2], 'L'), y: along(found?.[3], found?.[4], 'D') };
}

const plumageOf = (view: View, seat: number | null): string[] =>
  COLOURS.filter((colour) => view.colours[colour]?.owner === seat).map(
    (colour) => `plumage-${colour}`,
  );

/** Everything on a place, from the lowest card to the top. */
const pileAt = (spot: Spot): string[] => [...spot.under, spot.card];

export function zones(view: View): Zone[] {
  const hidden = (n: number) => new Array<string>(Math.max(0, n)).fill(HIDDEN);
  return [
    { id: 'branch', cards: view.branch.flatMap(pileAt) },
    ...view.hands.map((hand, seat) => ({
      id: `hand-${seat}`,
      cards: hand.cards ?? [...hand.known, ...hidden(hand.size - hand.known.length)],
    })),
    ...view.piles.map((pile, seat) => ({ id: `pile-${seat}`, cards: pile })),
    ...view.hands.map((_, seat) => ({ id: `plumage-${seat}`, cards: plumageOf(view, seat) })),
    { id: 'plumage', cards: plumageOf(view, null) },
    ...view.hands.map((_, seat) => ({
      id: `pass-${seat}`,
      cards: view.pass_card === seat ? ['pass'] : [],
    })),
    { id: 'pass', cards: view.pass_card === null ? ['pass'] : [] },
    { id: 'discard', cards: [...view.discard].reverse(), ordered: true },
    { id: 'stock', cards: hidden(view.stock) },
  ];
}

/** The key of the top card of each place, so that it can fly. */
export function keysOfBranch(view: View, cards: Layout): Map<string, string> {
  const laid: Card[] = cards.get('branch') ?? [];
  const keys = new Map<string, string>();
  let at = 0;
  for (const spot of view.branch) {
    at += spot.under.length;
    keys.set(spot.place, laid[at]?.key ?? '');
    at += 1;
  }
  return keys;
}

/** Which wave a card flies in: what is laid first, then what leaves the branch, then draws. */
export function wave(move: { from: string; to: string }): number {
  if (move.to === 'branch') return 0;
  if (move.from.startsWith('plumage') || move.from.startsWith('pass')) return 1;
  if (move.from === 'branch') return 2;
  if (move.from === 'discard' || move.to === 'discard') return 3;
  return 4;
}

/** A command's words with another number: every figure that is the circled one changes with it. */
export function boosted(command: Sentence, number: number): Sentence {
  const args: Record<string, string | number> = { ...command.args, n: number };
  for (const [name, shown] of Object.entries(command.args))
    if (name.endsWith('_shown') && String(shown).startsWith('(')) {
      args[name] = `(${number})`;
      args[name.slice(0, -'_shown'.length)] = number;
    }
  return { key: command.key, args };
}

/** What a command does, in a word: the effect's own, or what it does with the card. */
export function verbOf(face: Face): string {
  const word = face.command.key.replace('command-', '');
  const to = String(face.command.args.to ?? '');
  if (word === 'pluck') return { discard: 'remove', hand: 'take' }[to] ?? 'harvest';
  if (word === 'cover' && to === 'hand') return 'exchange';
  return word;
}

export const printedNumber = (face: Face): number => Number(face.command.args.n);

/** The legal decision of a kind with this value in one of its fields, if there is one. */
export function choice(legal: Legal[], kind: string, value: string | number): Legal | undefined {
  return legal.find(
    ({ typed }) =>
      typed.kind === kind &&
      Object.entries(typed).some(([name, found]) => name !== 'kind' && found === value),
  );
}

/** The legal places, by name. */
export function legalPlaces(legal: Legal[]): Map<string, Legal> {
  return new Map(
    legal.flatMap((each) =>
      each.typed.kind === 'place' ? [[String(each.typed.place), each] as const] : [],
    ),
  );
}

/** The card that is about to be laid on the branch, if one is. */
export function inFingers(view: View): string | null {
  if (view.phase === 'lay_place' || view.phase === 'add_place' || view.phase === 'cover_place')
    return view.picked;
  if (view.phase === 'top_add' || view.phase === 'top_cover') return view.discard[0] ?? null;
  if (view.phase === 'drop')
    return view.branch.find(({ place }) => place === view.lifted)?.card ?? null;
  return null;
}

/** Of several cells, the nearest one in the direction of an arrow key; undefined if none is. */
export function towards<T extends Cell>(from: Cell, key: string, cells: T[]): T | undefined {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1] }[key] ?? [0, -1];
  let best: T | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const [x, y] = [cell.x - from.x, cell.y - from.y];
    const ahead = x * dx! + y * dy!;
    const aside = Math.abs(x * dy!) + Math.abs(y * dx!);
    const far = ahead + 2 * aside;
    if (ahead > 0 && far < least) [best, least] = [cell, far];
  }
  return best;
}
