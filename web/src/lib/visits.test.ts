import { expect, test } from 'vitest';
import { since } from './pictures';
import type { Line } from './protocol.gen';
import { newSince } from './visits';

const line = (player: number | null): Line => ({
  key: 'a',
  args: player === null ? {} : { player },
});

test('what happened from a line on, in chapters of one player each', () => {
  const log = [line(0), line(1), line(1), line(null), line(0)];
  expect(since(log, 0).map(({ seat, lines, last }) => [seat, lines.length, last])).toEqual([
    [0, 1, 0],
    [1, 3, 3],
    [0, 1, 4],
  ]);
  expect(since(log, 2).map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [1, 2],
    [0, 1],
  ]);
  expect(since(log, 5)).toEqual([]);
});

test('who has never been at a table has missed nothing', () => {
  expect(newSince(null, 10)).toBe(false);
  expect(newSince({ lines: 3, at: 9_000 }, 10)).toBe(true);
  expect(newSince({ lines: 3, at: 11_000 }, 10)).toBe(false);
});
