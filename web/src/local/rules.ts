/**
 * A game's rules, and games that are played by them, in this page or worker: what core/match.py is
 * in Python. Nothing of the rules is written here; everything is asked of the WebAssembly module.
 *
 *     const rules = await loadRules('/wasm', 'cubirds');   // or Rules.load(bytes, about)
 *     const game = rules.begin({ players: 3, options: { expert: true }, seed: newSeed() });
 *
 *     rules.read(text)      the decision that is written so, or undefined
 *     rules.score(question) the helper for people who score at a real table, where there is one
 *
 *     game.turn, game.over, game.revelations, game.decisions   // what was played, as numbers
 *     game.legal()          the legal decisions as the socket sends them: { decision, text, typed }[]
 *     game.choices()        the same as numbers
 *     game.play(decision)   false if the rules do not allow it: nothing has changed then
 *     game.view(seat)       what a seat is shown (null: whoever watches): Update.view
 *     game.log(seat)        the last decision's log lines as that seat may read them: Line[]
 *     game.refusal(d)       what stands against a decision that is not legal: { clause, key, args }
 *     game.outcome()        OutcomeInfo, or null while it goes on
 *     game.copy()           an independent game at the same point
 *     game.fresh()          the same game before its first decision (undo: play the others again)
 *     game.seed             64 hexadecimal digits, as Update.seed; commitment(seed) its SHA-256
 *     game.save()           a save file, as `rookery verify` and a server's import read it
 *
 * A draft works as on the server: decisions can be taken back while `revelations` and `turn` stay
 * as they were (see server/table/story.py).
 *
 * Bots are in bots.ts: `new Bot(rules, 'hawk', seed).decide(game, seconds?)`, `hints(game, seed)`.
 *
 * Files: `<folder>/index.json` is { <game>: { module, about, weights? } } with the names of the files
 * beside it; a file's name has a digest of what is in it, so that it can be kept forever. `rookery
 * wasm --to FOLDER` writes such a folder, and the server serves the one in the wheel as /wasm/.
 * `index.json` is `{}` where nothing has been built: then there is no local play.
 */
import type { Legal, Line, OutcomeInfo, Refusal, Start } from '../lib/protocol.gen';
import { Module, type About, type AboutOption, type Piece } from './module.ts';
import { describe } from './position.ts';
import { sha256 } from './sha256.ts';

const NOBODY = -1;
const ONLOOKER = -2;
const NOT_LEGAL = -1;
const SEED_WORDS = 4;
const SAVE_FORMAT = 1;
/** In a record's `noting`, where a lean one ends: the events of all decisions are kept. */
const KEEPING = 2;

export type Options = Record<string, boolean | number | string>;

export interface Setup {
  players: number;
  options?: Options;
  /** Hexadecimal, at most 64 digits. */
  seed: string;
  /** A position to begin with, in place of one dealt from the seed: another game's `state`. */
  record?: Uint8Array | null;
}

/** What index.json says of a game: names of files in the same folder. */
export interface Files {
  module: string;
  about: string;
  weights?: string;
  /** Its guided first game, and the examples of its rules. */
  lesson?: string;
  scenes?: string;
}

export async function localGames(folder: string): Promise<Record<string, Files>> {
  return (await (await fetched(`${folder}/index.json`)).json()) as Record<string, Files>;
}

/** Something else that is written of a game beside its module; null where there is nothing. */
export async function loadBeside<What>(
  folder: string,
  game: string,
  what: 'lesson' | 'scenes',
): Promise<What | null> {
  const file = (await localGames(folder))[game]?.[what];
  return file ? ((await (await fetched(`${folder}/${file}`)).json()) as What) : null;
}

/** A game's rules from a folder that `rookery wasm` has written. */
export async function loadRules(folder: string, game: string, found?: Files): Promise<Rules> {
  const files = found ?? (await localGames(folder))[game];
  if (!files) throw new Error(`${game} cannot be played without a server here`);
  const [code, about] = await Promise.all([
    fetched(`${folder}/${files.module}`).then((answer) => answer.arrayBuffer()),
    fetched(`${folder}/${files.about}`).then((answer) => answer.json() as Promise<About>),
  ]);
  const { weights } = files;
  return Rules.load(code, about, async () => {
    if (!weights) throw new Error(`${game} has no network`);
    return (await fetched(`${folder}/${weights}`)).arrayBuffer();
  });
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

export class Rules {
  readonly module: Module;
  readonly about: About;
  /** Every decision as it is sent: its number, text and typed form. */
  readonly forms: readonly Legal[];
  /** Fetches the network's weights, when a bot wants them. */
  readonly weights: () => Promise<ArrayBuffer>;
  readonly #numbers: Map<string, number>;

  private constructor(module: Module, weights: () => Promise<ArrayBuffer>) {
    this.module = module;
    this.about = module.about;
    this.forms = formsOf(module.about);
    this.#numbers = new Map(this.forms.map(({ text, decision }) => [text, decision]));
    this.weights = weights;
  }

  static async load(
    code: WebAssembly.Module | BufferSource,
    about: About,
    weights: () => Promise<ArrayBuffer> = () => Promise.reject(new Error('no weights given')),
  ): Promise<Rules> {
    return new Rules(await Module.load(code, about), weights);
  }

  /** A decision's number from its text. */
  read(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  /** The best way to score what lies on a real table: `ScoringHelper.answer` in core/game.py. */
  score(question: object): unknown {
    const { module } = this;
    const numbers = Object.entries(this.about.asked!).flatMap(([field, { most, names }]) => {
      const value: unknown = question[field as keyof typeof question];
      const given = listed(value, names);
      return [given.length, ...given, ...Array<number>(most - given.length).fill(0)];
    });
    const { buffer, byteOffset } = module.bytes('asked');
    new Int32Array(buffer, byteOffset).set(numbers);
    return JSON.parse(written(module, 'score'));
  }

  /** A game before its first decision. */
  begin(setup: Setup): Game {
    return new Game(this, setup);
  }

  /** A game in a position of a file beside the module. */
  from({ players, options, pieces }: Start): Game {
    const record = this.blank(players, this.complete(options));
    put(record, pieces);
    return this.begin({ players, options, seed: '0', record });
  }

  /** All options, those that were not given as they usually are; an error says what is wrong. */
  complete(options: Options = {}): Options {
    const known = new Set(this.about.options.map((option) => option.name));
    for (const name of Object.keys(options))
      if (!known.has(name)) throw new RangeError(`${this.about.game} has no option ${name}`);
    return Object.fromEntries(
      this.about.options.map((option) => {
        const value = options[option.name] ?? option.default;
        stored(option, value);
        return [option.name, value];
      }),
    );
  }

  /** An empty record for so many players, with these options. */
  blank(players: number, options: Options): Uint8Array {
    const { about } = this;
    const [fewest, most] = about.seats;
    if (!(Number.isInteger(players) && fewest <= players && players <= most))
      throw new RangeError(`${about.game} is played by ${fewest} to ${most}, not ${players}`);
    const record = new Uint8Array(about.rooms.state!);
    put(record, about.blank);
    record[about.record.players] = players;
    const header = new DataView(record.buffer);
    about.options.forEach((option, i) => {
      const value = stored(option, options[option.name]!);
      if (option.small && options[option.name] === option.small && players !== 2)
        throw new RangeError(`option ${option.name}: ${option.small} is for 2 players`);
      header.setInt32(about.record.options + 4 * i, value, true);
      put(record, option.changes[value] ?? []);
    });
    return record;
  }
}

export class Game {
  readonly rules: Rules;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  /** What it began with, if it was not dealt. */
  readonly record: Uint8Array | null;
  readonly decisions: number[] = [];
  #state: Uint8Array;
  #choices: Int16Array;

  constructor(rules: Rules, setup: Setup, from?: Game) {
    this.rules = rules;
    this.players = setup.players;
    this.options = from ? from.options : rules.complete(setup.options);
    this.seed = setup.seed.padStart(16 * SEED_WORDS, '0');
    this.record = setup.record ?? null;
    const { module } = rules;
    if (from) {
      this.decisions = [...from.decisions];
      this.#state = from.#state.slice();
      this.#choices = from.#choices;
      return;
    }
    if (this.record) {
      if (this.record.length !== rules.about.record.size)
        throw new RangeError('not a record of this game');
      this.#state = this.record.slice();
      module.bytes('state').set(this.#state);
      this.#choices = takeChoices(module, this.turn === null ? 0 : module.call('legal'));
      return;
    }
    module.bytes('blank').set(rules.blank(this.players, this.options));
    putSeed(module, this.seed);
    const count = module.call('begin');
    this.#state = module.bytes('state').slice();
    this.#choices = takeChoices(module, count);
  }

  // --- Looking -----------------------------------------------------------------------------------

  /** The seat to move; null when the game is over. */
  get turn(): number | null {
    const turn = this.#header.getInt8(this.rules.about.record.turn);
    return turn === NOBODY ? null : turn;
  }

  get over(): boolean {
    return this.#choices.length === 0;
  }

  get revelations(): number {
    return this.#header.getInt32(this.rules.about.record.revelations, true);
  }

  /** The record, as machines read it. */
  get state(): Uint8Array {
    return this.#state;
  }

  choices(): number[] {
    return [...this.#choices];
  }

  legal(): Legal[] {
    return this.choices().map((number) => this.rules.forms[number]!);
  }

  view(seat: number | null): any {
    return JSON.parse(this.viewJson(seat));
  }

  viewJson(seat: number | null): string {
    return this.#written('view', seat ?? ONLOOKER);
  }

  logJson(seat: number | null): string {
    return this.#written('log', seat ?? ONLOOKER);
  }

  log(seat: number | null): Line[] {
    return JSON.parse(this.logJson(seat)) as Line[];
  }

  refusal(decision: number): Refusal {
    return JSON.parse(this.#written('refusal', decision)) as Refusal;
  }

  /** What is good about these decisions of the seat to move, one after the other (`reasons` in
   * bots/explain.py). Ask it of a `guessed` game: it tells what is in this one. */
  reasons(decisions: number[]): Line[] {
    const { module, about } = this.rules;
    if (!module.has('reasons')) return [];
    const after = this.copy();
    after.#state.fill(0, about.record.lean); // what happened before is not the reason for anything
    after.#state[about.record.lean] = KEEPING;
    for (const decision of decisions) after.play(decision);
    module.bytes('after').set(after.#state);
    return JSON.parse(this.#written('reasons', this.turn!)) as Line[];
  }

  outcome(): OutcomeInfo | null {
    if (!this.over) return null;
    const { record } = this.rules.about;
    const header = this.#header;
    const seats = Array.from({ length: this.players }, (_, seat) => seat);
    const places = seats.map((seat) => header.getInt8(record.places + seat));
    return {
      places,
      scores: seats.map((seat) => header.getInt32(record.scores + 4 * seat, true)),
      winners: header.getInt8(record.drawn) ? [] : seats.filter((seat) => places[seat] === 1),
      lines: JSON.parse(this.#written('result')) as Line[],
    };
  }

  /** How many decisions have been taken. */
  get count(): number {
    return this.#header.getInt32(this.rules.about.record.decisions, true);
  }

  /** What a network would see of it. */
  features(seat: number): Uint8Array {
    const { module } = this.rules;
    this.enter();
    module.call('features', seat);
    return module.bytes('features').slice();
  }

  /** A copy in which all that a seat cannot know is dealt anew, by a generator of one's own. */
  guessed(seat: number, rng: Uint8Array): Game {
    const { module } = this.rules;
    const copy = this.copy();
    copy.enter();
    module.bytes('rng').set(rng);
    module.call('guess', seat);
    copy.#state = module.bytes('state').slice();
    copy.#choices = takeChoices(module, copy.over ? 0 : module.call('legal'));
    return copy;
  }

  /** Put it into the module's memory, where functions find it. */
  enter(): void {
    const { module } = this.rules;
    module.bytes('state').set(this.#state);
    const { buffer, byteOffset } = module.bytes('legal');
    new Int16Array(buffer, byteOffset).set(this.#choices);
  }

  /** A save file, as `rookery replay`, `rookery verify` and a server read it. */
  save(): string {
    const { about, forms } = this.rules;
    return JSON.stringify(
      {
        rookery: SAVE_FORMAT,
        game: about.game,
        rules: about.rules_version,
        players: this.players,
        options: this.options,
        seed: this.seed,
        // One that was set up (position.ts): its seed is a number there.
        ...(this.record && {
          position: { ...describe(this.fresh()), seed: Number(`0x${this.seed}`) },
        }),
        decisions: this.decisions.map((decision) => forms[decision]!.text),
        digest: this.digest(),
      },
      null,
      1,
    );
  }

  /** A fingerprint of the game's course (`Match.brief` in core/match.py). */
  digest(): string {
    const { record } = this.rules.about;
    const header = this.#header;
    const seats = Array.from({ length: this.players }, (_, seat) => seat);
    const scores = seats.map((seat) => header.getInt32(record.scores + 4 * seat, true));
    const places = seats.map((seat) => header.getInt8(record.places + seat));
    const words = Array.from({ length: SEED_WORDS }, (_, i) =>
      header.getBigUint64(record.rng + 8 * i, true),
    );
    const course = `[${this.count},${this.revelations},[${scores}],[${places}],[${words}]]`;
    return `brief-${sha256(new TextEncoder().encode(course))}`;
  }

  get #header(): DataView {
    return new DataView(this.#state.buffer, this.#state.byteOffset);
  }

  #written(what: string, ...about: number[]): string {
    const { module } = this.rules;
    this.enter();
    return written(module, what, ...about);
  }

  // --- Playing -----------------------------------------------------------------------------------

  /** Play a decision; false if the rules do not allow it now. */
  play(decision: number): boolean {
    const { module } = this.rules;
    this.enter();
    const count = module.call('step', decision, this.#choices.length);
    if (count === NOT_LEGAL) return false;
    this.#state = module.bytes('state').slice();
    this.#choices = takeChoices(module, count);
    this.decisions.push(decision);
    return true;
  }

  /** An independent game at the same point. */
  copy(): Game {
    return new Game(this.rules, this, this);
  }

  /** The same game before its first decision. */
  fresh(): Game {
    return new Game(this.rules, this);
  }
}

// --- Seeds -----------------------------------------------------------------------------------------

/** 256 bits that nobody can guess, in hexadecimal. */
export function newSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(8 * SEED_WORDS)));
}

/** What can be shown of a seed before the game: SHA-256, as the server shows it. */
export async function commitment(seed: string): Promise<string> {
  const digits = seed.padStart(16 * SEED_WORDS, '0');
  return sha256(Uint8Array.from(digits.match(/../g)!, (pair) => parseInt(pair, 16)));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A seed as the module takes it: four words, the lowest first. */
export function putSeed(module: Module, seed: string): void {
  const words = module.view('seed');
  const digits = seed.padStart(16 * SEED_WORDS, '0');
  for (let i = 0; i < SEED_WORDS; i++) {
    const end = digits.length - 16 * i;
    words.setBigUint64(8 * i, BigInt(`0x${digits.slice(end - 16, end)}`), true);
  }
}

// --- What a description says -----------------------------------------------------------------------

/** What a function has written. */
function written(module: Module, what: string, ...about: number[]): string {
  const length = module.call(what, ...about);
  if (length < 0) throw new Error(`no room for a ${what}`);
  return new TextDecoder().decode(module.bytes('text').subarray(0, length));
}

/** A field of a question as numbers: names as their places, what names are given as theirs. */
function listed(value: unknown, names: string[] | null): number[] {
  if (value == null) return [];
  if (Array.isArray(value)) return value.map((each) => (names ? names.indexOf(each) : each));
  if (typeof value === 'object')
    return names!.map((name) => (value as Record<string, number>)[name] ?? 0);
  return [Number(value)];
}

function takeChoices(module: Module, count: number): Int16Array {
  const { buffer, byteOffset } = module.bytes('legal');
  return new Int16Array(buffer, byteOffset, count).slice();
}

function put(record: Uint8Array, pieces: Piece[]): void {
  for (const [at, bytes] of pieces)
    record.set(
      Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)),
      at,
    );
}

function stored(option: AboutOption, value: boolean | number | string): number {
  const found = option.values.indexOf(value);
  if (found >= 0) return found;
  if (option.text && value === '') return option.values.length;
  if (
    typeof option.default === 'number' &&
    typeof value === 'number' &&
    option.values.length === 0 &&
    Number.isInteger(value) &&
    option.smallest <= value &&
    value <= option.largest
  )
    return value;
  throw new RangeError(`option ${option.name} cannot be ${String(value)} here`);
}

function formsOf(about: About): Legal[] {
  const forms: Legal[] = [];
  for (const { kind, text, parameters } of about.decisions) {
    let all: Record<string, string | number>[] = [{}];
    for (const [name, values] of Object.entries(parameters))
      all = all.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value })));
    for (const fields of all)
      forms.push({
        decision: forms.length,
        text: text.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name])),
        typed: { kind, ...fields },
      });
  }
  return forms;
}
