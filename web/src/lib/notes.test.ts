import { expect, test } from 'vitest';
import { told } from './notes';
import type { Note } from './protocol.gen';

const line = (key: string) => ({ key, args: {} });
const note = (kind: Note['kind'], after: number): Note => ({
  kind,
  after,
  at: 0,
  seat: 0,
  name: 'Anna',
  args: {},
});

test('notes stand after as many lines as there were', () => {
  const log = [line('a'), line('b')];
  const notes = [note('started', 0), note('left', 1), note('returned', 1), note('waited', 2)];
  const order = told(log, notes).map((each) => ('line' in each ? each.line.key : each.note.kind));
  expect(order).toEqual(['started', 'a', 'left', 'returned', 'b', 'waited']);
});

test('a note about lines that are still a draft comes last', () => {
  const order = told([line('a')], [note('left', 5)]);
  expect(order.map((each) => 'note' in each)).toEqual([false, true]);
});
