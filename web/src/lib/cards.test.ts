import { expect, test } from 'vitest';
import { HIDDEN, layOut, reconcile, type Zone } from './cards';

const row = (...cards: string[]): Zone => ({ id: 'row', cards, ordered: true });
const zone = (id: string, ...cards: string[]): Zone => ({ id, cards });

test('a card that stays keeps its key', () => {
  const before = layOut([row('owl', 'duck'), zone('hand', 'robin')]);
  const { layout, moves } = reconcile(before, [row('owl', 'duck'), zone('hand', 'robin')]);
  expect(layout).toEqual(before);
  expect(moves).toEqual([]);
});

test('a laid card carries its key from the hand to the row', () => {
  const before = layOut([row('owl', 'duck'), zone('hand', 'robin', 'robin', 'owl')]);
  const { layout, moves } = reconcile(before, [
    row('owl', 'duck', 'robin', 'robin'),
    zone('hand', 'owl'),
  ]);
  expect(moves.map((move) => [move.from, move.to])).toEqual([
    ['hand', 'row'],
    ['hand', 'row'],
  ]);
  expect(
    layout
      .get('row')!
      .slice(2)
      .map((card) => card.key),
  ).toEqual(
    before
      .get('hand')!
      .slice(0, 2)
      .map((card) => card.key),
  );
});

test('what is caught goes to the hand, and the row keeps its own', () => {
  const before = layOut([row('owl', 'duck', 'robin', 'owl'), zone('hand', 'robin')]);
  const after = reconcile(before, [row('owl', 'duck', 'robin', 'robin'), zone('hand', 'owl')]);
  expect(after.layout.get('row')!.slice(0, 3)).toEqual(before.get('row')!.slice(0, 3));
  expect(after.moves.map((move) => `${move.face} ${move.from} ${move.to}`).sort()).toEqual([
    'owl row hand',
    'robin hand row',
  ]);
});

test('a hidden card shows its face when it is played, and hides it when it is drawn', () => {
  const before = layOut([row('owl'), zone('theirs', HIDDEN, HIDDEN), zone('deck', HIDDEN, HIDDEN)]);
  const played = reconcile(before, [
    row('owl', 'duck'),
    zone('theirs', HIDDEN, HIDDEN),
    zone('deck', HIDDEN),
  ]);
  expect(played.moves.map(({ was, face, to }) => [was, face, to])).toEqual([
    [HIDDEN, 'duck', 'row'],
  ]);
  const keys = [...played.layout.values()].flat().map((card) => card.key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('cards from nowhere get new keys', () => {
  const before = layOut([row('owl')]);
  const { layout, moves } = reconcile(before, [row('owl', 'duck')]);
  expect(moves).toEqual([]);
  expect(layout.get('row')![1]!.key).not.toBe('');
});
