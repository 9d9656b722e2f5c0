/** Tables and replays in this browser: the page's side of `worker.ts`. */
import { api } from '../lib/api';
import type { FromClient, Hint } from '../lib/protocol.gen';
import { linkTo, pathTo } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { fileUrl } from '../lib/site';
import {
  momentOf,
  type Ended,
  type Handlers,
  type Link,
  type Replay,
  type Table,
} from '../lib/table';
import type { Kept, KeptSeat } from './kept.ts';
import type { Calls, FromWorker, Opening, ToWorker } from './worker.ts';

type About<What extends keyof Calls> =
  Parameters<Calls[What]> extends [unknown, ...infer Rest] ? Rest : never;
type Answer<What extends keyof Calls> = Promise<Awaited<ReturnType<Calls[What]>>>;

/** Tables that may not have been written down: they last as long as this page. */
const unwritten = new Map<string, Kept>();

export function remember(table: Kept): void {
  unwritten.set(table.id, table);
}

export function forget(id: string): void {
  unwritten.delete(id);
}

export function notWritten(): Kept[] {
  return [...unwritten.values()];
}

const FOLDER = () => new URL(fileUrl('wasm'), location.href).href;

function hired(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** A worker that has no table yet. */
let spare: Worker | null = null;

/** Somebody may be about to play this game here: a worker gets its rules. */
export function getReady(game: string): void {
  spare ??= hired();
  spare.postMessage({ ready: { folder: FOLDER(), game } } satisfies ToWorker);
}

/** A worker and what it was asked. */
class Partner {
  #worker: Worker;
  #asked = new Map<number, (message: Extract<FromWorker, { answered: number }>) => void>();
  #next = 1;

  constructor(
    opening: Pick<Opening, 'id' | 'steal' | 'look'>,
    hear: (message: FromWorker) => void,
  ) {
    this.#worker = spare ?? hired();
    spare = null;
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (!('answered' in data)) return hear(data);
      this.#asked.get(data.answered)?.(data);
      this.#asked.delete(data.answered);
    };
    this.#worker.onerror = () => hear({ ended: 'unloadable' });
    const fresh = unwritten.get(opening.id) ?? null;
    this.tell({ open: { ...opening, folder: FOLDER(), fresh, pace: settings.pace !== 'once' } });
  }

  tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  ask<What extends keyof Calls>(what: What, ...about: About<What>): Answer<What> {
    const number = this.#next++;
    return new Promise((resolve, reject) => {
      this.#asked.set(number, ({ value, failed }) =>
        failed === undefined ? resolve(value as Awaited<Answer<What>>) : reject(new Error(failed)),
      );
      this.tell({ ask: number, what, about });
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}

export class LocalTable implements Table {
  readonly company = false;
  readonly invite = null;
  readonly replayPath: string;
  #partner: Partner | null = null;
  #steal = false;

  constructor(readonly id: string) {
    this.replayPath = pathTo('local_replay', id);
  }

  connect(handlers: Handlers): Link {
    const end = (why: Ended) => {
      this.#partner?.close();
      handlers.connection('gone', why, 0);
    };
    const partner = new Partner({ id: this.id, steal: this.#steal, look: false }, (message) => {
      if ('heard' in message) handlers.message(message.heard);
      else if ('opened' in message) handlers.connection('open', null, 0);
      else if ('ended' in message) end(message.ended);
      else if ('unkept' in message) {
        if (message.unkept) remember(message.unkept);
        handlers.kept?.(message.unkept === null);
      }
    });
    this.#partner = partner;
    this.#steal = false;
    const say = (message: FromClient) => partner.tell({ say: message });
    return {
      send: say,
      restart: () => say({ type: 'hello', version: -1 }),
      hurry: () => {},
      doubt: () => {},
      close: () => partner.close(),
    };
  }

  async cameFrom() {
    return (await this.#partner!.ask('info')).from;
  }

  hint(): Promise<Hint> {
    return this.#partner!.ask('hint');
  }

  async isOpen(): Promise<boolean> {
    return (await this.#partner!.ask('info')).open;
  }

  async look(seat: number) {
    const { steps } = await this.#partner!.ask('info');
    return this.#partner!.ask('step', steps, seat);
  }

  async leave(): Promise<void> {
    await this.#partner!.ask('leave');
    forget(this.id);
  }

  async rematch(): Promise<string> {
    const made = await this.#partner!.ask('rematch');
    remember(made);
    return pathTo('local', made.id);
  }

  async declineRematch(): Promise<void> {
    // There is nobody who would have to be told.
  }

  findRematch(): Promise<string> {
    return this.rematch();
  }

  async exportUrl(): Promise<string> {
    const save = await this.#partner!.ask('save');
    return URL.createObjectURL(new Blob([save], { type: 'application/json' }));
  }

  takeOver(): void {
    this.#steal = true;
  }
}

export class LocalReplay implements Replay {
  readonly path: string;
  #partner: Partner;
  #opened: Promise<void>;

  constructor(readonly id: string) {
    this.path = pathTo('local_replay', id);
    let hear: (message: FromWorker) => void;
    this.#opened = new Promise((resolve, reject) => {
      hear = (message) => {
        if ('opened' in message) resolve();
        else if ('ended' in message) reject(new Error(message.ended));
      };
    });
    this.#partner = new Partner({ id, steal: false, look: true }, (message) => hear(message));
  }

  async info() {
    await this.#opened;
    const { game, steps, over } = await this.#partner.ask('info');
    if (!over) throw new Error('the game goes on');
    return { game, steps };
  }

  async played() {
    await this.#opened;
    return this.#partner.ask('played');
  }

  step(step: number, seat: number | null) {
    return this.#partner.ask('step', step, seat);
  }

  async save(): Promise<string> {
    await this.#opened;
    return this.#partner.ask('save');
  }

  /** The game goes to the server first, which lets others look at it. */
  async link(step: number, review: boolean): Promise<string> {
    const { seats, handed_over } = await this.#partner.ask('info');
    return linkTo('replay', handed_over ?? (await this.#handOver(seats)), momentOf(step, review));
  }

  async #handOver(seats: KeptSeat[]): Promise<string> {
    const save = JSON.parse(await this.#partner.ask('save')) as object;
    const { id } = await api.handOver({
      save,
      seats: seats.map(({ name, bot }) => ({ name, bot })),
    });
    await this.#partner.ask('handedOver', id);
    return id;
  }

  close(): void {
    this.#partner.close();
  }
}
