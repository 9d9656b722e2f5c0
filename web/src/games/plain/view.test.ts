import { expect, test } from 'vitest';
import type { Legal, Shape } from '../../lib/protocol.gen';
import { HIDDEN } from '../../lib/cards';
import { about, narrowing, place, tried, zones } from './view';

const BIRDS = ['wren', 'jay'];
const hand: Shape = {
  kind: 'group',
  fields: {
    size: { kind: 'number' },
    cards: { kind: 'maybe', of: { kind: 'counts', names: BIRDS } },
  },
};
const shape: Shape = {
  kind: 'group',
  fields: {
    you: { kind: 'seat' },
    turn: { kind: 'seat' },
    phase: { kind: 'name', names: ['send'] },
    deck: { kind: 'number' },
    row: { kind: 'pile', names: BIRDS },
    points: { kind: 'per_seat', of: { kind: 'number' } },
    sent: { kind: 'per_seat', of: { kind: 'name', names: BIRDS } },
    hands: { kind: 'per_seat', of: hand },
  },
};
const view = {
  you: 0,
  turn: 0,
  phase: 'send',
  deck: 3,
  row: ['jay', 'wren'],
  points: [1, 2],
  sent: [null, 'jay'],
  hands: [
    { size: 2, cards: { wren: 2 } },
    { size: 3, cards: null },
  ],
};
const legal: Legal[] = [
  { decision: 0, text: 'send wren', typed: { kind: 'send', bird: 'wren' } },
  { decision: 4, text: 'swap wren 2', typed: { kind: 'swap', bird: 'wren', place: 2 } },
  { decision: 5, text: 'swap jay 2', typed: { kind: 'swap', bird: 'jay', place: 2 } },
];

test('cards lie where the view says, hidden ones too', () => {
  expect(zones(shape, view)).toEqual([
    { id: 'row', cards: ['jay', 'wren'], ordered: true },
    { id: 'sent-0', cards: [], ordered: false },
    { id: 'sent-1', cards: ['jay'], ordered: false },
    { id: 'hands-0-cards', cards: ['wren', 'wren'], ordered: false },
    { id: 'hands-1-cards', cards: [HIDDEN, HIDDEN, HIDDEN] },
  ]);
});

test('what every seat has is figures, cards for all, or a hand', () => {
  const of = (name: string) => place(shape.fields![name]!);
  expect(['deck', 'points', 'sent', 'hands'].map(of)).toEqual([
    'table',
    'figures',
    'table',
    'hand',
  ]);
});

test('a card is about the decisions that name it', () => {
  expect(about(legal, 'wren').map(({ text }) => text)).toEqual(['send wren', 'swap wren 2']);
  const kinds = [
    { kind: 'swap', text: 'swap {bird} {place}', parameters: { bird: BIRDS, place: [1, 2] } },
  ];
  expect(tried(kinds, 'jay')).toBe('swap jay 1');
  expect(tried(kinds, 'owl')).toBeNull();
});

test('many decisions are asked for part by part', () => {
  expect(narrowing(legal, 3)).toBeNull();
  expect(narrowing(legal, 2)).toEqual({ by: 'kind', values: ['send', 'swap'] });
  expect(narrowing(legal.slice(1), 1)).toEqual({ by: 'bird', values: ['wren', 'jay'] });
});
