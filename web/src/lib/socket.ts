/** A table's socket: says hello with the last version it saw, comes back by itself with growing,
 * jittered pauses, and sends what was not acknowledged again under the same id. */
import { FINAL } from './contract.gen';
import type { FromClient, FromServer } from './protocol.gen';
import type { Handlers, Link, Sent } from './table';

export interface Surroundings {
  open(url: string): WebSocket;
  random(): number;
  later(run: () => void, ms: number): () => void;
}

const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  random: Math.random,
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const PING_EVERY = 10_000;
const PONG_WITHIN = 8_000;
const DOUBTED_PONG_WITHIN = 2_000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;

/** The pause before attempt `n`: doubles up to a limit, and no two clients wait alike. */
export function pause(attempt: number, random: () => number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + random() / 2);
}

export class TableSocket implements Link {
  version = -1;
  private socket: WebSocket | null = null;
  private attempt = 0;
  private unanswered = new Map<string, Sent>();
  private cancelTimer = () => {};
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly handlers: Handlers,
    private readonly around: Surroundings = browser,
  ) {
    this.connect();
  }

  /** It is sent again after a reconnection. */
  send(message: Sent): void {
    this.unanswered.set(message.id, message);
    this.post(message);
  }

  restart(): void {
    this.version = -1;
    this.post({ type: 'hello', version: -1 });
  }

  hurry(): void {
    if (!this.closed && this.socket === null) this.connect();
  }

  doubt(): void {
    if (this.socket?.readyState === 1) this.ask(DOUBTED_PONG_WITHIN);
  }

  close(): void {
    this.closed = true;
    this.cancelTimer();
    this.socket?.close();
    this.socket = null;
  }

  private post(message: FromClient): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    this.cancelTimer();
    if (this.attempt === 0) this.handlers.connection('connecting', null, 0);
    const socket = this.around.open(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.post({ type: 'hello', version: this.version });
      for (const message of this.unanswered.values()) this.post(message);
      this.keepAlive();
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.lost(event.code);
    };
  }

  private receive(message: FromServer): void {
    if (message.type === 'welcome') {
      this.attempt = 0;
      this.handlers.connection('open', null, 0);
    } else if (message.type === 'update') {
      if (message.version < this.version) return;
      this.version = message.version;
    } else if (message.type === 'acknowledged' || message.type === 'refused') {
      if (message.id !== null) this.unanswered.delete(message.id);
    } else if (message.type === 'pong') {
      this.keepAlive();
      return;
    }
    this.handlers.message(message);
  }

  private keepAlive(): void {
    this.cancelTimer();
    this.cancelTimer = this.around.later(() => this.ask(PONG_WITHIN), PING_EVERY);
  }

  private ask(patience: number): void {
    this.cancelTimer();
    this.post({ type: 'ping', at: Date.now() });
    this.cancelTimer = this.around.later(() => this.abandon(), patience);
  }

  /** A connection that no longer answers may take minutes to close: do not wait for it. */
  private abandon(): void {
    const socket = this.socket;
    this.lost();
    socket?.close();
  }

  private lost(code?: number): void {
    this.cancelTimer();
    this.socket = null;
    if (this.closed) return;
    if (FINAL.some((final) => final === code)) {
      this.closed = true;
      this.handlers.connection('gone', code ?? null, this.attempt);
      return;
    }
    const wait = pause(this.attempt++, this.around.random);
    this.handlers.connection('lost', code ?? null, this.attempt);
    this.cancelTimer = this.around.later(() => this.connect(), wait);
  }
}
