import { expect, test } from 'vitest';
import { HIDDEN } from '../../lib/cards';
import type { Legal } from '../../lib/protocol.gen';
import { inOrder, printed } from './cards';
import {
  biddingOrder,
  changes,
  inPairs,
  paid,
  pairOf,
  payment,
  proposal,
  shelves,
  stacks,
  zones,
  type View,
} from './view';

const view: View = {
  you: 0,
  turn: 0,
  phase: 'place',
  active: 0,
  dice: { pigments: 3, monks: 3, manuscripts: 1, holy_books: 4, forbidden_books: 2 },
  deck: 2,
  auction: 1,
  aside: {},
  removed: 0,
  hands: [
    { size: 3, known: {}, cards: { monks_2a: 1, gold_2: 2 }, gold: 4, sums: {} },
    { size: 2, known: { gold_1: 1 }, cards: null, gold: null, sums: null },
  ],
  public: ['gold_1'],
  gift: { room: { keep: 0, auction: 1 }, face_down: true, drawn: 'church_up', kept: 'gold_3' },
  church: null,
  sale: null,
  hammer: [],
  discard: {},
  face_down: 2,
  your_face_down: { gold_1: 1 },
  your_put_up: {},
  categories: null,
};
const card = (face: string, i: number) => ({ key: `c${i}`, face });
const legal = (typed: Legal['typed']): Legal => ({ decision: 1, text: 'x', typed });

test('what is printed on a card', () => {
  expect(printed('holy_books_2h')).toEqual({
    suit: 'holy_books',
    value: 2,
    letter: 'H',
    effect: null,
  });
  expect(printed('gold_3')).toMatchObject({ suit: 'gold', value: 3, letter: null });
  expect(printed('church_up_two')).toMatchObject({ suit: 'church', effect: '+1 +1' });
});

test('what is not known lies face down', () => {
  const found = Object.fromEntries(zones(view).map((zone) => [zone.id, zone.cards]));
  expect(found['hand-0']).toEqual(['gold_2', 'gold_2', 'monks_2a']);
  expect(found['hand-1']).toEqual(['gold_1', HIDDEN]);
  expect(found.drawn).toEqual(['church_up']);
  expect(found.kept).toEqual(['gold_3']);
  expect(found['face-down']).toEqual(['gold_1', HIDDEN]);
  const other = zones({ ...view, gift: { ...view.gift!, drawn: null, kept: null } });
  expect(other.find((zone) => zone.id === 'drawn')?.cards).toEqual([HIDDEN]);
});

test('a hand is six shelves with sums and the best letter', () => {
  const faces = ['monks_3e', 'gold_2', 'monks_2b', 'gold_1', 'gold_2'];
  const found = shelves(faces.map(card));
  expect(found.map(({ suit, sum, letter }) => [suit, sum, letter])).toEqual([
    ['gold', 5, null],
    ['pigments', 0, null],
    ['monks', 5, 'B'],
    ['manuscripts', 0, null],
    ['holy_books', 0, null],
    ['forbidden_books', 0, null],
  ]);
  expect(stacks(found[0]!.cards).map((stack) => stack.length)).toEqual([1, 2]);
});

test('payments go in the order of the catalogue', () => {
  const faces = ['forbidden_books_1a', 'monks_4h', 'pigments_2b', 'gold_3', 'monks_2a', 'gold_1'];
  expect(faces.sort(inOrder)).toEqual([
    'gold_1',
    'gold_3',
    'pigments_2b',
    'monks_2a',
    'monks_4h',
    'forbidden_books_1a',
  ]);
});

test('bidding starts at the left of the active player, who comes last', () => {
  expect(biddingOrder(1, 4)).toEqual([2, 3, 0, 1]);
});

test('a church card finds its decisions, pairs in either order', () => {
  const one = [legal({ kind: 'raise', category: 'monks' })];
  expect(changes(one, 'monks').up).toBe(one[0]);
  expect(changes(one, 'monks').down).toBeUndefined();
  const two = [legal({ kind: 'lower_two', pair: 'monks_and_holy_books' })];
  expect(pairOf(two, 'holy_books', 'monks')).toBe(two[0]);
  expect(inPairs(two)).toEqual(['monks', 'holy_books']);
});

test('the board proposes the cheapest cover, and in cards what is worth the least', () => {
  const sale = {
    lot: 'monks_2a',
    in_cards: false,
    bids: [2, 0],
    bidder: 0,
    highest: 2,
    ceiling: 66,
    passed: [false, true],
    barred: [false, false],
    due: 2,
    can_cover: 5,
    costs: [1, 2, 3, 4, 5],
    cheapest: ['gold_1', 'gold_1'],
  };
  const hand = ['gold_1', 'gold_1', 'gold_3', 'holy_books_1a', 'manuscripts_1a'].map(card);
  const gold = proposal({ ...view, phase: 'pay_gold', sale }, hand);
  expect(gold.map(({ key }) => key)).toEqual(['c0', 'c1']);
  expect(paid('pay_gold', gold)).toBe(2);
  const cards = proposal({ ...view, phase: 'pay_cards', sale: { ...sale, in_cards: true } }, hand);
  expect(cards.map(({ face }) => face)).toEqual(['gold_1', 'gold_1']);
  expect(paid('pay_cards', hand)).toBe(5);
});

test('a payment finds its next decision', () => {
  const gold = legal({ kind: 'pay_gold', value: 3 });
  expect(payment([gold], 'gold_3')).toBe(gold);
  expect(payment([gold], 'gold_1')).toBeUndefined();
  const book = legal({ kind: 'pay_card', card: 'monks_2a' });
  expect(payment([book], 'monks_2a')).toBe(book);
});
