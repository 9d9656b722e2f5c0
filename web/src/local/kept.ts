/** The journal of tables in this browser: IndexedDB, a record for each of them. Everything that is
 * written says what was there before, so that two windows never write over each other. */
import type { Options } from './rules.ts';

const NAME = 'rookery';
const STORE = 'tables';
/** The oldest ones that are over go first. */
const MOST = 200;

export interface KeptSeat {
  name: string;
  colour: number;
  /** The bot that sits here; nobody's name means a person at this device. */
  bot: string | null;
}

export interface Kept {
  id: string;
  game: string;
  rules_version: number;
  players: number;
  options: Options;
  seed: string;
  /** The position that it began with, if it was not dealt: a record, as machines read it. */
  record: Uint8Array | null;
  seats: KeptSeat[];
  /** Whether the seats are dealt anew when the same people play again. */
  shuffle: boolean;
  /** As texts, those of an unfinished draft included. */
  decisions: string[];
  /** So many of them were there when the table was made: they stay. */
  given: number;
  over: boolean;
  turn: number | null;
  made_at: number;
  changed_at: number;
  /** The table where the same people play again. */
  rematch: string | null;
  /** Everybody at this device may see everybody's cards: to teach a friend. */
  open?: boolean;
  /** The page that it was made from, a replay's: one may go back there. */
  from?: string | null;
  /** Its replay at the server, once it was handed over. */
  handed_over: string | null;
  /** How often it was written. */
  writes: number;
}

/** Somebody else, in another window, went on with the table, or threw it away. */
export class Elsewhere extends Error {}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  opened.catch(() => (opened = null));
  return opened;
}

function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function transact<T>(
  mode: IDBTransactionMode,
  work: (tables: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = (await open()).transaction(STORE, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
  done.catch(() => undefined);
  const result = await work(transaction.objectStore(STORE));
  await done;
  return result;
}

export function find(id: string): Promise<Kept | undefined> {
  return transact('readonly', (tables) => found<Kept | undefined>(tables.get(id)));
}

/** Those not over first, then the last one that was played at. */
export async function all(): Promise<Kept[]> {
  const tables = await transact('readonly', (store) => found<Kept[]>(store.getAll()));
  return tables.sort((a, b) => Number(a.over) - Number(b.over) || b.changed_at - a.changed_at);
}

/** Write a table down; `Elsewhere` if it is not any more what it was. */
export async function keep(table: Kept): Promise<void> {
  const writes = await transact('readwrite', async (tables) => {
    const before = await found<Kept | undefined>(tables.get(table.id));
    if ((before?.writes ?? 0) !== table.writes) throw new Elsewhere();
    tables.put({ ...table, writes: table.writes + 1 });
    return table.writes + 1;
  });
  table.writes = writes;
}

export function throwAway(id: string): Promise<unknown> {
  return transact('readwrite', (tables) => found(tables.delete(id)));
}

/** Make room: of many tables the oldest ones that are over are forgotten. */
export async function tidy(): Promise<void> {
  for (const { id } of (await all()).slice(MOST).filter((table) => table.over)) await throwAway(id);
}
