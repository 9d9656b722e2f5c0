import { expect, test } from 'vitest';
import { HIDDEN, layOut, reconcile } from '../../lib/cards';
import type { Legal } from '../../lib/protocol.gen';
import {
  about,
  meetingAt,
  pencilled,
  questionOf,
  seasonOf,
  shared,
  sitting,
  stackingFromHand,
  sums,
  wave,
  writable,
  written,
  zones,
  type Sheet,
  type View,
  type Wire,
} from './view';

const sheet: Sheet = {
  boxes: { robin: 4, winter: 3 },
  flaps: 2,
  flap_points: 2,
  passes: [2, null],
  used: {},
  trophies: ['robin'],
  total: 14,
};
const player = { hand: 2, deck: 3, passed: false, past: [], sheet, cards: null, order: null };
const view: View = {
  you: 0,
  turn: 0,
  phase: 'stack',
  round: 1,
  advanced: false,
  open_row: ['spring_owl', 'summer_robin', null, 'winter_pigeon'],
  deck: 5,
  under: 2,
  stopped: false,
  order: [],
  scored: 0,
  players: [
    { ...player, hand: 2, cards: ['autumn_owl'] },
    { ...player, hand: 4 },
  ],
  trophies: {},
  stack: { size: 2, cards: ['summer_robin', 'autumn_robin'], slots: [2] },
  wire: null,
  out: {},
  column: [1, 2, 3, 4, 6, 8, 10, 12, 15, 18],
  pass_points: 2,
  flown: [],
};
const wire: Wire = {
  cards: [
    'spring_robin',
    'summer_robin',
    'winter_owl',
    'winter_robin',
    'autumn_owl',
    'autumn_robin',
  ],
  sets: [],
  guest: null,
  start: null,
  end: null,
  feature: null,
  lowest: null,
  meets: [
    [],
    [],
    [{ feature: 'robin', start: 1, end: 4 }],
    [{ feature: 'owl', start: 3, end: 5 }],
    [],
    [],
  ],
};
const at = (...places: number[]): Legal[] =>
  places.map((position) => ({
    decision: position,
    text: `position ${position}`,
    typed: { kind: 'position', position },
  }));
const lying = (of: View) => Object.fromEntries(zones(of).map((zone) => [zone.id, zone.cards]));

test('a staged card lies in the stack and no longer in the open row', () => {
  const found = lying(view);
  expect(found['open-1-round1']).toEqual(['spring_owl']);
  expect(found['open-2-round1']).toEqual([]);
  expect(found.staged).toEqual(['summer_robin', 'autumn_robin']);
});

test('what a seat may not know is a back', () => {
  const found = lying(view);
  expect(found['hand-0-round1']).toEqual(['autumn_owl']);
  expect(found['hand-1-round1']).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
  expect(found['deck-0']).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  const open = { ...view, players: [{ ...player, order: ['spring_owl'] }, player] };
  expect(lying(open)['deck-0']).toEqual(['spring_owl']);
});

test('what is stacked by somebody else is turned down, and new cards come from the deck', () => {
  const before = { ...view, turn: 1, stack: null };
  const after: View = {
    ...before,
    open_row: ['autumn_pigeon', 'winter_owl', null, 'winter_pigeon'],
    deck: 3,
    players: [before.players[0]!, { ...player, hand: 2, deck: 7 }],
  };
  const { moves } = reconcile(layOut(zones(before)), zones(after));
  const ways = moves.map(({ from, to }) => `${from.split('-')[0]} to ${to.split('-')[0]}`).sort();
  expect(ways).toEqual([
    'draw to open',
    'draw to open',
    'hand to deck',
    'hand to deck',
    'open to deck',
    'open to deck',
  ]);
});

test('a pencilled set sits on the wire; a written one has left it', () => {
  const cut = { ...wire, sets: [{ start: 1, end: 2, feature: 'robin' }] };
  const pencil = { ...view, phase: 'cut', stack: null, wire: cut };
  expect(pencilled(pencil)).toEqual(cut.sets);
  expect(written(pencil)).toEqual([]);
  expect(lying(pencil)['wire-0']).toEqual(wire.cards);
  const ink = { ...pencil, phase: 'pigeon' };
  expect(pencilled(ink)).toEqual([]);
  expect(sitting(ink).map(({ place }) => place)).toEqual([3, 4, 5, 6]);
  expect(lying(ink)['wire-0']).toEqual(wire.cards.slice(2));
  expect(lying(ink)['deck-0']).toEqual([]);
});

test('a chain flies off set by set, before anything new comes', () => {
  const to = (place: string) => wave({ from: 'wire-0', to: place });
  expect(to('flown-0')).toBeLessThan(to('flown-1'));
  expect(to('flown-7')).toBeLessThan(wave({ from: 'deck-1', to: 'wire-1' }));
  expect(wave({ from: 'deck-1', to: 'wire-1' })).toBeLessThan(to('open-1-round2'));
});

test('a year goes by', () => {
  const scoring = { ...view, wire };
  expect([view, scoring, { ...view, round: 2 }, { ...scoring, round: 2 }].map(seasonOf)).toEqual([
    'spring',
    'summer',
    'autumn',
    'winter',
  ]);
  expect(seasonOf({ ...view, round: 2, turn: null })).toBe('winter');
});

test('what cards share, and what of it could be written', () => {
  expect(shared(['winter_owl', 'winter_robin'])).toEqual(['winter']);
  expect(shared(['winter_owl', 'winter_owl'])).toEqual(['owl', 'winter']);
  expect(shared(['winter_owl', 'spring_robin'])).toEqual([]);
  expect(writable(['winter_owl', 'winter_owl'], sheet)).toEqual(['owl']);
  const owls = [{ start: 1, end: 2, feature: 'owl' }];
  expect(writable(['winter_owl', 'winter_owl'], sheet, owls)).toEqual([]);
  expect(writable(['winter_owl', 'winter_owl', 'winter_owl'], sheet, owls)).toEqual(['owl']);
});

test('what belongs together while a set is cut', () => {
  const begun = { ...wire, start: 2 };
  expect(meetingAt('cut_end', begun, at(3, 4), 4)).toEqual([2, 3, 4]);
  expect(meetingAt('cut_end', begun, at(3, 4), 6)).toEqual([2]);
  expect(meetingAt('cut_feature', { ...begun, end: 3 }, [], null)).toEqual([2, 3]);
});

test('what a removal would join, and what meets at a gap', () => {
  expect(meetingAt('remove', wire, at(3), 3)).toEqual([1, 2, 4]);
  expect(meetingAt('remove', wire, at(3), null)).toEqual([]);
  expect(meetingAt('gap_feature', { ...wire, start: 4 }, [], null)).toEqual([3, 4]);
  const gap = { ...wire, start: 2, feature: 'robin' };
  expect(meetingAt('gap_pigeon', gap, [], null)).toEqual([1, 2]);
});

test('a click finds the decision that the server sent, or none', () => {
  expect(about(at(3), 'position', 'position', 3)?.decision).toBe(3);
  expect(about(at(3), 'position', 'position', 4)).toBeUndefined();
  const legal = [
    { decision: 9, text: '', typed: { kind: 'stack_hand', season: 'winter', bird: 'owl' } },
  ];
  expect(stackingFromHand(legal, 'winter_owl')?.decision).toBe(9);
  expect(stackingFromHand(legal, 'spring_owl')).toBeUndefined();
});

test('the parts of a total', () => {
  expect(sums(sheet)).toEqual({ seasons: 3, birds: 4, flaps: 2, passes: 2, trophies: 3 });
});

test('the helper is asked about what can still be cut', () => {
  const cut = { ...wire, sets: [{ start: 1, end: 2, feature: 'robin' }] };
  const asked = questionOf({ ...view, phase: 'cut', stack: null, wire: cut });
  expect(asked?.before).toBe(2);
  expect(asked?.question.row).toEqual(wire.cards.slice(2));
  expect(asked?.question.filled).toEqual(['robin', 'winter', 'robin']);
  expect(asked?.question.flaps).toBe(3);
  expect(asked?.question.column).toEqual(view.column);
  expect(asked?.question.rivals).toMatchObject({ robin: 4, owl: 0 });
  expect(questionOf({ ...view, phase: 'cut_end', wire: cut })).toBeNull();
});
