import { expect, test } from 'vitest';
import { apart, called, meant, seatNames } from './names';
import { inOneBreath } from './pictures';
import type { SeatInfo } from './protocol.gen';
import { speak, t } from './text.svelte';

const seat = (name: string, bot: string | null = null) =>
  ({ kind: bot ? 'bot' : 'person', name, bot }) as SeatInfo;

test('guests and bots are called in the reader’s language', async () => {
  await speak('ru');
  expect(called('Heron 37')).toBe('Цапля 37');
  expect(called('Heron')).toBe('Heron');
  expect(called('Dodo 37')).toBe('Dodo 37');
  expect(seatNames([seat('Wren 12'), seat('Chick', 'chick'), seat('chick', 'chick')])).toEqual([
    'Крапивник 12',
    `${t('bot-chick')} 1`,
    `${t('bot-chick')} 2`,
  ]);
  await speak('pl');
  expect(called('Heron 37')).toBe('Czapla 37');
  expect(meant('Czapla 37', 'Heron 37')).toBe('Heron 37');
  expect(meant('Ola', 'Heron 37')).toBe('Ola');
});

test('a name that is shortened keeps what tells it apart', () => {
  const [one, other] = apart(['Weathercock 1', 'Weathercock 2']);
  expect([one!.tail, other!.tail]).toEqual(['1', '2']);
  const [ann, anna] = apart(['Annabella', 'Annabelle']);
  expect(ann!.tail).not.toBe(anna!.tail);
});

test('what one player does is said in one breath', () => {
  const names = ['Ann', 'Ann Lee'];
  const said = ['Ann lays an owl.', 'Ann takes 2 ducks.', 'Row 1 gets a robin.', 'Ann stays.'];
  expect(inOneBreath(said, names)).toBe(
    'Ann lays an owl, takes 2 ducks. Row 1 gets a robin. Ann stays.',
  );
  expect(inOneBreath(['Ann bids.', 'Ann Lee passes.'], names)).toBe('Ann bids. Ann Lee passes.');
  const row = ['Ann takes 1 owl from row 2.', 'Ann takes 1 duck from row 2.', 'Ann takes a card.'];
  expect(inOneBreath(row, names)).toBe('Ann takes 1 owl from row 2, 1 duck from row 2, a card.');
  const cards = [
    'Ann Lee draws a card: Monks 4.',
    'Ann Lee draws a card: Gold 2.',
    'Ann Lee stays.',
  ];
  expect(inOneBreath(cards, names)).toBe('Ann Lee draws a card: Monks 4, Gold 2, stays.');
  expect(inOneBreath(['Ann draws.', 'Ann draws.'], names)).toBe('Ann draws, draws.');
});
