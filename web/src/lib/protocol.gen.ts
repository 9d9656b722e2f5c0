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

/* Biblios */

/**
 * A seat's cards. `cards` is there for the seat itself, and for all when the game is over;
 * `known` is what the viewer knows to be in the hand; `gold` and `sums` go with `cards`.
 */
export interface BibliosHand {
  size: number;
  known: Record<string, number>;
  cards?: Record<string, number> | null;
  gold?: number | null;
  sums?: Record<string, number> | null;
}

/**
 * The turn of the active player: where there is still room, the card just drawn and the card
 * kept so far (both for the active player alone), and whether one lies there face down.
 */
export interface BibliosGift {
  room: Record<string, number>;
  face_down: boolean;
  drawn?: string | null;
  kept?: string | null;
}

/**
 * A card at auction. Bids are in gold, or for gold in cards; 0 is no bid.
 *
 * For the viewer alone: `can_cover` is the highest bid that is no bluff, `costs` the gold that
 * each bid from 1 up to it takes, there being no change, and `cheapest` the gold cards that cover
 * what is due, while the viewer is paying in gold.
 */
export interface BibliosSale {
  lot: string;
  in_cards: boolean;
  bids: number[];
  bidder: number | null;
  highest: number;
  ceiling: number;
  passed: boolean[];
  barred: boolean[];
  due: number;
  can_cover?: number | null;
  costs?: number[] | null;
  cheapest?: string[] | null;
}

/**
 * What the hammer decided about a lot: it was bought, nobody wanted it, or the bluff of a
 * `seat` was called.
 */
export interface BibliosVerdict {
  lot: string;
  verdict: string;
  seat: number | null;
}

/** How a category ended: everybody's sum, the best letter of each, who won the die. */
export interface BibliosCategory {
  category: string;
  die: number;
  sums: number[];
  letters: (string | null)[];
  winner: number | null;
}

/** The table as one seat sees it (`you`), or a spectator (`you` is None). */
export interface BibliosView {
  you: number | null;
  turn: number | null;
  phase: string;
  active: number;
  dice: Record<string, number>;
  deck: number;
  auction: number;
  aside: Record<string, number>;
  removed: number;
  hands: BibliosHand[];
  public: string[];
  gift: BibliosGift | null;
  church: string | null;
  sale: BibliosSale | null;
  hammer: BibliosVerdict[];
  discard: Record<string, number>;
  face_down: number;
  your_face_down: Record<string, number>;
  your_put_up: Record<string, number>;
  categories: BibliosCategory[] | null;
}

export type BibliosDecision =
  | { kind: 'place'; where: 'keep' | 'auction' | 'public' }
  | { kind: 'pick'; card: 'gold_1' | 'gold_2' | 'gold_3' | 'pigments_2a' | 'pigments_2b' | 'pigments_2c' | 'pigments_2d' | 'pigments_3e' | 'pigments_3f' | 'pigments_3g' | 'pigments_4h' | 'pigments_4i' | 'monks_2a' | 'monks_2b' | 'monks_2c' | 'monks_2d' | 'monks_3e' | 'monks_3f' | 'monks_3g' | 'monks_4h' | 'monks_4i' | 'manuscripts_1a' | 'manuscripts_1b' | 'manuscripts_1c' | 'manuscripts_1d' | 'manuscripts_1e' | 'manuscripts_1f' | 'manuscripts_1g' | 'manuscripts_2h' | 'manuscripts_2i' | 'holy_books_1a' | 'holy_books_1b' | 'holy_books_1c' | 'holy_books_1d' | 'holy_books_1e' | 'holy_books_1f' | 'holy_books_1g' | 'holy_books_2h' | 'holy_books_2i' | 'forbidden_books_1a' | 'forbidden_books_1b' | 'forbidden_books_1c' | 'forbidden_books_1d' | 'forbidden_books_1e' | 'forbidden_books_1f' | 'forbidden_books_1g' | 'forbidden_books_2h' | 'forbidden_books_2i' | 'church_up' | 'church_down' | 'church_up_two' | 'church_down_two' | 'church_up_or_down' }
  | { kind: 'decline' }
  | { kind: 'raise'; category: 'pigments' | 'monks' | 'manuscripts' | 'holy_books' | 'forbidden_books' }
  | { kind: 'lower'; category: 'pigments' | 'monks' | 'manuscripts' | 'holy_books' | 'forbidden_books' }
  | { kind: 'raise_two'; pair: 'pigments_and_monks' | 'pigments_and_manuscripts' | 'pigments_and_holy_books' | 'pigments_and_forbidden_books' | 'monks_and_manuscripts' | 'monks_and_holy_books' | 'monks_and_forbidden_books' | 'manuscripts_and_holy_books' | 'manuscripts_and_forbidden_books' | 'holy_books_and_forbidden_books' }
  | { kind: 'lower_two'; pair: 'pigments_and_monks' | 'pigments_and_manuscripts' | 'pigments_and_holy_books' | 'pigments_and_forbidden_books' | 'monks_and_manuscripts' | 'monks_and_holy_books' | 'monks_and_forbidden_books' | 'manuscripts_and_holy_books' | 'manuscripts_and_forbidden_books' | 'holy_books_and_forbidden_books' }
  | { kind: 'bid'; amount: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54 | 55 | 56 | 57 | 58 | 59 | 60 | 61 | 62 | 63 | 64 | 65 | 66 | 67 | 68 | 69 | 70 | 71 | 72 | 73 | 74 | 75 | 76 | 77 | 78 | 79 | 80 | 81 | 82 | 83 | 84 | 85 | 86 | 87 }
  | { kind: 'pass' }
  | { kind: 'pay_gold'; value: 1 | 2 | 3 }
  | { kind: 'pay_card'; card: 'gold_1' | 'gold_2' | 'gold_3' | 'pigments_2a' | 'pigments_2b' | 'pigments_2c' | 'pigments_2d' | 'pigments_3e' | 'pigments_3f' | 'pigments_3g' | 'pigments_4h' | 'pigments_4i' | 'monks_2a' | 'monks_2b' | 'monks_2c' | 'monks_2d' | 'monks_3e' | 'monks_3f' | 'monks_3g' | 'monks_4h' | 'monks_4i' | 'manuscripts_1a' | 'manuscripts_1b' | 'manuscripts_1c' | 'manuscripts_1d' | 'manuscripts_1e' | 'manuscripts_1f' | 'manuscripts_1g' | 'manuscripts_2h' | 'manuscripts_2i' | 'holy_books_1a' | 'holy_books_1b' | 'holy_books_1c' | 'holy_books_1d' | 'holy_books_1e' | 'holy_books_1f' | 'holy_books_1g' | 'holy_books_2h' | 'holy_books_2i' | 'forbidden_books_1a' | 'forbidden_books_1b' | 'forbidden_books_1c' | 'forbidden_books_1d' | 'forbidden_books_1e' | 'forbidden_books_1f' | 'forbidden_books_1g' | 'forbidden_books_2h' | 'forbidden_books_2i' };
