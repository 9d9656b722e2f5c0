/** The server's HTTP side: small typed calls, and errors that carry the server's own words. */
import type { SeatInfo, Update } from './protocol.gen';

export interface Me {
  id: string;
  name: string;
  colour: number;
  account: string | null;
}

export interface Option {
  name: string;
  default: boolean | number | string;
  smallest: number;
  largest: number;
  choices: (string | number)[];
}

export interface GameInfo {
  id: string;
  seats: number[];
  options: Option[];
  rules_version: number;
  bots: string[];
}

export interface Rules {
  sections: { name: string; clauses: string[] }[];
  assumed: string[];
}

export type SeatRequest =
  { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; bot: string; name?: string };

export interface ClockRequest {
  kind: 'none' | 'move' | 'game';
  seconds: number;
  increment: number;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  seats: SeatRequest[];
  clock: ClockRequest;
  at_zero: 'bot_moves' | 'seat_lost';
  watch: 'anyone' | 'link' | 'nobody';
  listed: boolean;
  shuffle_seats: boolean;
  pace: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  status: Update['status'];
  seats: SeatInfo[];
  clock: ClockRequest;
  watch: NewTable['watch'];
  created_at: number;
  your_turn: boolean;
  version: number;
}

export interface ReplayInfo {
  game: string;
  steps: number;
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly field: string | null,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch('/api' + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, 'offline', null, 'offline');
  }
  const data = await response.json().catch(() => null);
  if (!response.ok) {
    const code = data?.error ?? 'server';
    throw new ApiError(response.status, code, data?.field ?? null, data?.message ?? code);
  }
  return data as T;
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>('/me'),
  saveMe: (change: { name?: string; colour?: number }) => call<Me>('PATCH', '/me', change),
  games: () => get<GameInfo[]>('/games'),
  rules: (game: string) => get<Rules>(`/games/${game}/rules`),
  tables: () => get<{ open: TableInfo[]; running: TableInfo[] }>('/tables'),
  mine: () => get<TableInfo[]>('/tables/mine'),
  table: (id: string) => get<TableInfo>(table(id)),
  create: (wanted: NewTable) =>
    post<{ id: string; invite: string; url: string }>('/tables', wanted),
  join: (id: string, wanted: { invite?: string; name?: string; seat?: number }) =>
    post<unknown>(`${table(id)}/join`, wanted),
  leave: (id: string) => post<unknown>(`${table(id)}/leave`),
  rematch: (id: string) => post<{ id: string; url: string }>(`${table(id)}/rematch`),
  replay: (id: string) => get<ReplayInfo>(`${table(id)}/replay`),
  replayStep: (id: string, step: number, seat: number | null) =>
    get<Update>(`${table(id)}/replay/${step}${seat === null ? '' : `?seat=${seat}`}`),
  exportUrl: (id: string) => `/api${table(id)}/export`,
  report: (id: string, number: number) => post<unknown>(`${table(id)}/chat/${number}/report`),
  mute: (id: string, seat: number, muted: boolean) =>
    call<unknown>(muted ? 'POST' : 'DELETE', `${table(id)}/mute`, { seat }),
};
