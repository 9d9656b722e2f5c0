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

/**
 * Why a decision, given as its text, may not be chosen now: `refused` says so, and nothing is
 * played. One that may is only acknowledged.
 */
export interface Ask {
  type: 'ask';
  id: string;
  decision: string;
}

/**
 * The position as the seat to move, which is yours, may imagine it: for programs that search.
 * Answered by `imagined`, or `refused`.
 */
export interface Imagine {
  type: 'imagine';
  id: string;
  seat: number;
}

/** A line of chat. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}

/** `at` comes back in the `pong`. */
export interface Ping {
  type: 'ping';
  at: number;
}

/**
 * Time to think. `move`: so many seconds for every turn. `game`: so many in all, and
 * `increment` more for every turn finished.
 */
export interface ClockRule {
  kind?: 'game' | 'move' | 'none';
  seconds?: number;
  increment?: number;
}

/**
 * Where the client is. Sent first, and again when something of it changes (it joined, left, the
 * seats were shuffled at the start, the table became the reader's, somebody was muted).
 */
export interface Welcome {
  type: 'welcome';
  table: string;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, boolean | number | string>;
  clock: ClockRule;
  at_zero: 'bot_moves' | 'seat_lost';
  your_seats: number[];
  owner: boolean;
  invite: string | null;
  commitment: string;
  kept_seats?: number[];
  muted?: number[];
  stand_in?: string;
  grace_ms?: number | null;
  tournament?: string;
}

/** Why a bot plays for the one whose name is on the seat, and since when (seconds). */
export interface StandIn {
  why: 'away' | 'left' | 'time';
  since: number;
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
  stand_in?: StandIn | null;
  out_of_time?: boolean;
  program?: boolean;
}

/** A legal decision: the number to send, and its typed form to draw it by. */
export interface Legal {
  decision: number;
  text: string;
  typed: Record<string, string | number>;
}

/**
 * A sentence to be said: its key and arguments. `player` and `other`, where they are numbers,
 * are seats until it is spoken.
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
 * Who wants to play again, by seats. The new table is made when nobody is waited for any more:
 * those who are not there are not. With all the others declining, the one who offered is asked
 * whether to go on without them: agreeing again makes the table.
 */
export interface RematchOffer {
  agreed: number[];
  declined: number[];
  waiting_for: number[];
}

/**
 * What happened to the people at the table, to be told between the lines of the log: it
 * stands after the first `after` of them. `name` is the one it is about, `seat` where; `bot` in
 * `args` is a bot's, `by` the name of the one who decided.
 */
export interface Note {
  kind: 'abandoned' | 'bot_failed' | 'joined' | 'left' | 'left_to_bot' | 'lost_seat' | 'rematch_agreed' | 'rematch_declined' | 'rematch_offered' | 'replaced' | 'returned' | 'rules_changed' | 'started' | 'timed_out' | 'vacation' | 'vacation_over' | 'waited';
  after: number;
  at: number;
  seat: number | null;
  name: string;
  args: Record<string, string | number>;
}

/**
 * The table as this client may see it, complete: each replaces the one before.
 *
 * `version` counts the table's changes that this client could see; it never goes down. When only
 * presence or clocks change, it stays the same. `view` is the game's own, as the game wrote it
 * (`null` before the start), with the decisions of an unfinished draft, if it is the reader's.
 * `log` holds the lines from `log_from` on: a client cuts its log there and appends. `notes` are
 * cut at `notes_from`.
 */
export interface Update {
  type: 'update';
  version: number;
  status: 'abandoned' | 'over' | 'playing' | 'waiting';
  title: string;
  host: number | null;
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
  rematch_offer?: RematchOffer | null;
  notes_from?: number;
  notes?: Note[];
}

/** The act is durable (or, in a draft, kept). */
export interface Acknowledged {
  type: 'acknowledged';
  id: string;
  version: number;
}

/**
 * A whole position, in which everything that the seat cannot know is dealt anew: as likely as
 * any other deal that fits what the seat has seen. It reads like a scenario's position.
 */
export interface Imagined {
  type: 'imagined';
  id: string;
  version: number;
  position: Record<string, any>;
}

/**
 * The act changed nothing. `key` and `args` say why in the reader's language; `clause` names
 * the rule if one forbids it.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  reason: 'illegal' | 'muted' | 'not_playing' | 'not_your_seat' | 'not_your_turn' | 'nothing_to_take_back' | 'stale' | 'taken_back_enough' | 'too_fast' | 'too_long' | 'unavailable' | 'unreadable';
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

/** Why something may not be chosen: the clause, and the text that says so. */
export interface Refusal {
  clause: string;
  key: string;
  args: Record<string, string | number>;
}

export type FromClient =
  | Hello
  | Act
  | TakeBack
  | Ask
  | Imagine
  | Say
  | Ping;

export type FromServer =
  | Welcome
  | Update
  | Acknowledged
  | Imagined
  | Refused
  | Said
  | Pong
  | Closing;

/* Over HTTP */

/**
 * Why a request failed: a code for programs, the field if there is one, a line for people in
 * their language (`Accept-Language`). What exactly was wrong is said in English: by `message` to
 * those who read it, by `detail` to others.
 */
export interface Error {
  error: 'bad_request' | 'banned' | 'busy' | 'cancelled' | 'crowded' | 'forbidden' | 'full' | 'has_account' | 'internal' | 'invalid' | 'link_gone' | 'method_not_allowed' | 'name_invisible' | 'name_not_allowed' | 'name_taken' | 'name_too_long' | 'no_account' | 'no_days' | 'no_hint' | 'no_mail' | 'no_programs' | 'not_away' | 'not_entered' | 'not_found' | 'not_in_force' | 'not_over' | 'not_seated' | 'not_your_turn' | 'out_of_time' | 'over' | 'own_line' | 'rules_gone' | 'seat_changed' | 'seat_open' | 'seat_taken' | 'seated' | 'sent_away' | 'set_aside' | 'silenced' | 'started' | 'still_playing' | 'thinking' | 'too_large' | 'too_late' | 'too_many' | 'too_many_notes' | 'too_many_tables' | 'too_many_tournaments' | 'tournament_full' | 'tournament_over' | 'unavailable' | 'unreachable' | 'unsupported_type' | 'wrong_password' | 'your_seat';
  field: string | null;
  message: string;
  detail?: string | null;
}

export interface Done {
  ok?: true;
}

export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  smallest: number;
  largest: number;
  choices: (string | number)[];
  typed: boolean;
  engine: boolean;
}

export interface GameInfo {
  id: string;
  seats: number[];
  usual: number;
  unofficial: number[];
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
  begins?: string;
  behind?: Record<string, string>;
}

/**
 * A field of a view. `names` are those of a name, of what is counted or of the cards of a pile,
 * or the keys of a table; `of` is what there is several of, or what may be null; `fields` are a
 * group's.
 */
export interface Shape {
  kind: 'counts' | 'flag' | 'group' | 'list' | 'maybe' | 'name' | 'number' | 'per_seat' | 'pile' | 'seat' | 'sentence' | 'table';
  names?: string[];
  of?: Shape | null;
  fields?: Record<string, Shape>;
}

/** A kind of decision: `text` is how one is written, with its parameters in braces. */
export interface DecisionKind {
  kind: string;
  text: string;
  parameters: Record<string, (string | number)[]>;
}

/** What any game can be drawn by: of what its view is made, and what can be decided. */
export interface Declared {
  view: Shape;
  decisions: DecisionKind[];
}

/** `me`: the one who makes the table (several: one person plays them in turn, hot-seat). */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open';
  bot?: string | null;
  name?: string | null;
}

/** An empty title takes it away. */
export interface TableChange {
  title: string;
}

export interface SeatChange {
  name: string;
}

export interface Fill {
  bot: string;
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

/** `url` is the link for those who are invited. */
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
  title: string;
  host: number | null;
  seats: SeatInfo[];
  clock: ClockRule;
  at_zero: 'bot_moves' | 'seat_lost';
  watch: 'anyone' | 'link' | 'nobody';
  listed: boolean;
  created_at: number;
  moved_at: number;
  owner: boolean;
  invite: string | null;
  replay: boolean;
  your_turn: boolean;
  version: number;
  kept_seats?: number[];
  tournament?: string;
  ended_by_rules?: boolean;
}

export interface Lobby {
  open: TableInfo[];
  running: TableInfo[];
}

/**
 * What is worth thinking about: a decision, the share of the win it promises, what would be
 * decided in one go with it, and why: parts of one sentence.
 */
export interface ProposalInfo {
  decision: number;
  text: string;
  share: number;
  plan: Legal[];
  reasons: Line[];
}

/** The best decisions of a position, the best one first. */
export interface Hint {
  options: ProposalInfo[];
}

export interface Join {
  invite?: string | null;
  name?: string | null;
  colour?: number | null;
  seat?: number | null;
}

export interface Pair {
  game: string;
}

/** Where you sit now. */
export interface Paired {
  id: string;
  url: string;
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
  bot?: string | null;
}

/** The new table and its link; null as long as others are waited for. */
export interface Rematch {
  id: string | null;
  url: string | null;
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

/** What somebody who played noted at a moment of the game: `mark` is "!", "?" or empty. */
export interface ReplayNote {
  number: number;
  step: number;
  mark: string;
  text: string;
  seat: number;
  name: string;
  yours: boolean;
}

/** `may_write`: you played. */
export interface ReplayNotes {
  may_write: boolean;
  notes: ReplayNote[];
}

/** An empty one takes away what you noted there. */
export interface NewNote {
  mark?: '' | '!' | '?';
  text?: string;
}

/** Who sat there: a bot's kind, or a person's name. */
export interface SavedSeat {
  name: string;
  bot?: string | null;
}

/** A game that was played without a server. */
export interface HandedOver {
  save: any;
  seats: SavedSeat[];
}

/** `url` is the link for everybody. */
export interface ReplayMade {
  id: string;
  url: string;
}

/** Whoever said a line, or sits somewhere: seats may be shuffled before you are heard. */
export interface Mute {
  seat?: number | null;
  line?: number | null;
}

/** Where to post `{"table", "seat", "url"}` when it is your turn and you are away. */
export interface Notify {
  webhook: string | null;
}

/**
 * Something to be done by those who look after the house: about a line of chat, somebody, or a
 * table. `hours`: null for good. `address`: also whoever comes from where they do.
 */
export interface NewDeed {
  act: 'ban' | 'lift' | 'remove_line' | 'remove_name' | 'remove_table' | 'settle' | 'silence';
  person?: string;
  table?: string;
  line?: number | null;
  deed?: number | null;
  hours?: number | null;
  address?: boolean;
  why?: string;
}

/** What was done, when, by whom and why; an operator at the terminal has no name. */
export interface DeedInfo {
  number: number;
  at: number;
  by: string;
  act: 'appoint' | 'ban' | 'dismiss' | 'lift' | 'remove_line' | 'remove_name' | 'remove_table' | 'settle' | 'silence';
  person: string;
  name: string;
  address: boolean;
  table: string;
  until: number | null;
  why: string;
  in_force: boolean;
}

export interface ReportedLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** A line that somebody reported, with what was said around it, oldest first. */
export interface ReportInfo {
  table: string;
  game: string;
  number: number;
  person: string;
  name: string;
  account: string | null;
  times: number;
  before: number;
  lines: ReportedLine[];
}

export interface PersonFound {
  id: string;
  name: string;
  account: string | null;
  since: number;
}

/** What waits to be looked at, what holds now, and what was done last. */
export interface Moderation {
  reports: ReportInfo[];
  in_force: DeedInfo[];
  log: DeedInfo[];
}

export interface Health {
  status: 'ok' | 'unavailable';
  version: string;
}

export interface Me {
  id: string;
  name: string;
  colour: number;
  account: string | null;
  program?: boolean;
}

/** `program`: say that you are one. That holds for good. */
export interface MeChange {
  name?: string | null;
  colour?: number | null;
  program?: true | null;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface LogIn {
  name: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** `key` is what the link to a new password carries behind its #. */
export interface Reset {
  key: string;
  password: string;
}

/** Guests have no password. */
export interface Farewell {
  password?: string;
}

/** A device by which you come. Times are seconds since 1970. */
export interface SessionInfo {
  id: string;
  device: string;
  created_at: number;
  seen_at: number;
  here: boolean;
}

/**
 * All that is kept of you. `tables` have the seats that are yours and what you have said;
 * games as such are in the save files.
 */
export interface Export {
  me: Me;
  created_at: number;
  sessions: SessionInfo[];
  tables: Record<string, any>[];
  mutes: Record<string, any>[];
  reports: Record<string, any>[];
  webhooks: Record<string, any>[];
  results: Record<string, any>[];
  ratings: Record<string, any>[];
  profiles: Record<string, any>[];
  entrants: Record<string, any>[];
  contacts: Record<string, any>[];
  push_devices: Record<string, any>[];
  reviews: Record<string, any>[];
  vacations: Record<string, any>[];
}

/**
 * What somebody is worth at a game: nineteen times of twenty it is between `value` less
 * `give_or_take` and `value` and `give_or_take`.
 */
export interface Rating {
  value: number;
  give_or_take: number;
  games: number;
}

/** Games against people (null), or with a kind of bot as the strongest of the others. */
export interface Against {
  bot: string | null;
  played: number;
  won: number;
}

/**
 * One game on the way. `rating` is what it was after it, if the game counted. `luck` (as a
 * share of a win) and `accuracy` (of 100) are of your own review of it, if you have seen one.
 */
export interface Point {
  at: number;
  won: boolean;
  rating: number | null;
  luck?: number | null;
  accuracy?: number | null;
}

/**
 * Means over the games of the course that you have seen reviewed, each with its standard error
 * (null for one game).
 */
export interface Reviewed {
  games: number;
  luck: number;
  luck_error: number | null;
  accuracy: number;
  accuracy_error: number | null;
}

/** `luck` and `skill` as shares of a win, `accuracy` and its `uncertainty` of 100. */
export interface SeatFigures {
  seat: number;
  luck: number;
  skill: number;
  accuracy: number;
  uncertainty: number;
}

/** What your device made of a finished game. */
export interface ReviewFigures {
  version: number;
  worlds: number;
  seats: SeatFigures[];
}

/** Of how many seats: those that were yours to the end of the game. */
export interface FiguresKept {
  seats: number;
}

/**
 * `course` begins with the earliest of the last hundred games. `reviewed` is for your own eyes:
 * nobody has checked those figures, and they never count.
 */
export interface GameStats {
  game: string;
  played: number;
  won: number;
  against: Against[];
  rating: Rating | null;
  course: Point[];
  reviewed?: Reviewed | null;
}

/** What somebody has played. Without `numbers` there are no ratings in it. */
export interface Profile {
  name: string;
  public: boolean;
  numbers: boolean;
  games: GameStats[];
}

/** `numbers`: whether you want to see ratings, and be in the lists of the best. */
export interface ProfileChange {
  public?: boolean | null;
  numbers?: boolean | null;
}

/** A seat of a finished game. `name` is empty for people who have not chosen to be seen. */
export interface Player {
  name: string;
  bot: string | null;
  place: number;
  score: number;
  you: boolean;
  away: boolean;
}

/** A finished game. `change` is what it did to the rating. */
export interface Played {
  table: string;
  game: string;
  ended_at: number;
  players: Player[];
  replay: boolean;
  rated: boolean;
  change: number | null;
}

/** Somebody in the list of the best. Bots are there as a measure: they have a `bot`. */
export interface BoardLine {
  rank: number | null;
  name: string;
  bot: string | null;
  person: string | null;
  rating: Rating;
  you: boolean;
  program?: boolean;
}

/**
 * The best of a game, those first who surely are. `you` is null as long as you have no rating
 * there, or want to see none.
 */
export interface Board {
  lines: BoardLine[];
  you: Rating | null;
  games_missing: number;
}

/**
 * `push_key` is what a browser wants to know before it gives an address out; `devices` are the
 * browsers that are told, `here` says whether this is one. Between `quiet_from` and `quiet_to`
 * (minutes of the day in `zone`) nothing is told; both the same: always.
 */
export interface Notices {
  push_key: string;
  devices: number;
  here: boolean;
  mail_offered: boolean;
  mail: string | null;
  by_mail: boolean;
  quiet_from: number;
  quiet_to: number;
  zone: string;
}

export interface NoticesChange {
  by_mail?: boolean | null;
  quiet_from?: number | null;
  quiet_to?: number | null;
  zone?: string | null;
  language?: string | null;
}

/** What a browser gives out (`PushSubscription`). */
export interface NewPushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** What a link carries behind its #, or a browser was sent. */
export interface Key {
  key: string;
}

export interface NewAddress {
  address: string;
  password: string;
  language: string;
}

/** `until` when you are on one, in seconds since 1970; how many days you have left this year. */
export interface Vacation {
  until: number | null;
  days_left: number;
}

export interface NewVacation {
  days: number;
}

export interface LostPassword {
  name: string;
}

/**
 * An arena lasts so many `minutes`, a Swiss tournament so many `rounds`. It starts by itself,
 * `starts_in` minutes from now. With `same_deals` all tables of a round are dealt the same.
 */
export interface NewTournament {
  title: string;
  kind: 'arena' | 'swiss';
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  clock?: NewClock;
  rounds?: number;
  minutes?: number;
  starts_in?: number;
  same_deals?: boolean;
  bots?: string[];
  listed?: boolean;
}

export interface TournamentMade {
  id: string;
  url: string;
}

export interface Enter {
  name?: string | null;
}

/** A tournament in a list. Times are seconds since 1970. */
export interface TournamentInfo {
  id: string;
  title: string;
  kind: 'arena' | 'swiss';
  game: string;
  players: number;
  clock: ClockRule;
  rounds: number;
  minutes: number;
  same_deals: boolean;
  status: 'cancelled' | 'over' | 'running' | 'waiting';
  starts_at: number;
  people: number;
  bots: number;
}

/** `yours` are those that you take part in, or have made, and that are not over. */
export interface Tournaments {
  yours: TournamentInfo[];
  running: TournamentInfo[];
  coming: TournamentInfo[];
  over: TournamentInfo[];
}

export interface StandingLine {
  rank: number;
  player: number;
  name: string;
  bot: string | null;
  here: boolean;
  points: number;
  played: number;
  ties: number[];
}

/** A game of a tournament; `points` are empty as long as it is played. */
export interface GameLine {
  table: string;
  round: number;
  players: number[];
  points: number[];
  void: boolean;
}

/** A tournament as it stands. `number` grows with everything that happens. */
export interface Tournament {
  info: TournamentInfo;
  number: number;
  options: Record<string, boolean | number | string>;
  yours: boolean;
  round: number;
  ends_at: number | null;
  next_round_at: number | null;
  why: string;
  tie_breaks: ('average' | 'deals' | 'opponents' | 'won')[];
  standings: StandingLine[];
  games: GameLine[];
  byes: number[];
  you: number | null;
  waiting: boolean;
  table: string | null;
}

/* Puzzles */

/** A position, and what is best in it by what the seat to move knows. */
export interface Puzzle {
  seed: number;
  players: number;
  options: Record<string, boolean | number | string>;
  decisions: number[];
  solution: number[];
  plan: number[];
  tempting: number;
  chances: number[];
  errors: number[];
  difficulty: number;
  themes: string[];
  why: Line[];
  instead: Line[];
  form: string;
}

/** Puzzles of a game, the easiest first, and how they were found. */
export interface Collection {
  game: string;
  rules: number;
  command: string;
  games: number;
  puzzles: Puzzle[];
}

/* Learning */

/** A position: where its record differs from an empty one, in base64. */
export interface Start {
  players: number;
  options: Record<string, boolean | number | string>;
  pieces: [number, string][];
}

/**
 * What the learner is asked to do: one of these ways, the first of which is shown; and what the
 * others do then. Without a way there is something to be seen.
 */
export interface LessonStep {
  name: string;
  scene: number;
  ways: number[][];
  others: number[];
  clause: string | null;
}

export interface Lesson {
  game: string;
  rules: number;
  scenes: Start[];
  steps: LessonStep[];
}

/** An example of rules: what is decided, and after so many decisions what is refused. */
export interface Scene {
  start: Start;
  plays: number[];
  refused: [number, number][];
}

/** A game's examples, and those of each clause, the most telling first. */
export interface Scenes {
  game: string;
  rules: number;
  clauses: Record<string, number[]>;
  scenes: Scene[];
}

/* Reviews */

/** start + luck + skill = result. */
export interface ReviewedSeat {
  seat: number;
  start: number;
  luck: number;
  skill: number;
  result: number;
  own: number;
  others: number;
  unforeseen: number;
  accuracy: number;
  uncertainty: number;
  decisions: number;
  mistakes: number;
}

/** A decision that was possible, and the share of the win that the mover can expect of it. */
export interface Weighed {
  decision: string;
  share: number;
}

/** A decision, by what its player could know. */
export interface ReviewedDecision {
  move: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  error: number;
  mistake: boolean;
  stake: number;
  share: number;
  gain: number[];
  unforeseen: number[];
  options: Weighed[];
  why: Line[];
  instead: Line[];
}

/** A game, reviewed. */
export interface Review {
  game: string;
  players: number;
  worlds: number;
  seed: number;
  open: boolean;
  seats: ReviewedSeat[];
  decisions: ReviewedDecision[];
  chances: number[][];
  turning_points: number[];
}

/* CuBirds */

/** A seat's cards. `cards` is there for the seat itself; `known` is what everybody knows. */
export interface CubirdsHand {
  size: number;
  known: Record<string, number>;
  cards: Record<string, number> | null;
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
  cards: Record<string, number> | null;
  gold: number | null;
  sums: Record<string, number> | null;
}

/**
 * The turn of the active player: where there is still room, the card just drawn and the card
 * kept so far (both for the active player alone), and whether one lies there face down.
 */
export interface BibliosGift {
  room: Record<string, number>;
  face_down: boolean;
  drawn: string | null;
  kept: string | null;
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
  can_cover: number | null;
  costs: number[] | null;
  cheapest: string[] | null;
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
  cards: string[] | null;
  order: string[] | null;
}

/**
 * A stack that is being put together. Only its owner sees the cards, from the bottom up, and
 * which places of the open row they come from.
 */
export interface BirdieStack {
  size: number;
  cards: string[] | null;
  slots: number[] | null;
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
 * The row of the player who is scoring, from left to right, and the sets cut from it: in the
 * phases of cutting they are only pencilled (BRD-R1), then written. `start`, `end` and `feature`
 * say what the decision at hand is about: the card to move, the set begun, the gap (between
 * `start` and the place before it). `meets` says for each card what its removal would join:
 * nothing, one set, or two to choose from (BRD-36).
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
  how: string;
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
  column: number[];
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
 * each bird box: trophies count only if that is given. `column` are the points beside the squares
 * of the flaps column; none: the column that is assumed.
 */
export interface BirdieQuestion {
  row: string[];
  filled?: string[];
  flaps?: number;
  rivals?: Record<string, number> | null;
  advanced?: boolean;
  column?: number[];
}

/**
 * A set: feature and size; in the basic game its first and last place, counted from 1; in the
 * advanced one whether it is written or finds its box filled.
 */
export interface BirdieFoundSet {
  feature: string;
  count: number;
  start: number;
  end: number;
  written: boolean;
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
  removals: BirdieRemoval[];
  exact: boolean;
}

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
  cards: string[] | null;
}

/**
 * What a decision leads to: the places then (`card` is "?" where nobody knows what comes), and
 * what the log would tell of it.
 */
export interface DucksPreview {
  places: DucksPlace[];
  lines: Line[];
}

/**
 * The table as one seat sees it (`you`), or a spectator (`you` is None).
 *
 * While a card is carried out it is `playing`; `chosen` is then the place picked first (misfire,
 * hide), `order` the places picked so far (rearrange). `known_bottom` lists the cards at the
 * bottom of the duck deck that everybody saw go there, the uppermost first.
 *
 * While you are to decide: `uses` lists for each card in your hand that can be carried out the
 * places it can be used on (none for a card that asks for no place), also while another card is
 * carried out: if there are none, that one had to be played; `previews` what your decisions lead
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

/* The Bird Told Me To Do It */

/**
 * A place of the branch: x to the right of the trunk and y up, its top card, what lies under
 * it from the lowest, the place it hangs on, and its number, boosted while it is on the route.
 */
export interface ChirpSpot {
  place: string;
  x: number;
  y: number;
  card: string;
  under: string[];
  parent: number[];
  on_route: boolean;
  number: number;
}

/**
 * The command being carried out: its card, its boosted number, the things left to do, and the
 * place it is carried out at (None for the bonus, and if that place is gone).
 */
export interface ChirpChirp {
  card: string;
  number: number;
  left: number;
  place: string | null;
  bonus: boolean;
  command: Line;
}

/** A seat's cards. `cards` is there for the seat itself; `known` is what the viewer knows. */
export interface ChirpHand {
  size: number;
  known: string[];
  cards: string[] | null;
}

/** A colour on the branch: its birds, who owns its plumage, and whether it would be scored. */
export interface ChirpColour {
  birds: number;
  owner: number | null;
  leads: boolean;
}

/** A card on a way that could be walked, with the number it would have there. */
export interface ChirpStep {
  place: string;
  card: string;
  number: number;
}

/** What a card shows. */
export interface ChirpFace {
  colour: string;
  birds: number;
  sides: string;
  command: Line;
}

/** The table as one seat sees it (`you`), or a spectator (`you` is None). */
export interface ChirpView {
  you: number | null;
  turn: number | null;
  phase: string;
  current: number;
  growth: string | null;
  branch: ChirpSpot[];
  route: string[];
  walked: number;
  mine: string | null;
  chirp: ChirpChirp | null;
  picked: string | null;
  lifted: string | null;
  other: number | null;
  hands: ChirpHand[];
  colours: Record<string, ChirpColour>;
  pass_card: number | null;
  points: number[];
  goal: number;
  piles: string[][];
  stock: number;
  reshuffled: boolean;
  discard: string[];
  adrift: string[];
  walks: Record<string, ChirpStep[]>;
  obstacles: Record<string, Refusal>;
  told: Line[];
  faces: Record<string, ChirpFace>;
}

export type ChirpDecision =
  | { kind: 'grow'; how: 'plumage' | 'draw' | 'two' | 'pass' }
  | { kind: 'card'; card: 'ya' | 'yb' | 'yc' | 'yd' | 'ye' | 'yf' | 'yg' | 'yh' | 'ka' | 'kb' | 'kc' | 'kd' | 'ke' | 'kf' | 'kg' | 'kh' | 'ra' | 'rb' | 'rc' | 'rd' | 're' | 'rf' | 'rg' | 'rh' | 'ba' | 'bb' | 'bc' | 'bd' | 'be' | 'bf' | 'bg' | 'bh' | 'ga' | 'gb' | 'gc' | 'gd' | 'ge' | 'gf' | 'gg' | 'gh' | 'wa' | 'wb' | 'wc' | 'wd' | 'we' | 'wf' | 'wg' | 'wh' }
  | { kind: 'place'; place: 'L15U15' | 'L14U15' | 'L13U15' | 'L12U15' | 'L11U15' | 'L10U15' | 'L9U15' | 'L8U15' | 'L7U15' | 'L6U15' | 'L5U15' | 'L4U15' | 'L3U15' | 'L2U15' | 'L1U15' | 'U15' | 'R1U15' | 'R2U15' | 'R3U15' | 'R4U15' | 'R5U15' | 'R6U15' | 'R7U15' | 'R8U15' | 'R9U15' | 'R10U15' | 'R11U15' | 'R12U15' | 'R13U15' | 'R14U15' | 'R15U15' | 'L15U14' | 'L14U14' | 'L13U14' | 'L12U14' | 'L11U14' | 'L10U14' | 'L9U14' | 'L8U14' | 'L7U14' | 'L6U14' | 'L5U14' | 'L4U14' | 'L3U14' | 'L2U14' | 'L1U14' | 'U14' | 'R1U14' | 'R2U14' | 'R3U14' | 'R4U14' | 'R5U14' | 'R6U14' | 'R7U14' | 'R8U14' | 'R9U14' | 'R10U14' | 'R11U14' | 'R12U14' | 'R13U14' | 'R14U14' | 'R15U14' | 'L15U13' | 'L14U13' | 'L13U13' | 'L12U13' | 'L11U13' | 'L10U13' | 'L9U13' | 'L8U13' | 'L7U13' | 'L6U13' | 'L5U13' | 'L4U13' | 'L3U13' | 'L2U13' | 'L1U13' | 'U13' | 'R1U13' | 'R2U13' | 'R3U13' | 'R4U13' | 'R5U13' | 'R6U13' | 'R7U13' | 'R8U13' | 'R9U13' | 'R10U13' | 'R11U13' | 'R12U13' | 'R13U13' | 'R14U13' | 'R15U13' | 'L15U12' | 'L14U12' | 'L13U12' | 'L12U12' | 'L11U12' | 'L10U12' | 'L9U12' | 'L8U12' | 'L7U12' | 'L6U12' | 'L5U12' | 'L4U12' | 'L3U12' | 'L2U12' | 'L1U12' | 'U12' | 'R1U12' | 'R2U12' | 'R3U12' | 'R4U12' | 'R5U12' | 'R6U12' | 'R7U12' | 'R8U12' | 'R9U12' | 'R10U12' | 'R11U12' | 'R12U12' | 'R13U12' | 'R14U12' | 'R15U12' | 'L15U11' | 'L14U11' | 'L13U11' | 'L12U11' | 'L11U11' | 'L10U11' | 'L9U11' | 'L8U11' | 'L7U11' | 'L6U11' | 'L5U11' | 'L4U11' | 'L3U11' | 'L2U11' | 'L1U11' | 'U11' | 'R1U11' | 'R2U11' | 'R3U11' | 'R4U11' | 'R5U11' | 'R6U11' | 'R7U11' | 'R8U11' | 'R9U11' | 'R10U11' | 'R11U11' | 'R12U11' | 'R13U11' | 'R14U11' | 'R15U11' | 'L15U10' | 'L14U10' | 'L13U10' | 'L12U10' | 'L11U10' | 'L10U10' | 'L9U10' | 'L8U10' | 'L7U10' | 'L6U10' | 'L5U10' | 'L4U10' | 'L3U10' | 'L2U10' | 'L1U10' | 'U10' | 'R1U10' | 'R2U10' | 'R3U10' | 'R4U10' | 'R5U10' | 'R6U10' | 'R7U10' | 'R8U10' | 'R9U10' | 'R10U10' | 'R11U10' | 'R12U10' | 'R13U10' | 'R14U10' | 'R15U10' | 'L15U9' | 'L14U9' | 'L13U9' | 'L12U9' | 'L11U9' | 'L10U9' | 'L9U9' | 'L8U9' | 'L7U9' | 'L6U9' | 'L5U9' | 'L4U9' | 'L3U9' | 'L2U9' | 'L1U9' | 'U9' | 'R1U9' | 'R2U9' | 'R3U9' | 'R4U9' | 'R5U9' | 'R6U9' | 'R7U9' | 'R8U9' | 'R9U9' | 'R10U9' | 'R11U9' | 'R12U9' | 'R13U9' | 'R14U9' | 'R15U9' | 'L15U8' | 'L14U8' | 'L13U8' | 'L12U8' | 'L11U8' | 'L10U8' | 'L9U8' | 'L8U8' | 'L7U8' | 'L6U8' | 'L5U8' | 'L4U8' | 'L3U8' | 'L2U8' | 'L1U8' | 'U8' | 'R1U8' | 'R2U8' | 'R3U8' | 'R4U8' | 'R5U8' | 'R6U8' | 'R7U8' | 'R8U8' | 'R9U8' | 'R10U8' | 'R11U8' | 'R12U8' | 'R13U8' | 'R14U8' | 'R15U8' | 'L15U7' | 'L14U7' | 'L13U7' | 'L12U7' | 'L11U7' | 'L10U7' | 'L9U7' | 'L8U7' | 'L7U7' | 'L6U7' | 'L5U7' | 'L4U7' | 'L3U7' | 'L2U7' | 'L1U7' | 'U7' | 'R1U7' | 'R2U7' | 'R3U7' | 'R4U7' | 'R5U7' | 'R6U7' | 'R7U7' | 'R8U7' | 'R9U7' | 'R10U7' | 'R11U7' | 'R12U7' | 'R13U7' | 'R14U7' | 'R15U7' | 'L15U6' | 'L14U6' | 'L13U6' | 'L12U6' | 'L11U6' | 'L10U6' | 'L9U6' | 'L8U6' | 'L7U6' | 'L6U6' | 'L5U6' | 'L4U6' | 'L3U6' | 'L2U6' | 'L1U6' | 'U6' | 'R1U6' | 'R2U6' | 'R3U6' | 'R4U6' | 'R5U6' | 'R6U6' | 'R7U6' | 'R8U6' | 'R9U6' | 'R10U6' | 'R11U6' | 'R12U6' | 'R13U6' | 'R14U6' | 'R15U6' | 'L15U5' | 'L14U5' | 'L13U5' | 'L12U5' | 'L11U5' | 'L10U5' | 'L9U5' | 'L8U5' | 'L7U5' | 'L6U5' | 'L5U5' | 'L4U5' | 'L3U5' | 'L2U5' | 'L1U5' | 'U5' | 'R1U5' | 'R2U5' | 'R3U5' | 'R4U5' | 'R5U5' | 'R6U5' | 'R7U5' | 'R8U5' | 'R9U5' | 'R10U5' | 'R11U5' | 'R12U5' | 'R13U5' | 'R14U5' | 'R15U5' | 'L15U4' | 'L14U4' | 'L13U4' | 'L12U4' | 'L11U4' | 'L10U4' | 'L9U4' | 'L8U4' | 'L7U4' | 'L6U4' | 'L5U4' | 'L4U4' | 'L3U4' | 'L2U4' | 'L1U4' | 'U4' | 'R1U4' | 'R2U4' | 'R3U4' | 'R4U4' | 'R5U4' | 'R6U4' | 'R7U4' | 'R8U4' | 'R9U4' | 'R10U4' | 'R11U4' | 'R12U4' | 'R13U4' | 'R14U4' | 'R15U4' | 'L15U3' | 'L14U3' | 'L13U3' | 'L12U3' | 'L11U3' | 'L10U3' | 'L9U3' | 'L8U3' | 'L7U3' | 'L6U3' | 'L5U3' | 'L4U3' | 'L3U3' | 'L2U3' | 'L1U3' | 'U3' | 'R1U3' | 'R2U3' | 'R3U3' | 'R4U3' | 'R5U3' | 'R6U3' | 'R7U3' | 'R8U3' | 'R9U3' | 'R10U3' | 'R11U3' | 'R12U3' | 'R13U3' | 'R14U3' | 'R15U3' | 'L15U2' | 'L14U2' | 'L13U2' | 'L12U2' | 'L11U2' | 'L10U2' | 'L9U2' | 'L8U2' | 'L7U2' | 'L6U2' | 'L5U2' | 'L4U2' | 'L3U2' | 'L2U2' | 'L1U2' | 'U2' | 'R1U2' | 'R2U2' | 'R3U2' | 'R4U2' | 'R5U2' | 'R6U2' | 'R7U2' | 'R8U2' | 'R9U2' | 'R10U2' | 'R11U2' | 'R12U2' | 'R13U2' | 'R14U2' | 'R15U2' | 'L15U1' | 'L14U1' | 'L13U1' | 'L12U1' | 'L11U1' | 'L10U1' | 'L9U1' | 'L8U1' | 'L7U1' | 'L6U1' | 'L5U1' | 'L4U1' | 'L3U1' | 'L2U1' | 'L1U1' | 'U1' | 'R1U1' | 'R2U1' | 'R3U1' | 'R4U1' | 'R5U1' | 'R6U1' | 'R7U1' | 'R8U1' | 'R9U1' | 'R10U1' | 'R11U1' | 'R12U1' | 'R13U1' | 'R14U1' | 'R15U1' | 'L15' | 'L14' | 'L13' | 'L12' | 'L11' | 'L10' | 'L9' | 'L8' | 'L7' | 'L6' | 'L5' | 'L4' | 'L3' | 'L2' | 'L1' | 'trunk' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9' | 'R10' | 'R11' | 'R12' | 'R13' | 'R14' | 'R15' | 'L15D1' | 'L14D1' | 'L13D1' | 'L12D1' | 'L11D1' | 'L10D1' | 'L9D1' | 'L8D1' | 'L7D1' | 'L6D1' | 'L5D1' | 'L4D1' | 'L3D1' | 'L2D1' | 'L1D1' | 'D1' | 'R1D1' | 'R2D1' | 'R3D1' | 'R4D1' | 'R5D1' | 'R6D1' | 'R7D1' | 'R8D1' | 'R9D1' | 'R10D1' | 'R11D1' | 'R12D1' | 'R13D1' | 'R14D1' | 'R15D1' | 'L15D2' | 'L14D2' | 'L13D2' | 'L12D2' | 'L11D2' | 'L10D2' | 'L9D2' | 'L8D2' | 'L7D2' | 'L6D2' | 'L5D2' | 'L4D2' | 'L3D2' | 'L2D2' | 'L1D2' | 'D2' | 'R1D2' | 'R2D2' | 'R3D2' | 'R4D2' | 'R5D2' | 'R6D2' | 'R7D2' | 'R8D2' | 'R9D2' | 'R10D2' | 'R11D2' | 'R12D2' | 'R13D2' | 'R14D2' | 'R15D2' | 'L15D3' | 'L14D3' | 'L13D3' | 'L12D3' | 'L11D3' | 'L10D3' | 'L9D3' | 'L8D3' | 'L7D3' | 'L6D3' | 'L5D3' | 'L4D3' | 'L3D3' | 'L2D3' | 'L1D3' | 'D3' | 'R1D3' | 'R2D3' | 'R3D3' | 'R4D3' | 'R5D3' | 'R6D3' | 'R7D3' | 'R8D3' | 'R9D3' | 'R10D3' | 'R11D3' | 'R12D3' | 'R13D3' | 'R14D3' | 'R15D3' | 'L15D4' | 'L14D4' | 'L13D4' | 'L12D4' | 'L11D4' | 'L10D4' | 'L9D4' | 'L8D4' | 'L7D4' | 'L6D4' | 'L5D4' | 'L4D4' | 'L3D4' | 'L2D4' | 'L1D4' | 'D4' | 'R1D4' | 'R2D4' | 'R3D4' | 'R4D4' | 'R5D4' | 'R6D4' | 'R7D4' | 'R8D4' | 'R9D4' | 'R10D4' | 'R11D4' | 'R12D4' | 'R13D4' | 'R14D4' | 'R15D4' | 'L15D5' | 'L14D5' | 'L13D5' | 'L12D5' | 'L11D5' | 'L10D5' | 'L9D5' | 'L8D5' | 'L7D5' | 'L6D5' | 'L5D5' | 'L4D5' | 'L3D5' | 'L2D5' | 'L1D5' | 'D5' | 'R1D5' | 'R2D5' | 'R3D5' | 'R4D5' | 'R5D5' | 'R6D5' | 'R7D5' | 'R8D5' | 'R9D5' | 'R10D5' | 'R11D5' | 'R12D5' | 'R13D5' | 'R14D5' | 'R15D5' | 'L15D6' | 'L14D6' | 'L13D6' | 'L12D6' | 'L11D6' | 'L10D6' | 'L9D6' | 'L8D6' | 'L7D6' | 'L6D6' | 'L5D6' | 'L4D6' | 'L3D6' | 'L2D6' | 'L1D6' | 'D6' | 'R1D6' | 'R2D6' | 'R3D6' | 'R4D6' | 'R5D6' | 'R6D6' | 'R7D6' | 'R8D6' | 'R9D6' | 'R10D6' | 'R11D6' | 'R12D6' | 'R13D6' | 'R14D6' | 'R15D6' | 'L15D7' | 'L14D7' | 'L13D7' | 'L12D7' | 'L11D7' | 'L10D7' | 'L9D7' | 'L8D7' | 'L7D7' | 'L6D7' | 'L5D7' | 'L4D7' | 'L3D7' | 'L2D7' | 'L1D7' | 'D7' | 'R1D7' | 'R2D7' | 'R3D7' | 'R4D7' | 'R5D7' | 'R6D7' | 'R7D7' | 'R8D7' | 'R9D7' | 'R10D7' | 'R11D7' | 'R12D7' | 'R13D7' | 'R14D7' | 'R15D7' | 'L15D8' | 'L14D8' | 'L13D8' | 'L12D8' | 'L11D8' | 'L10D8' | 'L9D8' | 'L8D8' | 'L7D8' | 'L6D8' | 'L5D8' | 'L4D8' | 'L3D8' | 'L2D8' | 'L1D8' | 'D8' | 'R1D8' | 'R2D8' | 'R3D8' | 'R4D8' | 'R5D8' | 'R6D8' | 'R7D8' | 'R8D8' | 'R9D8' | 'R10D8' | 'R11D8' | 'R12D8' | 'R13D8' | 'R14D8' | 'R15D8' | 'L15D9' | 'L14D9' | 'L13D9' | 'L12D9' | 'L11D9' | 'L10D9' | 'L9D9' | 'L8D9' | 'L7D9' | 'L6D9' | 'L5D9' | 'L4D9' | 'L3D9' | 'L2D9' | 'L1D9' | 'D9' | 'R1D9' | 'R2D9' | 'R3D9' | 'R4D9' | 'R5D9' | 'R6D9' | 'R7D9' | 'R8D9' | 'R9D9' | 'R10D9' | 'R11D9' | 'R12D9' | 'R13D9' | 'R14D9' | 'R15D9' | 'L15D10' | 'L14D10' | 'L13D10' | 'L12D10' | 'L11D10' | 'L10D10' | 'L9D10' | 'L8D10' | 'L7D10' | 'L6D10' | 'L5D10' | 'L4D10' | 'L3D10' | 'L2D10' | 'L1D10' | 'D10' | 'R1D10' | 'R2D10' | 'R3D10' | 'R4D10' | 'R5D10' | 'R6D10' | 'R7D10' | 'R8D10' | 'R9D10' | 'R10D10' | 'R11D10' | 'R12D10' | 'R13D10' | 'R14D10' | 'R15D10' | 'L15D11' | 'L14D11' | 'L13D11' | 'L12D11' | 'L11D11' | 'L10D11' | 'L9D11' | 'L8D11' | 'L7D11' | 'L6D11' | 'L5D11' | 'L4D11' | 'L3D11' | 'L2D11' | 'L1D11' | 'D11' | 'R1D11' | 'R2D11' | 'R3D11' | 'R4D11' | 'R5D11' | 'R6D11' | 'R7D11' | 'R8D11' | 'R9D11' | 'R10D11' | 'R11D11' | 'R12D11' | 'R13D11' | 'R14D11' | 'R15D11' | 'L15D12' | 'L14D12' | 'L13D12' | 'L12D12' | 'L11D12' | 'L10D12' | 'L9D12' | 'L8D12' | 'L7D12' | 'L6D12' | 'L5D12' | 'L4D12' | 'L3D12' | 'L2D12' | 'L1D12' | 'D12' | 'R1D12' | 'R2D12' | 'R3D12' | 'R4D12' | 'R5D12' | 'R6D12' | 'R7D12' | 'R8D12' | 'R9D12' | 'R10D12' | 'R11D12' | 'R12D12' | 'R13D12' | 'R14D12' | 'R15D12' | 'L15D13' | 'L14D13' | 'L13D13' | 'L12D13' | 'L11D13' | 'L10D13' | 'L9D13' | 'L8D13' | 'L7D13' | 'L6D13' | 'L5D13' | 'L4D13' | 'L3D13' | 'L2D13' | 'L1D13' | 'D13' | 'R1D13' | 'R2D13' | 'R3D13' | 'R4D13' | 'R5D13' | 'R6D13' | 'R7D13' | 'R8D13' | 'R9D13' | 'R10D13' | 'R11D13' | 'R12D13' | 'R13D13' | 'R14D13' | 'R15D13' | 'L15D14' | 'L14D14' | 'L13D14' | 'L12D14' | 'L11D14' | 'L10D14' | 'L9D14' | 'L8D14' | 'L7D14' | 'L6D14' | 'L5D14' | 'L4D14' | 'L3D14' | 'L2D14' | 'L1D14' | 'D14' | 'R1D14' | 'R2D14' | 'R3D14' | 'R4D14' | 'R5D14' | 'R6D14' | 'R7D14' | 'R8D14' | 'R9D14' | 'R10D14' | 'R11D14' | 'R12D14' | 'R13D14' | 'R14D14' | 'R15D14' | 'L15D15' | 'L14D15' | 'L13D15' | 'L12D15' | 'L11D15' | 'L10D15' | 'L9D15' | 'L8D15' | 'L7D15' | 'L6D15' | 'L5D15' | 'L4D15' | 'L3D15' | 'L2D15' | 'L1D15' | 'D15' | 'R1D15' | 'R2D15' | 'R3D15' | 'R4D15' | 'R5D15' | 'R6D15' | 'R7D15' | 'R8D15' | 'R9D15' | 'R10D15' | 'R11D15' | 'R12D15' | 'R13D15' | 'R14D15' | 'R15D15' }
  | { kind: 'player'; player: 0 | 1 | 2 | 3 | 4 }
  | { kind: 'plumage'; colour: 'yellow' | 'black' | 'red' | 'blue' | 'grey' | 'white' }
  | { kind: 'skip' };
