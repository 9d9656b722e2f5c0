/* Written by `python -m rookery.server.typescript`. Do not edit. */

/* Over the socket */

/** First message. `version` is the last one seen, −1 for none. */
export interface Hello {
  type: 'hello';
  version?: number;
}

/**
 * Play a decision. `id` is made up by the client: resent with the same one, it is played
 * once. `version` is the table's version that the player saw; `seat` matters when one person
 * holds several (hot-seat).
 */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  version: number;
  decision: number;
}

/** Take the last decision of the draft back. */
export interface TakeBack {
  type: 'take_back';
  id: string;
  seat: number;
  version: number;
}

/** A line of chat. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}

export interface Ping {
  type: 'ping';
  at: number;
}

/**
 * Where the client is. Sent first, and again if its seats change (it joined, left, or the
 * seats were shuffled at the start).
 */
export interface Welcome {
  type: 'welcome';
  table: string;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, boolean | number | string>;
  your_seats: number[];
  commitment: string;
}

/**
 * Who sits where. `kind` is how the seat is filled; `presence` says whether somebody is
 * there: `away` is a lost connection within its grace period, `left` is on purpose.
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  colour: number;
  bot: string | null;
  presence: 'away' | 'here' | 'left';
  yours: boolean;
  grace_ms?: number | null;
}

/** A legal decision: the number to send, and its typed form to draw it by. */
export interface Legal {
  decision: number;
  text: string;
  typed: Record<string, string | number>;
}

/**
 * A sentence in the reader's language: a Fluent key of the game, and its arguments.
 * `player`, where it is a number, is a seat.
 */
export interface Line {
  key: string;
  args: Record<string, string | number>;
}

/**
 * Milliseconds left per seat (None: no clock), as of the moment of sending; the one of
 * `running` goes down.
 */
export interface Clock {
  left_ms: number[] | null;
  running: number | null;
}

export interface OutcomeInfo {
  places: number[];
  scores: number[];
  winners: number[];
  lines: Line[];
}

/**
 * The table as this client may see it, complete: each replaces the one before.
 *
 * `version` counts the table's changes that this client could see; it never goes down. When only
 * presence or clocks change, it stays the same. `view` is the game's own (None before the start),
 * including the decisions of an unfinished draft, if it is the reader's. `log` holds the lines
 * from `log_from` on: a client cuts its log there and appends.
 */
export interface Update {
  type: 'update';
  version: number;
  status: 'abandoned' | 'over' | 'playing' | 'waiting';
  seats: SeatInfo[];
  turn: number | null;
  seat: number | null;
  view: any;
  legal: Legal[];
  draft: number;
  log_from: number;
  log: Line[];
  clock: Clock;
  outcome?: OutcomeInfo | null;
  seed?: string | null;
  rematch?: string | null;
}

/** The act is durable (or, in a draft, kept). */
export interface Acknowledged {
  type: 'acknowledged';
  id: string;
  version: number;
}

/**
 * The act changed nothing. `key` and `args` say why in the reader's language; `clause` names
 * the rule if one forbids it.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  reason: 'illegal' | 'muted' | 'not_playing' | 'not_your_seat' | 'not_your_turn' | 'nothing_to_take_back' | 'stale' | 'too_fast' | 'too_long' | 'unavailable' | 'unreadable';
  key: string;
  args: Record<string, string | number>;
  clause?: string | null;
}

/** A line of chat. `room` keeps spectators' talk from the players until the end. */
export interface Said {
  type: 'said';
  number: number;
  room: 'players' | 'spectators';
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Pong {
  type: 'pong';
  at: number;
}

/** The server is going away for a moment: come back with `hello`. */
export interface Closing {
  type: 'closing';
  reason: 'gone' | 'idle' | 'restart';
}

export type FromClient =
  | Hello
  | Act
  | TakeBack
  | Say
  | Ping;

export type FromServer =
  | Welcome
  | Update
  | Acknowledged
  | Refused
  | Said
  | Pong
  | Closing;

/* Over HTTP */

/**
 * Time to think. `move`: so many seconds for every turn. `game`: so many in all, and
 * `increment` more for every turn finished.
 */
export interface ClockRule {
  kind?: 'game' | 'move' | 'none';
  seconds?: number;
  increment?: number;
}

/** Why a request failed: a code for programs, the field if there is one, a line for people. */
export interface Error {
  error: string;
  field: string | null;
  message: string;
}

export interface Done {
  ok?: true;
}

export interface Me {
  id: string;
  name: string;
  colour: number;
  account: string | null;
}

export interface MeChange {
  name?: string | null;
  colour?: number | null;
}

export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  smallest: number;
  largest: number;
  choices: (string | number)[];
}

export interface GameInfo {
  id: string;
  seats: number[];
  options: OptionInfo[];
  rules_version: number;
  bots: string[];
}

export interface Section {
  name: string;
  clauses: string[];
}

/** Names and clause IDs; their texts are in the game's Fluent files. */
export interface RulesPage {
  sections: Section[];
  assumed: string[];
}

/** `me`: the one who makes the table (several: one person plays them in turn, hot-seat). */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open';
  bot?: string | null;
  name?: string | null;
}

export interface NewClock {
  kind?: 'game' | 'move' | 'none';
  seconds?: number;
  increment?: number;
}

export interface NewTable {
  game: string;
  players: number;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  clock?: NewClock;
  at_zero?: 'bot_moves' | 'seat_lost';
  watch?: 'anyone' | 'link' | 'nobody';
  listed?: boolean;
  shuffle_seats?: boolean;
  pace?: boolean;
}

/** `invite` is shown this once: the server keeps only its hash. */
export interface TableMade {
  id: string;
  invite: string;
  url: string;
}

export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, boolean | number | string>;
  status: 'abandoned' | 'over' | 'playing' | 'waiting';
  seats: SeatInfo[];
  clock: ClockRule;
  at_zero: 'bot_moves' | 'seat_lost';
  watch: 'anyone' | 'link' | 'nobody';
  listed: boolean;
  created_at: number;
  your_turn: boolean;
  version: number;
}

export interface Lobby {
  open: TableInfo[];
  running: TableInfo[];
}

/** A decision worth thinking about, and the share of the win it promises. */
export interface Option {
  decision: number;
  text: string;
  share: number;
}

/** The best decisions of a position, the best one first. */
export interface Hint {
  options: Option[];
}

export interface Join {
  invite?: string | null;
  name?: string | null;
  colour?: number | null;
  seat?: number | null;
}

/** `token` opens the seat's socket from anywhere (`?token=`): it is shown this once. */
export interface Joined {
  seat: number;
  token: string;
}

export interface Leave {
  bot?: string | null;
}

export interface SeatBot {
  bot: string;
}

export interface RematchMade {
  id: string;
  url: string;
}

/** A finished game; its steps are fetched one by one. */
export interface ReplayInfo {
  game: string;
  rules_version: number;
  players: number;
  names: string[];
  options: Record<string, boolean | number | string>;
  seed: string;
  commitment: string;
  steps: number;
  public: boolean;
  decisions: string[];
}

export interface ReplayChange {
  public: boolean;
}

export interface Mute {
  seat: number;
}

export interface Credentials {
  name: string;
  password: string;
}

/** Where to post `{"table", "seat", "url"}` when it is your turn and you are away. */
export interface Notify {
  webhook: string | null;
}

export interface Health {
  status: 'ok' | 'unavailable';
  version: string;
}

/* CuBirds */

/** A seat's cards. `cards` is there for the seat itself; `known` is what everybody knows. */
export interface CubirdsHand {
  size: number;
  known: Record<string, number>;
  cards?: Record<string, number> | null;
}

/** The table as one seat sees it (`you`), or a spectator (`you` is None). */
export interface CubirdsView {
  you: number | null;
  turn: number | null;
  phase: string;
  dealer: number;
  rows: string[][];
  hands: CubirdsHand[];
  collections: Record<string, number>[];
  deck: number;
  discard: Record<string, number>;
  catches: Record<string, number[]>;
}

export type CubirdsDecision =
  | { kind: 'lay'; species: 'flamingo' | 'owl' | 'toucan' | 'duck' | 'parrot' | 'magpie' | 'reed_warbler' | 'robin'; row: 1 | 2 | 3 | 4; side: 'L' | 'R' }
  | { kind: 'draw' }
  | { kind: 'decline' }
  | { kind: 'flock'; species: 'flamingo' | 'owl' | 'toucan' | 'duck' | 'parrot' | 'magpie' | 'reed_warbler' | 'robin' }
  | { kind: 'stay' };

/* Sitting Ducks */

/**
 * A place of the row with the sky above it. `card` is a colour or water (None only where a
 * draw has emptied the pond), `hides` the duck below it, `splash` the seat whose splash it is.
 */
export interface DucksPlace {
  card: string | null;
  target: boolean;
  hides: string | null;
  splash: number | null;
}

/** A seat in public: its colour, its ducks left in row and deck together, and its shot ones. */
export interface DucksHunter {
  colour: string;
  afloat: number;
  shot: number;
}

/** A seat's action cards; `cards` is there for the seat itself. */
export interface DucksHand {
  size: number;
  cards?: string[] | null;
}

/** A line of the log. */
export interface DucksTold {
  key: string;
  args: Record<string, string | number>;
}

/**
 * What a decision leads to: the places then (`card` is "?" where nobody knows what comes), and
 * what the log would tell of it.
 */
export interface DucksPreview {
  places: DucksPlace[];
  lines: DucksTold[];
}

/**
 * The table as one seat sees it (`you`), or a spectator (`you` is None).
 *
 * While a card is carried out it is `playing`; `chosen` is then the place picked first (misfire,
 * hide), `order` the places picked so far (rearrange). `known_bottom` lists the cards at the
 * bottom of the duck deck that everybody saw go there, the uppermost first.
 *
 * While you are to decide: `uses` lists for each of your cards that can be carried out the places
 * it can be used on (none for a card that asks for no place); `previews` what your decisions lead
 * to, by their text, if no choice remains on the way; `refusals` the clause against each answer
 * to the present question that is not allowed.
 */
export interface DucksView {
  you: number | null;
  turn: number | null;
  phase: string;
  playing: string | null;
  chosen: number | null;
  order: number[];
  places: DucksPlace[];
  hunters: DucksHunter[];
  hands: DucksHand[];
  duck_deck: number;
  known_bottom: string[];
  action_deck: number;
  discard: Record<string, number>;
  uses: Record<string, number[]>;
  previews: Record<string, DucksPreview>;
  refusals: Record<string, string>;
}

export type DucksDecision =
  | { kind: 'play'; card: 'aim' | 'fire' | 'double_barrel' | 'hip_shot' | 'misfire' | 'double_shot' | 'aim_left' | 'aim_right' | 'march' | 'fall_back' | 'step_ahead' | 'rocket_duck' | 'rearrange' | 'duck_dance' | 'hide' | 'splash' | 'peace_duck' | 'resurrection' }
  | { kind: 'throw'; card: 'aim' | 'fire' | 'double_barrel' | 'hip_shot' | 'misfire' | 'double_shot' | 'aim_left' | 'aim_right' | 'march' | 'fall_back' | 'step_ahead' | 'rocket_duck' | 'rearrange' | 'duck_dance' | 'hide' | 'splash' | 'peace_duck' | 'resurrection' }
  | { kind: 'place'; place: 1 | 2 | 3 | 4 | 5 | 6 }
  | { kind: 'side'; side: 'left' | 'right' }
  | { kind: 'colour'; colour: 'blue' | 'orange' | 'green' | 'pink' | 'yellow' | 'white' };
