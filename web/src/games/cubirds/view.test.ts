import { expect, test } from 'vitest';
import { HIDDEN } from '../../lib/cards';
import { caught, goals, layAt, runs, zones, type View } from './view';

const view: View = {
  you: 0,
  turn: 0,
  phase: 'lay',
  dealer: 0,
  rows: [['duck', 'owl'], [], [], []],
  hands: [
    { size: 2, known: {}, cards: { owl: 2 } },
    { size: 3, known: { robin: 1 }, cards: null },
  ],
  collections: [{ duck: 3, owl: 1 }, {}],
  deck: 2,
  discard: {},
  catches: {},
};

test('what is not known of a hand is a back', () => {
  const found = Object.fromEntries(zones(view).map((zone) => [zone.id, zone.cards]));
  expect(found['hand-0']).toEqual(['owl', 'owl']);
  expect(found['hand-1']).toEqual(['robin', HIDDEN, HIDDEN]);
  expect(found.deck).toEqual([HIDDEN, HIDDEN]);
});

test('the preview outlines the outermost birds that the server counted', () => {
  const catches = { duck: [1, 2, 0, 3, 0, 0, 0, 0] };
  expect(caught(catches, 'duck', 1, 'L', 5)).toEqual([0]);
  expect(caught(catches, 'duck', 1, 'R', 5)).toEqual([3, 4]);
  expect(caught(catches, 'duck', 2, 'L', 3)).toEqual([]);
  expect(caught(catches, 'duck', 2, 'R', 4)).toEqual([1, 2, 3]);
  expect(caught(catches, 'magpie', 1, 'R', 5)).toEqual([]);
});

test('a click finds the decision that the server sent, or none', () => {
  const legal = [
    { decision: 9, text: 'lay owl 2L', typed: { kind: 'lay', species: 'owl', row: 2, side: 'L' } },
  ];
  expect(layAt(legal, 'owl', 2, 'L')?.decision).toBe(9);
  expect(layAt(legal, 'owl', 2, 'R')).toBeUndefined();
});

test('neighbours of one species are a run', () => {
  const cards = ['owl', 'owl', 'duck'].map((face, i) => ({ key: `${i}`, face }));
  expect(runs(cards).map((run) => [run.face, run.cards.length])).toEqual([
    ['owl', 2],
    ['duck', 1],
  ]);
});

test('progress towards both ways to win', () => {
  expect(goals(view.collections[0]!)).toEqual({ species: 2, threes: 1 });
});
