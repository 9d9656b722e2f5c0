/** The worker in which a table of this browser is played: what comes in and goes out, and the lock by
 * which two windows never play at one table. */
import type { FromClient, FromServer } from '../lib/protocol.gen';
import type { Ended } from '../lib/table';
import { Host } from './host.ts';
import { find, keep, throwAway, type Kept } from './kept.ts';
import { loadRules, type Rules } from './rules.ts';

/** What a page asks for apart from the messages of a table. */
const calls = {
  hint: (host: Host) => host.hint(),
  rematch: (host: Host) => host.rematch(),
  leave: (host: Host) => host.leave(),
  save: (host: Host) => host.save(),
  info: (host: Host) => host.info,
  played: (host: Host) => host.played,
  step: (host: Host, step: number, seat: number | null) => host.step(step, seat),
  handedOver: (host: Host, replay: string) => host.handedOver(replay),
};
export type Calls = typeof calls;

export interface Opening {
  id: string;
  /** Where the modules are. */
  folder: string;
  /** The table, if it has only just been made. */
  fresh: Kept | null;
  pace: boolean;
  /** Take it from the other window. */
  steal: boolean;
  /** Only to look back at a game that is over. */
  look: boolean;
}

export type ToWorker =
  | { ready: { folder: string; game: string } }
  | { open: Opening }
  | { say: FromClient }
  | { ask: number; what: keyof Calls; about: unknown[] };

export type FromWorker =
  | { heard: FromServer }
  | { ended: Ended }
  | { unkept: Kept | null }
  | { opened: true }
  | { answered: number; value?: unknown; failed?: string };

/** Another page of this browser may be about to close. */
const PATIENCE_MS = 1500;

const post = (message: FromWorker) => self.postMessage(message);
let host: Host | null = null;
let ready: { game: string; rules: Promise<Rules> } | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('open' in data) void open(data.open);
  else if ('ready' in data)
    void getReady(data.ready.folder, data.ready.game).catch(() => undefined);
  else if ('say' in data) void host?.hear(data.say);
  else void answer(data.ask, data.what, data.about);
};

/** Somebody may be about to play this: its rules are fetched and compiled meanwhile. */
async function getReady(folder: string, game: string): Promise<Rules> {
  if (ready?.game !== game) ready = { game, rules: loadRules(folder, game) };
  const { rules } = ready;
  rules.catch(() => (ready = null)); // whoever needs them tries again, and says so
  return rules;
}

async function open({ id, folder, fresh, pace, steal, look }: Opening): Promise<void> {
  const listener = {
    hear: (heard: FromServer) => post({ heard }),
    ended: (ended: Ended) => post({ ended }),
    unkept: (unkept: Kept | null) => post({ unkept }),
  };
  const journal = { find, keep, throwAway };
  const opened = new Host(journal, (game) => getReady(folder, game), listener, pace);
  if (!look && !(await locked(id, steal, opened))) return;
  if (!(await opened.load(id, fresh))) return;
  host = opened;
  post({ opened: true });
  if (!look) host.begin();
}

/** Hold the table until this window is closed. Without a secure connection browsers have no locks:
 * the journal itself notices then if somebody else goes on. */
async function locked(id: string, steal: boolean, mine: Host): Promise<boolean> {
  if (!navigator.locks) return true;
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    const how = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    navigator.locks.request(`rookery-${id}`, how, hold).catch(() => {
      mine.stop('elsewhere');
      resolve(false);
    });
  });
}

async function answer(ask: number, what: keyof Calls, about: unknown[]): Promise<void> {
  try {
    const call = calls[what] as (host: Host, ...about: unknown[]) => unknown;
    post({ answered: ask, value: await call(host!, ...about) });
  } catch (problem) {
    post({ answered: ask, failed: String(problem) });
  }
}
