/** A table, wherever it is played: at a server (`remote.ts`) or in this browser (`local/table.ts`).
 * The shell talks to it and cannot tell which it is. */
import type { Played } from '../review/worker';
import type { FromClient, FromServer, Hint, Review, Update } from './protocol.gen';

export type Connection = 'connecting' | 'open' | 'lost' | 'gone';
export type Sent = Extract<FromClient, { id: string }>;
/** Why a table in this browser cannot be shown. */
export type Ended = 'elsewhere' | 'unloadable' | 'not_kept' | 'older_rules';
/** Why a table is gone: the code that a server closed the connection with, or the browser's reason. */
export type Gone = number | Ended;

export interface Handlers {
  message(message: FromServer): void;
  /** `why` it was closed, and `attempt` how often it has been tried again in vain. */
  connection(state: Connection, why: Gone | null, attempt: number): void;
  /** Whether what happens is written down; only a browser may be unable to. */
  kept?(kept: boolean): void;
}

/** The way to a table, as long as its page is open. */
export interface Link {
  /** Send something that must arrive. */
  send(message: Sent): void;
  /** Ask for everything again, as if nothing had been seen. */
  restart(): void;
  /** Try at once: the network is back, or the page is looked at again. */
  hurry(): void;
  /** The network is said to be away: find out soon. */
  doubt(): void;
  close(): void;
}

export interface Table {
  readonly id: string;
  /** From the link, if it came with one. */
  readonly invite: string | null;
  /** Others may be there, to be invited, talked to and waited for. */
  readonly company: boolean;
  readonly replayPath: string;
  /** The page of the replay that it goes on from, if it does. */
  cameFrom?(): Promise<string | null>;
  connect(handlers: Handlers): Link;
  hint(): Promise<Hint>;
  leave(): Promise<unknown>;
  /** Offer to play again, or agree to it: the page of the new table, if that makes one. */
  rematch(): Promise<string | null>;
  declineRematch(): Promise<unknown>;
  /** The page of the new table, for those who only look on. */
  findRematch(): Promise<string | null>;
  /** Where the save file can be had, when the game is over. */
  exportUrl(): Promise<string>;
  /** Whether all cards are open to those at this device; then the table as any seat sees it. */
  isOpen?(): Promise<boolean>;
  look?(seat: number): Promise<Update>;
  /** The table goes on here, and stops in the other window. */
  takeOver?(): void;
}

/** A finished game to step through. */
export interface Replay {
  /** Which game it is, and how many decisions it has. */
  info(): Promise<{ game: string; steps: number }>;
  /** Everything that was played. */
  played(): Promise<Played>;
  step(step: number, seat: number | null): Promise<Update>;
  readonly path: string;
  /** Keep what came of its review, where there are statistics for it. */
  keepReview?(review: Review): Promise<unknown>;
  /** The link for others; to ask for it makes it work. */
  link(step: number, review: boolean): Promise<string>;
  close?(): void;
}

/** The part of a replay's address that says what is looked at. */
export const momentOf = (step: number, review: boolean) =>
  `?step=${step}${review ? '&review=1' : ''}`;
