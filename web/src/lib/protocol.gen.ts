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

/* Birdie */

/**
 * Something that everybody saw in this round: a card taken into the hand, or a stack: its two
 * cards of the open row (none where nobody saw them) and how many came from the hand.
 */
export interface BirdiePast {
  took: string | null;
  stacked: string[] | null;
  hand: number;
}

/** A player's sheet. A pass box is None until the player passes in that round. */
export interface BirdieSheet {
  boxes: Record<string, number>;
  flaps: number;
  flap_points: number;
  passes: (number | null)[];
  used: Record<string, number>;
  trophies: string[];
  total: number;
}

/**
 * What is in front of a seat. `cards` and `order` are there for the seat itself, `order` (the
 * personal deck from the bottom up) only where the table plays with open memory (BRD-R5).
 */
export interface BirdiePlayer {
  hand: number;
  deck: number;
  passed: boolean;
  past: BirdiePast[];
  sheet: BirdieSheet;
  cards?: string[] | null;
  order?: string[] | null;
}

/**
 * A stack that is being put together. Only its owner sees the cards, from the bottom up, and
 * which places of the open row they come from.
 */
export interface BirdieStack {
  size: number;
  cards?: string[] | null;
  slots?: number[] | null;
}

/** A set of the row on the wire: its first and last place, counted from 1. */
export interface BirdieSet {
  start: number;
  end: number;
  feature: string;
}

/**
 * Advanced game: the set that takes off first if a card is removed (BRD-35), from its first to
 * its last place in the row as it is, the removed card among them.
 */
export interface BirdieMeet {
  feature: string;
  start: number;
  end: number;
}

/**
 * The row of the player who is scoring, from left to right. `start`, `end` and `feature` say
 * what the decision at hand is about: the card to move, the set begun, the gap (between `start`
 * and the place before it). `meets` says for each card what its removal would join: nothing, one
 * set, or two to choose from (BRD-36).
 */
export interface BirdieWire {
  cards: string[];
  sets: BirdieSet[];
  guest: string | null;
  start: number | null;
  end: number | null;
  feature: string | null;
  lowest: number | null;
  meets: BirdieMeet[][];
}

/**
 * Cards that left a row with the last decision, group after group: a card removed, a set that
 * was written, lost or given up to the pigeon, the rest of the row.
 */
export interface BirdieFlown {
  seat: number;
  how: 'lost' | 'pigeon' | 'removed' | 'rest' | 'wrote';
  feature: string | null;
  cards: string[];
}

/** The table as one seat sees it (`you`), or a spectator (`you` is None). */
export interface BirdieView {
  you: number | null;
  turn: number | null;
  phase: string;
  round: number;
  advanced: boolean;
  open_row: (string | null)[];
  deck: number;
  under: number;
  stopped: boolean;
  order: number[];
  scored: number;
  players: BirdiePlayer[];
  trophies: Record<string, number | null>;
  stack: BirdieStack | null;
  wire: BirdieWire | null;
  out: Record<string, number>;
  pass_points: number | null;
  flown: BirdieFlown[];
}

export type BirdieDecision =
  | { kind: 'take'; slot: 1 | 2 | 3 | 4 }
  | { kind: 'stack'; slot: 1 | 2 | 3 | 4 }
  | { kind: 'stack_hand'; bird: 'woodpecker' | 'robin' | 'pigeon' | 'owl'; season: 'spring' | 'summer' | 'autumn' | 'winter' }
  | { kind: 'done' }
  | { kind: 'pass' }
  | { kind: 'robin' }
  | { kind: 'woodpecker' }
  | { kind: 'position'; position: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 }
  | { kind: 'feature'; feature: 'woodpecker' | 'robin' | 'pigeon' | 'owl' | 'spring' | 'summer' | 'autumn' | 'winter' }
  | { kind: 'pigeon' }
  | { kind: 'owl' };

/**
 * The row from left to right (spring-robin, "spring robin" and sp-r are the same), the boxes
 * that are filled already, the flaps marked already, and the highest number of anybody else in
 * each bird box: trophies count only if that is given.
 */
export interface BirdieQuestion {
  row: string[];
  filled?: string[];
  flaps?: number;
  rivals?: Record<string, number> | null;
  advanced?: boolean;
}

/**
 * A set: feature and size; in the basic game its first and last place, counted from 1; in the
 * advanced one whether it is written or finds its box filled.
 */
export interface BirdieFoundSet {
  feature: string;
  count: number;
  start?: number;
  end?: number;
  written?: boolean;
}

/**
 * A card removed at a place counted from 1, the features chosen where there was a choice, and
 * the sets that fly off one after another.
 */
export interface BirdieRemoval {
  place: number;
  card: string;
  choices: string[];
  sets: BirdieFoundSet[];
}

/**
 * The best scoring found: what it adds to the total, part by part. `exact` says that there is
 * no better one.
 */
export interface BirdieBest {
  total: number;
  points: number;
  flaps: number;
  trophies: number;
  sets: BirdieFoundSet[];
  removals?: BirdieRemoval[];
  exact?: boolean;
}
