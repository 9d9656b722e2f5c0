import { expect, test } from 'vitest';
import { HIDDEN } from '../../lib/cards';
import type { Line } from '../../lib/protocol.gen';
import {
  answerAt,
  changes,
  freshLines,
  lastPlay,
  moved,
  orderSoFar,
  scenes,
  zones,
  type Place,
  type View,
} from './view';

const place = (card: string, more: Partial<Place> = {}): Place => ({
  card,
  target: false,
  hides: null,
  splash: null,
  ...more,
});
const row = (...cards: string[]) => cards.map((card) => place(card));

const view: View = {
  you: 0,
  turn: 0,
  phase: 'fire',
  playing: 'fire',
  chosen: null,
  order: [],
  places: [
    place('blue', { target: true }),
    place('orange', { hides: 'blue' }),
    ...row('water', 'blue', 'orange', 'water'),
  ],
  hunters: [
    { colour: 'blue', afloat: 4, shot: 1 },
    { colour: 'orange', afloat: 5, shot: 0 },
  ],
  hands: [
    { size: 2, cards: ['aim', 'fire'] },
    { size: 3, cards: null },
  ],
  duck_deck: 7,
  known_bottom: ['water'],
  action_deck: 20,
  discard: { aim: 2 },
  uses: {},
  previews: {},
  refusals: {},
};

test('cards of the duck deck and targets have their places', () => {
  const found = Object.fromEntries(zones(view).map((zone) => [zone.id, zone.cards]));
  expect(found.row).toEqual(['blue', 'orange', 'water', 'blue', 'orange', 'water']);
  expect(found.hidden).toEqual(['blue']);
  expect(found['shot-0']).toEqual(['blue']);
  expect(found['duck-deck']).toEqual([...new Array<string>(6).fill(HIDDEN), 'water']);
  expect(found['sky-1']).toEqual(['target']);
  expect(found['sky-2']).toEqual([]);
  expect(found.targets).toHaveLength(5);
});

test('a neighbour of the chosen place stands for its side', () => {
  const asked = { ...view, phase: 'hide_side', chosen: 4 };
  expect([3, 4, 5].map((number) => answerAt(asked, number))).toEqual([
    'side left',
    'place 4',
    'side right',
  ]);
  expect(answerAt(view, 3)).toBe('place 3');
});

test('a preview shows who goes where', () => {
  const now = row('blue', 'orange', 'green', 'blue', 'water', 'orange');
  const shot = row('blue', 'green', 'blue', 'water', 'orange', '?');
  expect(changes(now, shot)).toEqual({ to: [0, null, 1, 2, 3, 4], fresh: [5] });
  const rocket = row('water', 'blue', 'orange', 'green', 'blue', 'orange');
  expect(changes(now, rocket)).toEqual({ to: [1, 2, 3, 4, 0, 5], fresh: [] });
  expect(changes(now, row('?', '?', '?', '?', '?', '?'))).toEqual({
    to: new Array<null>(6).fill(null),
    fresh: [0, 1, 2, 3, 4, 5],
  });
});

test('the duck that is shot leaves, not another of its colour', () => {
  const now = row('blue', 'green', 'green', 'green');
  expect(changes(now, row('blue', 'green', 'green', '?'), [1]).to).toEqual([0, null, 1, 2]);
});

test('a duck that loses its cover stays where it is', () => {
  const now = [place('orange', { hides: 'blue' }), place('green')];
  expect(changes(now, row('blue', 'green'))).toEqual({ to: [0, 1], fresh: [] });
});

test('cards of a new order move past those that are not fixed', () => {
  expect(moved([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
  expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  expect(orderSoFar({ ...view, order: [5, 2] })).toEqual([5, 2, 1, 3, 4, 6]);
});

const played = (player: number, card: string): Line => ({
  key: 'event-played',
  args: { player, card },
});
const shot: Line = { key: 'event-shot', args: { player: 1, place: '3', card: 'blue' } };

test('the last card played is on top of the pile', () => {
  const threw: Line = { key: 'event-threw', args: { player: 0, card: 'fire' } };
  expect(lastPlay([played(1, 'fire'), shot])).toEqual({ seat: 1, card: 'fire', thrown: false });
  expect(lastPlay([played(1, 'fire'), threw])?.thrown).toBe(true);
  expect(lastPlay([shot])).toBeNull();
});

test('what others play is announced, and every shot is seen, one after the other', () => {
  const news = [played(1, 'fire'), shot, played(0, 'march')];
  expect(scenes(news, 0).map(({ look, place, after }) => [look, place, after])).toEqual([
    ['card', 0, 0],
    ['bang', 3, 250],
    ['march', 0, 900],
  ]);
  expect(scenes(new Array<Line>(100).fill(shot), 0)).toEqual([]);
});

test('a log that goes on brings only its new lines', () => {
  expect(freshLines([played(0, 'fire')], [played(0, 'fire'), shot])).toEqual([shot]);
  expect(freshLines([shot], [played(0, 'fire')])).toEqual([played(0, 'fire')]);
  expect(freshLines([shot], [shot])).toEqual([]);
});
