/** The tables of this browser, for the front page. */
import type { TableInfo } from '../lib/protocol.gen';
import { pathTo } from '../lib/router.svelte';
import { all, throwAway, type Kept } from './kept.ts';
import { mine, seatInfos } from './seats.ts';
import { forget, notWritten } from './table.ts';

export type Listed = TableInfo & { path: string };

/** Those that go on, and those that are over; the one last played at first. */
export async function listed(): Promise<{ going: Listed[]; over: Listed[] }> {
  const written = await all().catch(() => []);
  const others = notWritten().filter(({ id }) => !written.some((table) => table.id === id));
  const tables = [...others, ...written].map(info);
  return {
    going: tables.filter(({ status }) => status === 'playing'),
    over: tables.filter(({ status }) => status === 'over'),
  };
}

export async function remove(id: string): Promise<void> {
  forget(id);
  await throwAway(id).catch(() => undefined);
}

function info(table: Kept): Listed {
  const own = mine(table);
  return {
    id: table.id,
    path: pathTo(table.over ? 'local_replay' : 'local', table.id),
    game: table.game,
    rules_version: table.rules_version,
    players: table.players,
    options: table.options,
    status: table.over ? 'over' : 'playing',
    title: '',
    host: own[0] ?? null,
    seats: seatInfos(table),
    clock: { kind: 'none', seconds: 0, increment: 0 },
    at_zero: 'bot_moves',
    watch: 'nobody',
    listed: false,
    created_at: table.made_at / 1000,
    moved_at: table.changed_at / 1000,
    owner: true,
    invite: null,
    replay: table.over,
    your_turn: !table.over && table.turn !== null && own.includes(table.turn),
    version: table.decisions.length,
  };
}
