/** Every language says the same things, and every text can be said. */
import { parse } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { Texts } from './text.svelte';

const files = import.meta.glob<string>(
  [
    '../text/*.ftl',
    '../text/*/*.ftl',
    '../../../src/rookery/server/text/errors/*.ftl',
    '../games/*/text/*.ftl',
    '../../../src/rookery/games/*/text/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/[^/]+$/, '')))];

test.each(folders)('%s has the same keys in all languages', (folder) => {
  const keys = (language: string) =>
    [...files[`${folder}${language}.ftl`]!.matchAll(/^([a-zA-Z][\w-]*) *=/gm)]
      .map((match) => match[1])
      .sort();
  expect(keys('ru')).toEqual(keys('en'));
  expect(keys('pl')).toEqual(keys('en'));
});

test.each(Object.keys(files))('%s is well formed', (path) => {
  const junk = parse(files[path]!, {}).body.filter((entry) => entry.type === 'Junk');
  expect(junk).toEqual([]);
});

test('a line of the log names the player', () => {
  const texts = new Texts('en', 'event-laid = { $player } lays { $count } birds.');
  const line = { key: 'event-laid', args: { player: 1, count: 2 } };
  expect(texts.line(line, ['Anna', 'Bo'])).toBe('Bo lays 2 birds.');
});

test('a line of the log names the other player, too', () => {
  const texts = new Texts('en', 'event-gave = { $player } gives a card to { $other }.');
  const line = { key: 'event-gave', args: { player: 1, other: 0 } };
  expect(texts.line(line, ['Anna', 'Bo'])).toBe('Bo gives a card to Anna.');
});

test('Russian and Polish plurals', () => {
  const cards = (language: string, count: number) =>
    new Texts(language, files[`../games/cubirds/text/${language}.ftl`]!).say('board-cards', {
      count,
    });
  expect([1, 3, 5, 21].map((n) => cards('ru', n))).toEqual([
    '1 карта',
    '3 карты',
    '5 карт',
    '21 карта',
  ]);
  expect([1, 3, 5, 22].map((n) => cards('pl', n))).toEqual([
    '1 karta',
    '3 karty',
    '5 kart',
    '22 karty',
  ]);
});
