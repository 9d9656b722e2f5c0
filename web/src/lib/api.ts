/** The server's HTTP side: small typed calls, and errors that carry the server's own words. */
import type {
  Declared,
  Board,
  DeedInfo,
  Error as Refused,
  FiguresKept,
  GameInfo,
  HandedOver,
  Hint,
  Lobby,
  Me,
  MeChange,
  Moderation,
  NewAddress,
  NewClock,
  NewDeed,
  NewNote,
  NewPushDevice,
  NewSeat,
  NewTable,
  NewTournament,
  Notices,
  NoticesChange,
  Paired,
  Played,
  Profile,
  ProfileChange,
  PersonFound,
  Rematch,
  ReplayInfo,
  ReplayMade,
  ReplayNotes,
  ReviewFigures,
  RulesPage,
  SessionInfo,
  TableInfo,
  TableMade,
  Tournament,
  TournamentMade,
  Tournaments,
  Update,
  Vacation,
} from './protocol.gen';
import { network } from './network.svelte';
import { STATIC } from './site';

export type { GameInfo, Me, TableInfo } from './protocol.gen';

export type SeatRequest = NewSeat;
/** A request with nothing left to the server's defaults. */
export type TableRequest = Required<Omit<NewTable, 'clock'>> & { clock: Required<NewClock> };

/** What the server said, or that it could not be asked, or that something else answered for it. */
type Code = Refused['error'] | 'offline' | 'server';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: Code,
    readonly field: string | null,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  if (STATIC) throw new ApiError(0, 'offline', null, 'offline');
  try {
    response = await fetch('/api' + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    network.tell(true);
  } catch {
    network.tell(false);
    throw new ApiError(0, 'offline', null, 'offline');
  }
  const data = await response.json().catch(() => null);
  if (!response.ok) {
    const code = data?.error ?? 'server';
    const exactly = data?.detail ?? data?.message ?? code;
    throw new ApiError(response.status, code, data?.field ?? null, exactly);
  }
  return data as T;
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const since = (game: string, before: number | null) =>
  `?game=${game}${before === null ? '' : `&before=${before}`}`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const tournament = (id: string) => `/tournaments/${encodeURIComponent(id)}`;
const byInvitation = (invite: string | null) =>
  invite ? `?invite=${encodeURIComponent(invite)}` : '';

export const api = {
  me: () => get<Me>('/me'),
  hint: (id: string) => post<Hint>(table(id) + '/hint'),
  saveMe: (change: MeChange) => call<Me>('PATCH', '/me', change),
  signUp: (name: string, password: string) => post<Me>('/accounts', { name, password }),
  logIn: (name: string, password: string) => post<Me>('/session', { name, password }),
  logOut: () => call<unknown>('DELETE', '/session'),
  sendReset: (name: string) => post<unknown>('/reset/mail', { name }),
  notices: () => get<Notices>('/me/notices'),
  changeNotices: (change: NoticesChange) => call<Notices>('PATCH', '/me/notices', change),
  addPushDevice: (device: NewPushDevice) => post<unknown>('/me/push', device),
  vacation: () => get<Vacation>('/me/vacation'),
  goOnVacation: (days: number) => post<Vacation>('/me/vacation', { days }),
  endVacation: () => call<Vacation>('DELETE', '/me/vacation'),
  forgetPushDevice: () => call<unknown>('DELETE', '/me/push'),
  addAddress: (wanted: NewAddress) => post<unknown>('/me/mail', wanted),
  forgetAddress: () => call<unknown>('DELETE', '/me/mail'),
  confirmAddress: (key: string) => post<unknown>('/mail/confirm', { key }),
  unsubscribe: (key: string) => post<unknown>(`/unsubscribe?key=${encodeURIComponent(key)}`),
  reset: (key: string, password: string) => post<Me>('/reset', { key, password }),
  changePassword: (old: string, wanted: string) =>
    post<unknown>('/me/password', { old, new: wanted }),
  devices: () => get<SessionInfo[]>('/me/sessions'),
  endDevice: (id: string) => call<unknown>('DELETE', `/me/sessions/${encodeURIComponent(id)}`),
  endOtherDevices: () => call<unknown>('DELETE', '/me/sessions'),
  exportMeUrl: '/api/me/export',
  deleteMe: (password: string) => call<unknown>('DELETE', '/me', { password }),
  /** The games that this server offers, those of other packages too. */
  games: () => get<GameInfo[]>('/games'),
  declared: (game: string) => get<Declared>(`/games/${encodeURIComponent(game)}/declared`),
  rules: (game: string) => get<RulesPage>(`/games/${encodeURIComponent(game)}/rules`),
  profile: () => get<Profile>('/me/profile'),
  keepReview: (id: string, figures: ReviewFigures) =>
    call<FiguresKept>('PUT', `/me/games/${id}/review`, figures),
  changeProfile: (change: ProfileChange) => call<Profile>('PATCH', '/me/profile', change),
  played: (game: string, before: number | null) => get<Played[]>('/me/games' + since(game, before)),
  profileOf: (id: string) => get<Profile>(`/people/${encodeURIComponent(id)}`),
  playedBy: (id: string, game: string, before: number | null) =>
    get<Played[]>(`/people/${encodeURIComponent(id)}/games` + since(game, before)),
  ratings: (game: string, season: boolean) => get<Board>(`/games/${game}/ratings?season=${season}`),
  score: (game: string, question: object) => post<unknown>(`/games/${game}/score`, question),
  tables: () => get<Lobby>('/tables'),
  mine: () => get<TableInfo[]>('/tables/mine'),
  table: (id: string, invite: string | null = null) =>
    get<TableInfo>(table(id) + byInvitation(invite)),
  rename: (id: string, title: string) => call<unknown>('PATCH', table(id), { title }),
  cancel: (id: string) => call<unknown>('DELETE', table(id)),
  fill: (id: string, bot: string) => post<unknown>(`${table(id)}/fill`, { bot }),
  takeName: (id: string, seat: number, name: string) =>
    call<unknown>('PATCH', `${table(id)}/seats/${seat}`, { name }),
  /** Whoever sat there as of that version of the table, and nobody who came later. */
  sendAway: (id: string, seat: number, version: number) =>
    call<unknown>('DELETE', `${table(id)}/seats/${seat}?version=${version}`),
  /** A bot sits down on a free seat, or for somebody who is away too long. */
  seatBot: (id: string, seat: number, bot: string | null = null) =>
    post<unknown>(`${table(id)}/seats/${seat}/bot`, { bot }),
  wait: (id: string, seat: number) => post<unknown>(`${table(id)}/seats/${seat}/wait`),
  comeBack: (id: string) => post<unknown>(`${table(id)}/return`),
  pair: (game: string) => post<Paired>('/pair', { game }),
  create: (wanted: TableRequest) => post<TableMade>('/tables', wanted),
  join: (id: string, wanted: { invite?: string; name?: string; seat?: number }) =>
    post<unknown>(`${table(id)}/join`, wanted),
  leave: (id: string) => post<unknown>(`${table(id)}/leave`),
  /** Offer to play again, or agree to it. */
  rematch: (id: string) => post<Rematch>(`${table(id)}/rematch`),
  declineRematch: (id: string) => call<unknown>('DELETE', `${table(id)}/rematch`),
  findRematch: (id: string, invite: string | null) =>
    get<Rematch>(`${table(id)}/rematch${byInvitation(invite)}`),
  tournaments: () => get<Tournaments>('/tournaments'),
  makeTournament: (wanted: NewTournament) => post<TournamentMade>('/tournaments', wanted),
  /** Cheap to ask often: the browser sends along what it has, and is told if that still holds. */
  tournament: (id: string) => get<Tournament>(tournament(id)),
  enter: (id: string, name: string | null) =>
    post<Tournament>(`${tournament(id)}/enter`, name ? { name } : {}),
  leaveTournament: (id: string) => post<Tournament>(`${tournament(id)}/leave`),
  nextGame: (id: string) => post<Tournament>(`${tournament(id)}/next`),
  startTournament: (id: string) => post<Tournament>(`${tournament(id)}/start`),
  callOff: (id: string) => call<unknown>('DELETE', tournament(id)),
  replay: (id: string) => get<ReplayInfo>(`${table(id)}/replay`),
  replayStep: (id: string, step: number, seat: number | null) =>
    get<Update>(`${table(id)}/replay/${step}${seat === null ? '' : `?seat=${seat}`}`),
  shareReplay: (id: string) => post<unknown>(`${table(id)}/replay`, { public: true }),
  notes: (id: string) => get<ReplayNotes>(`${table(id)}/notes`),
  note: (id: string, step: number, wanted: NewNote) =>
    call<ReplayNotes>('PUT', `${table(id)}/notes/${step}`, wanted),
  reportNote: (id: string, number: number) => post<unknown>(`${table(id)}/notes/${number}/report`),
  handOver: (game: HandedOver) => post<ReplayMade>('/replays', game),
  exportUrl: (id: string) => `/api${table(id)}/export`,
  report: (id: string, number: number, invite: string | null) =>
    post<unknown>(`${table(id)}/chat/${number}/report${byInvitation(invite)}`),
  moderation: () => get<Moderation>('/admin'),
  moderate: (deed: NewDeed) => post<DeedInfo>('/admin', deed),
  findPeople: (name: string) =>
    get<PersonFound[]>(`/admin/people?name=${encodeURIComponent(name)}`),
  /** Whoever said that line. */
  mute: (id: string, line: number) => post<unknown>(`${table(id)}/mute`, { line }),
  unmute: (id: string, seat: number) => call<unknown>('DELETE', `${table(id)}/mute`, { seat }),
};
