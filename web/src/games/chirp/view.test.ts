import { expect, test } from 'vitest';
import { HIDDEN, layOut } from '../../lib/cards';
import type { Legal } from '../../lib/protocol.gen';
import { corner, fit, FOR_FINGERS, freest, LARGEST, sees, SMALLEST, speak, zoom } from './camera';
import { blank, caughtUp, goOn, wayOf } from './story';
import {
  boosted,
  cellOf,
  choice,
  inFingers,
  keysOfBranch,
  legalPlaces,
  towards,
  verbOf,
  zones,
  type Face,
  type View,
} from './view';

const harvest: Face = {
  colour: 'red',
  birds: 4,
  sides: 'RU',
  command: {
    key: 'command-pluck',
    args: { n: 2, to: 'score', count: 1, count_shown: '1', birds: 2, birds_shown: '(2)' },
  },
};

const view: View = {
  you: 0,
  turn: 0,
  phase: 'lay_place',
  current: 0,
  growth: 'draw',
  branch: [spot('L2', -2, 0, 'ya', ['rb', 'kg']), spot('L1', -1, 0, 'bb', [])],
  route: ['L1', 'L2'],
  walked: 0,
  mine: 'L2',
  chirp: null,
  picked: 'rc',
  lifted: null,
  other: null,
  hands: [
    { size: 2, known: [], cards: ['rc', 'wd'] },
    { size: 3, known: ['gh'], cards: null },
  ],
  colours: {
    yellow: { birds: 4, owner: 1, leads: true },
    black: { birds: 0, owner: null, leads: false },
    red: { birds: 0, owner: null, leads: false },
    blue: { birds: 4, owner: 0, leads: true },
    grey: { birds: 0, owner: null, leads: false },
    white: { birds: 0, owner: null, leads: false },
  },
  pass_card: 1,
  points: [0, 0],
  goal: 30,
  piles: [[], ['wh']],
  stock: 2,
  reshuffled: false,
  discard: ['ga', 'gb'],
  adrift: [],
  walks: {},
  obstacles: {},
  told: [],
  faces: {},
};

function spot(place: string, x: number, y: number, card: string, under: string[]) {
  return { place, x, y, card, under, parent: [0, 0], on_route: true, number: 1 };
}

const legal: Legal[] = [
  { decision: 7, text: 'card rc', typed: { kind: 'card', card: 'rc' } },
  { decision: 9, text: 'place L1U1', typed: { kind: 'place', place: 'L1U1' } },
  { decision: 12, text: 'player 1', typed: { kind: 'player', player: 1 } },
];

test('a place is named by the way from the trunk', () => {
  expect(cellOf('L4D1')).toEqual({ x: -4, y: -1 });
  expect(cellOf('R12')).toEqual({ x: 12, y: 0 });
  expect(cellOf('U3')).toEqual({ x: 0, y: 3 });
  expect(cellOf('trunk')).toEqual({ x: 0, y: 0 });
});

test('every card has its zone, and what is not known is a back', () => {
  const found = Object.fromEntries(zones(view).map((zone) => [zone.id, zone.cards]));
  expect(found.branch).toEqual(['rb', 'kg', 'ya', 'bb']);
  expect(found['hand-1']).toEqual(['gh', HIDDEN, HIDDEN]);
  expect(found.discard).toEqual(['gb', 'ga']);
  expect(found['plumage-1']).toEqual(['plumage-yellow']);
  expect(found.plumage).toHaveLength(4);
  expect(found['pass-1']).toEqual(['pass']);
  expect(found.pass).toEqual([]);
});

test('the top card of each place has its own key', () => {
  const layout = layOut(zones(view));
  const laid = layout.get('branch')!;
  const keys = keysOfBranch(view, layout);
  expect(keys.get('L2')).toBe(laid[2]!.key);
  expect(keys.get('L1')).toBe(laid[3]!.key);
});

test('a boost changes the circled figures and no others', () => {
  const { args } = boosted(harvest.command, 5);
  expect(args).toMatchObject({ n: 5, count: 1, count_shown: '1', birds: 5, birds_shown: '(5)' });
});

test('a command in a word', () => {
  expect(verbOf(harvest)).toBe('harvest');
  const exchange = { ...harvest, command: { key: 'command-cover', args: { n: 1, to: 'hand' } } };
  expect(verbOf(exchange)).toBe('exchange');
});

test('a click finds the decision that the server sent, or none', () => {
  expect(choice(legal, 'card', 'rc')?.decision).toBe(7);
  expect(choice(legal, 'player', 1)?.decision).toBe(12);
  expect(choice(legal, 'card', 'ya')).toBeUndefined();
  expect([...legalPlaces(legal).keys()]).toEqual(['L1U1']);
});

test('the card that is about to be laid', () => {
  expect(inFingers(view)).toBe('rc');
  expect(inFingers({ ...view, phase: 'top_add' })).toBe('ga');
  expect(inFingers({ ...view, phase: 'drop', lifted: 'L2' })).toBe('ya');
  expect(inFingers({ ...view, phase: 'grow' })).toBeNull();
});

test('arrows go to the nearest choice in their direction', () => {
  const cells = [
    { x: -2, y: 0 },
    { x: -1, y: 2 },
    { x: 3, y: 0 },
  ];
  const at = { x: 0, y: 0 };
  expect(towards(at, 'ArrowLeft', cells)).toEqual(cells[0]);
  expect(towards(at, 'ArrowUp', cells)).toEqual(cells[1]);
  expect(towards(at, 'ArrowRight', cells)).toEqual(cells[2]);
  expect(towards(at, 'ArrowDown', cells)).toBeUndefined();
});

test('the camera shows everything, as large as it may be', () => {
  const size = { width: 600, height: 300 };
  const cells = [
    { x: -3, y: 1 },
    { x: 2, y: -1 },
  ];
  const camera = fit(cells, [], size, FOR_FINGERS);
  expect(cells.every((cell) => sees(camera, cell, size))).toBe(true);
  expect(camera.cell).toBeGreaterThan(FOR_FINGERS);
  expect(fit([{ x: 0, y: 0 }], [], size, FOR_FINGERS).cell).toBe(LARGEST);
});

test('what matters is seen when not everything can be', () => {
  const size = { width: 200, height: 200 };
  const cells = Array.from({ length: 12 }, (_, x) => ({ x, y: 0 }));
  const camera = fit(cells, [{ x: 11, y: 0 }], size, FOR_FINGERS);
  expect(camera.cell).toBe(FOR_FINGERS);
  expect(sees(camera, { x: 11, y: 0 }, size)).toBe(true);
  expect(sees(camera, { x: 0, y: 0 }, size)).toBe(false);
  const choices = cells.slice(5);
  const smaller = fit(cells, choices, size, FOR_FINGERS);
  expect(smaller.cell).toBeLessThan(FOR_FINGERS);
  expect(choices.every((cell) => sees(smaller, cell, size))).toBe(true);
  expect(fit(cells, cells, { width: 60, height: 60 }, FOR_FINGERS).cell).toBe(SMALLEST);
});

test('zooming keeps the point under the pointer where it is', () => {
  const size = { width: 400, height: 300 };
  const before = { cell: 60, x: 0, y: 0 };
  const after = zoom(before, 1.5, 100, 50, size);
  const cell = { x: -1.2, y: 0.9 };
  const [was, is] = [corner(before, cell, size), corner(after, cell, size)];
  expect((is.left - 100) / (was.left - 100)).toBeCloseTo(1.5);
  expect((is.top - 50) / (was.top - 50)).toBeCloseTo(1.5);
});

test('a bubble does not hide what is to be chosen', () => {
  const size = { width: 600, height: 400 };
  const camera = { cell: 80, x: 0, y: 0 };
  const bubble = { width: 160, height: 80 };
  const free = speak(camera, { x: 0, y: 0 }, bubble, [], [], size);
  const crowded = speak(camera, { x: 0, y: 0 }, bubble, [{ x: 0, y: 1 }], [], size);
  expect(free?.side).toBe('above');
  expect(crowded?.side).toBe('below');
  const bonus = speak(camera, null, bubble, [{ x: 2.5, y: 1.8 }], [], size);
  expect(bonus).toMatchObject({ side: null, left: 6 });
  const everywhere = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));
  expect(speak(camera, { x: 0, y: 0 }, bubble, everywhere, [], size)).toBeNull();
});

const chirped = { key: 'event-chirped', args: { player: 0, card: 'ya', number: 2, place: 'L2' } };
const drew = { key: 'event-drew', args: { player: 0, card: 'wd' } };
const bonus = { key: 'event-bonus', args: { player: 0, card: 'gh', number: 1 } };

test('a story goes on with the turn and begins anew with the next', () => {
  let story = goOn(blank(-1), 0, [{ key: 'event-laid', args: {} }, chirped, drew]);
  expect(story.opening).toHaveLength(1);
  expect(story.chapters).toMatchObject([{ card: 'ya', number: 2, place: 'L2', changes: [drew] }]);
  story = goOn(story, 0, [drew, bonus]);
  expect(story.chapters.map(({ changes }) => changes.length)).toEqual([2, 0]);
  expect(story.chapters[1]!.place).toBeNull();
  expect(goOn(story, 1, [{ key: 'event-passed', args: {} }]).chapters).toEqual([]);
  expect(goOn(story, 1, [])).toBe(story);
});

test('whoever comes late hears what is being said', () => {
  const chirp = { card: 'ya', number: 2, left: 1, place: 'L2', bonus: false, command: drew };
  expect(caughtUp(blank(0), chirp).chapters).toEqual([
    { card: 'ya', number: 2, place: 'L2', changes: [] },
  ]);
  const story = goOn(blank(-1), 0, [chirped]);
  expect(caughtUp(story, chirp)).toBe(story);
  expect(caughtUp(story, null)).toBe(story);
});

test('the way: said, being said, still to come', () => {
  const story = goOn(blank(-1), 0, [{ ...chirped, args: { ...chirped.args, place: 'L1' } }]);
  const chirp = { card: 'bb', number: 1, left: 0, place: 'L1', bonus: false, command: drew };
  const walking = { ...view, chirp };
  expect(wayOf(walking, story).map(({ place, state }) => [place, state])).toEqual([
    ['L1', 'now'],
    ['L2', 'next'],
  ]);
  const done = { ...view, route: [], chirp: null };
  expect(wayOf(done, story).map(({ state }) => state)).toEqual(['done']);
});

test('the buttons stand where they hide no card', () => {
  const size = { width: 300, height: 200 };
  const camera = { cell: 50, x: 0, y: 0 };
  const buttons = { width: 100, height: 50 };
  const at = (...cells: [number, number][]) =>
    freest(
      camera,
      cells.map(([x, y]) => ({ x, y })),
      buttons,
      size,
    );
  expect(at([0, 0])).toEqual({ left: false, high: false });
  expect(at([0, 0], [2, -1])).toEqual({ left: false, high: true });
  expect(at([2, -1], [2, 1])).toEqual({ left: true, high: false });
});
