import { expect, test } from 'vitest';
import type { GameInfo, TableRequest } from './api';
import { clockText } from './clock';
import { fingerprint } from './fairness';
import { seatNames } from './names';
import type { SeatInfo } from './protocol.gen';
import { read } from './router.svelte';
import { languageOf, settings } from './settings.svelte';
import { isForOneDevice } from './start';
import { againstBots, byStrength, playsHere, usualBot, usualPlayers } from './wanted';

test('addresses lead to pages', () => {
  const page = (path: string) => {
    const { page, id } = read(new URL(path, 'http://rookery'));
    return [page, id];
  };
  expect(page('/')).toEqual(['front', '']);
  expect(page('/play/cubirds')).toEqual(['play', 'cubirds']);
  expect(page('/t/ab-1?invite=x')).toEqual(['table', 'ab-1']);
  expect(page('/replay/ab?step=4')).toEqual(['replay', 'ab']);
  expect(page('/rules/cubirds#there')).toEqual(['rules', 'cubirds']);
  expect(page('/no/such/page')).toEqual(['nowhere', '']);
});

test('the browser says which language comes first', () => {
  expect(languageOf(['de-DE', 'pl-PL', 'en'])).toBe('pl');
  expect(languageOf(['ru'])).toBe('ru');
  expect(languageOf(['fr'])).toBe('en');
});

test('two people of one name are told apart, and nobody else is numbered', () => {
  const seat = (name: string, kind: SeatInfo['kind'] = 'person') =>
    ({ name, kind, bot: null }) as SeatInfo;
  expect(seatNames([seat('Anna'), seat('Ben'), seat('Anna')])).toEqual(['Anna 1', 'Ben', 'Anna 2']);
  expect(seatNames([seat('Anna'), seat('', 'open'), seat('', 'open')])).toEqual(['Anna', '', '']);
});

test('clocks read like clocks', () => {
  expect(clockText(3_723_000)).toBe('1:02:03');
  expect(clockText(65_000)).toBe('1:05');
  expect(clockText(9_480)).toBe('9.4');
});

test('a seed has one fingerprint', async () => {
  expect(await fingerprint('616263')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('a table against a bot starts at once', () => {
  const game: GameInfo = {
    id: 'cubirds',
    seats: [2, 3],
    usual: 2,
    unofficial: [],
    options: [
      {
        name: 'expert',
        default: false,
        smallest: 0,
        largest: 0,
        choices: [],
        typed: false,
        engine: false,
      },
    ],
    rules_version: 1,
    bots: ['eagle', 'chick'],
  };
  const wanted = againstBots(game, usualBot(game.bots), usualPlayers(game));
  expect(wanted.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'chick' }]);
  expect(wanted.options).toEqual({ expert: false });
  expect(byStrength(game.bots)).toEqual(['chick', 'eagle']);
  Object.assign(settings, { bot: 'eagle', players: { cubirds: 3, ducks: 6 } });
  expect([usualBot(game.bots), usualPlayers(game)]).toEqual(['eagle', 3]);
  expect(byStrength(['owl', 'hawk', 'eagle'])).toEqual(['hawk', 'eagle', 'owl']);
  expect(['owl', 'eagle'].map(playsHere)).toEqual([false, true]);
  const table = (bot: string) => ({ ...wanted, seats: [wanted.seats[0]!, { kind: 'bot', bot }] });
  expect(['owl', 'eagle'].map((bot) => isForOneDevice(table(bot) as TableRequest))).toEqual([
    false,
    true,
  ]);
  expect([usualBot(['hawk']), usualPlayers({ ...game, seats: [2] })]).toEqual(['hawk', 2]);
});
