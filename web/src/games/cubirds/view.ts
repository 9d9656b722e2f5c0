/** The view of this game, as `view.py` sends it, and how it is cut into places and runs. */
import { HIDDEN, type Card, type Zone } from '../../lib/cards';
import type { CubirdsView, Legal } from '../../lib/protocol.gen';
import { SPECIES } from './cards';

export type Counts = Record<string, number>;
export type Side = 'L' | 'R';

export type View = CubirdsView;

export function list(counts: Counts): string[] {
  return SPECIES.flatMap((species) => new Array<string>(counts[species] ?? 0).fill(species));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

export function zones(view: View): Zone[] {
  const hidden = (n: number) => new Array<string>(Math.max(0, n)).fill(HIDDEN);
  return [
    ...view.rows.map((row, i) => ({ id: `row-${i + 1}`, cards: row, ordered: true })),
    ...view.hands.map((hand, seat) => ({
      id: `hand-${seat}`,
      cards: hand.cards
        ? list(hand.cards)
        : [...list(hand.known), ...hidden(hand.size - total(hand.known))],
    })),
    ...view.collections.map((counts, seat) => ({ id: `collection-${seat}`, cards: list(counts) })),
    { id: 'discard', cards: list(view.discard) },
    { id: 'deck', cards: hidden(view.deck) },
  ];
}

export interface Run {
  face: string;
  cards: Card[];
}

/** Neighbours of one species, together. */
export function runs(cards: Card[]): Run[] {
  const found: Run[] = [];
  for (const card of cards) {
    const last = found[found.length - 1];
    if (last && last.face === card.face) last.cards.push(card);
    else found.push({ face: card.face, cards: [card] });
  }
  return found;
}

/** The legal lay of a species at one end of a row (1 …), if there is one. */
export function layAt(legal: Legal[], species: string, row: number, side: Side): Legal | undefined {
  return legal.find(
    ({ typed }) =>
      typed.kind === 'lay' &&
      typed.species === species &&
      Number(typed.row) === row &&
      typed.side === side,
  );
}

export function flockOf(legal: Legal[], species: string): Legal | undefined {
  return legal.find(({ typed }) => typed.kind === 'flock' && typed.species === species);
}

/** The positions in a row (1 …) of the birds that a lay would catch, as the server has counted them:
 * the outermost ones of that end. */
export function caught(
  catches: View['catches'],
  species: string,
  row: number,
  side: Side,
  length: number,
): number[] {
  const n = catches[species]?.[2 * (row - 1) + (side === 'L' ? 0 : 1)] ?? 0;
  const from = side === 'L' ? 0 : length - n;
  return Array.from({ length: n }, (_, i) => from + i);
}

export function goals(collection: Counts): { species: number; threes: number } {
  const counts = Object.values(collection);
  return {
    species: counts.filter((n) => n > 0).length,
    threes: counts.filter((n) => n >= 3).length,
  };
}

/** Which wave a card flies in: what is laid comes before what is caught, and draws come last. */
export function wave(move: { from: string; to: string }): number {
  if (move.from.startsWith('hand') && move.to.startsWith('row')) return 0;
  if (move.from.startsWith('row')) return 1;
  if (move.from === 'deck' && move.to.startsWith('row')) return 2;
  if (move.from.startsWith('hand')) return move.to === 'discard' ? 4 : 3;
  return 5;
}
