/** The view of this game, as `view.py` sends it, and how it is cut into places and shelves. */
import { HIDDEN, type Card, type Zone } from '../../lib/cards';
import type { BibliosSale, BibliosView, Legal } from '../../lib/protocol.gen';
import { CATEGORY_IDS, type CategoryId, type SuitId } from './art/art';
import { inOrder, printed } from './cards';

export type Counts = Record<string, number>;
export type View = BibliosView;
export type Sale = BibliosSale;

export function list(counts: Counts): string[] {
  return Object.entries(counts)
    .sort(([a], [b]) => inOrder(a, b))
    .flatMap(([card, n]) => new Array<string>(n).fill(card));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

const hidden = (n: number): string[] => new Array<string>(Math.max(0, n)).fill(HIDDEN);

export function zones(view: View): Zone[] {
  const { gift, sale } = view;
  const one = (card: string | null | undefined): string[] => (card ? [card] : []);
  const drawn = gift && view.phase === 'place' && view.turn !== null ? [gift.drawn ?? HIDDEN] : [];
  const kept = gift?.face_down ? [gift.kept ?? HIDDEN] : [];
  return [
    ...view.hands.map((hand, seat) => {
      const seen = hand.cards ?? hand.known;
      return { id: `hand-${seat}`, cards: [...list(seen), ...hidden(hand.size - total(seen))] };
    }),
    { id: 'drawn', cards: drawn },
    { id: 'kept', cards: kept },
    { id: 'public', cards: view.public, ordered: true },
    { id: 'church', cards: one(view.church) },
    { id: 'lot', cards: one(sale?.lot) },
    { id: 'discard', cards: list(view.discard) },
    {
      id: 'face-down',
      cards: [...list(view.your_face_down), ...hidden(view.face_down - total(view.your_face_down))],
    },
    { id: 'auction', cards: hidden(view.auction) },
    { id: 'deck', cards: hidden(view.deck) },
  ];
}

/** Which wave a card flies in: what is given away or paid comes first, then what is gained, and
 * what is turned up comes last. */
export function wave(move: { from: string; to: string }): number {
  if (move.from === 'deck' || move.from === 'auction') return 3;
  if (move.from === 'kept' || move.from === 'public' || move.from === 'lot') return 1;
  if (move.from.startsWith('hand') && move.to.startsWith('hand')) return 2;
  return 0;
}

/** The cards of one suit in a hand. */
export interface Shelf {
  suit: SuitId;
  cards: Card[];
  sum: number;
  /** The best tie-break: the letter nearest to A. */
  letter: string | null;
}

/** A hand in its six groups, gold first; a group may be empty. */
export function shelves(cards: Card[]): Shelf[] {
  return (['gold', ...CATEGORY_IDS] as const).map((suit) => {
    const own = cards.filter((card) => printed(card.face).suit === suit);
    own.sort((a, b) => inOrder(a.face, b.face));
    const letters = own.flatMap((card) => printed(card.face).letter ?? []).sort();
    const sum = own.reduce((all, card) => all + printed(card.face).value, 0);
    return { suit, cards: own, sum, letter: letters[0] ?? null };
  });
}

/** Equal cards lie on each other: gold does. */
export function stacks(cards: Card[]): Card[][] {
  const found: Card[][] = [];
  for (const card of cards) {
    const last = found[found.length - 1];
    if (last?.[0]?.face === card.face) last.push(card);
    else found.push([card]);
  }
  return found;
}

/** Everybody in the order of bidding: from the active player's left, the active player last. */
export function biddingOrder(active: number, players: number): number[] {
  return Array.from({ length: players }, (_, i) => (active + 1 + i) % players);
}

export const ofKind = (legal: Legal[], kind: string): Legal[] =>
  legal.filter(({ typed }) => typed.kind === kind);

export function placing(legal: Legal[], where: string): Legal | undefined {
  return ofKind(legal, 'place').find(({ typed }) => typed.where === where);
}

export function picking(legal: Legal[], card: string): Legal | undefined {
  return ofKind(legal, 'pick').find(({ typed }) => typed.card === card);
}

/** What a church card may do to one die now. */
export function changes(legal: Legal[], category: CategoryId): { up?: Legal; down?: Legal } {
  const one = (kind: string) =>
    ofKind(legal, kind).find(({ typed }) => typed.category === category);
  return { up: one('raise'), down: one('lower') };
}

/** The decision that changes two dice, in whichever order they were chosen. */
export function pairOf(legal: Legal[], a: CategoryId, b: CategoryId): Legal | undefined {
  const [first, second] = CATEGORY_IDS.filter((category) => category === a || category === b);
  return legal.find(({ typed }) => typed.pair === `${first}_and_${second}`);
}

/** The dice that some pair has. */
export function inPairs(legal: Legal[]): CategoryId[] {
  return CATEGORY_IDS.filter((a) => CATEGORY_IDS.some((b) => a !== b && pairOf(legal, a, b)));
}

/** What the board proposes to pay with: in gold the cheapest cover, which the server has found; in
 * cards those with the least printed on them, of the dice that are worth the least. */
export function proposal(view: View, hand: Card[]): Card[] {
  const { sale, dice } = view;
  if (!sale) return [];
  if (view.phase === 'pay_gold') {
    const left = [...hand];
    return (sale.cheapest ?? []).flatMap((gold) => {
      const at = left.findIndex((card) => card.face === gold);
      return at < 0 ? [] : left.splice(at, 1);
    });
  }
  const worth = (card: Card) => {
    const { suit, value } = printed(card.face);
    return 10 * value + (dice[suit] ?? 0);
  };
  return [...hand].sort((a, b) => worth(a) - worth(b)).slice(0, sale.due);
}

/** The next decision of a payment that has been chosen card by card. */
export function payment(legal: Legal[], card: string): Legal | undefined {
  return legal.find(
    ({ typed }) =>
      (typed.kind === 'pay_card' && typed.card === card) ||
      (typed.kind === 'pay_gold' && card === `gold_${typed.value}`),
  );
}

/** How far a payment has come: gold counts by its value, cards by their number. */
export function paid(phase: string, cards: Card[]): number {
  if (phase !== 'pay_gold') return cards.length;
  return cards.reduce((sum, card) => sum + printed(card.face).value, 0);
}
