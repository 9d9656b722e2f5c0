/** Starting a table in this browser. */
import type { TableRequest } from '../lib/api';
import { me } from '../lib/me.svelte';
import offer from '../lib/offer.gen';
import { pathTo } from '../lib/router.svelte';
import { fileUrl } from '../lib/site';
import { t } from '../lib/text.svelte';
import { blank } from '../lib/wanted';
import { find, tidy } from './kept.ts';
import { newTable, type Start } from './making.ts';
import { localGames } from './rules.ts';
import { notWritten, remember } from './table.ts';

/** A table from any position: its page. Whoever plays it writes it down first. */
export function beginFrom(start: Start): string {
  const made = newTable(start);
  void tidy().catch(() => undefined);
  remember(made);
  return pathTo('local', made.id);
}

/** The page of a new table, or null where this game cannot be played without a server. */
export async function begin(wanted: TableRequest, open = false): Promise<string | null> {
  const games = await localGames(fileUrl('wasm')).catch(() => ({}) as Record<string, never>);
  if (!games[wanted.game]) return null;
  const own = me.name || t('new-name-default', { seat: 1 });
  return beginFrom({
    game: wanted.game,
    rules_version: offer.find(({ id }) => id === wanted.game)!.rules_version,
    players: wanted.players,
    options: wanted.options,
    shuffle: wanted.shuffle_seats,
    open,
    seats: wanted.seats.map(({ kind, bot, name }) =>
      kind === 'bot'
        ? { bot: bot!, name: bot![0]!.toUpperCase() + bot!.slice(1), colour: me.colour }
        : { bot: null, name: name || own, colour: me.colour },
    ),
  });
}

/** What would have to be asked of a server to play such a table there. */
export async function wantedAgain(id: string): Promise<TableRequest> {
  const table =
    (await find(id).catch(() => undefined)) ?? notWritten().find((each) => each.id === id)!;
  const game = offer.find((each) => each.id === table.game)!;
  return {
    ...blank(game, table.players),
    options: table.options,
    shuffle_seats: table.shuffle,
    seats: table.seats.map(({ bot, name }) => (bot ? { kind: 'bot', bot } : { kind: 'me', name })),
  };
}
