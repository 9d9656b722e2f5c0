/** A table in this browser, behind the messages of a server's (`lib/protocol.gen.ts`): what
 * `server/table/room.py` and its caretaker are there. It runs in a worker (`worker.ts`) and asks
 * nobody: the rules, the bots and the journal are here. */
import type {
  Act,
  Ask,
  FromClient,
  FromServer,
  Hint,
  Line,
  Refusal,
  Refused,
  TakeBack,
} from '../lib/protocol.gen';
import type { Ended } from '../lib/table';
import { Bot, hints } from './bots.ts';
import { Elsewhere, type Kept } from './kept.ts';
import { again } from './making.ts';
import { commitment, newSeed, type Rules } from './rules.ts';
import { below, mine, seatInfos } from './seats.ts';
import { replayed, Story, update } from './story.ts';

/** Bots take at least this long, so that people can follow. */
const PACE_MS = 900;
/** A move of several decisions is thought about as long as one, and each of them at least so long: on
 * what was thought before it goes on. */
const SHORTEST_S = 0.05;
/** Of what a level takes, so much is for thinking here; the rest is for the page, which on a slow
 * phone needs as long to show what was decided. */
const FOR_THINKING = 0.7;
/** A game begins at once: whoever came to play waits for the first move, all of it, with nothing to look
 * at. */
const FIRST_S = 0.35;
/** Decides for a bot that cannot: it needs nothing but the rules. */
const STAND_IN = 'fledgling';
const AT_RANDOM = 'random';

export interface Journal {
  find(id: string): Promise<Kept | undefined>;
  keep(table: Kept): Promise<void>;
  throwAway(id: string): Promise<unknown>;
}

export interface Listener {
  hear(message: FromServer): void;
  ended(why: Ended): void;
  /** What happens is not written down any more: the table as it is. Null: it is again. */
  unkept(table: Kept | null): void;
}

export class Host {
  #pace: boolean;
  #journal: Journal;
  #rulesOf: (game: string) => Promise<Rules>;
  #listener: Listener;
  #table!: Kept;
  #rules!: Rules;
  #story!: Story;
  #commitment = '';
  #bots = new Map<number, Bot>();
  #told: Line[] = [];
  #shown = 0;
  #shownAt = 0;
  /** Seconds that bots have thought since something was shown. */
  #thought = 0;
  #playing = false;
  #closed = false;
  #kept = true;
  #writing: Promise<void> = Promise.resolve();

  /** `pace`: whether bots let people follow. */
  constructor(
    journal: Journal,
    rulesOf: (game: string) => Promise<Rules>,
    listener: Listener,
    pace: boolean,
  ) {
    this.#journal = journal;
    this.#rulesOf = rulesOf;
    this.#listener = listener;
    this.#pace = pace;
  }

  /** Read the table; `fresh` is one that may not have been written down. False, and `ended`, if it
   * cannot be shown. */
  async load(id: string, fresh: Kept | null): Promise<boolean> {
    const early = fresh && this.#rulesOf(fresh.game).catch(() => undefined);
    const found = await this.#journal.find(id).catch(() => undefined);
    const table = fresh && !(found && found.changed_at >= fresh.changed_at) ? fresh : found;
    if (!table) return this.#end('not_kept');
    this.#table = table;
    try {
      this.#rules = (await early) ?? (await this.#rulesOf(table.game));
    } catch {
      return this.#end('unloadable');
    }
    try {
      this.#story = this.#retold();
    } catch {
      return this.#end('older_rules');
    }
    if (!found) void this.#write();
    if (!table.record) this.#commitment = await commitment(table.seed);
    return true;
  }

  /** Welcome whoever is here, and let bots play. */
  begin(): void {
    this.#greet();
    void this.#playBots();
  }

  /** Somebody else goes on with the table. */
  stop(why: Ended): void {
    this.#end(why);
  }

  #end(why: Ended): false {
    if (!this.#closed) this.#listener.ended(why);
    this.#closed = true;
    return false;
  }

  /** The story, from the journal. */
  #retold(): Story {
    const { players, options, seed, record, decisions, given } = this.#table;
    const story = new Story(
      this.#rules.begin({ players, options, seed, record }),
      mine(this.#table),
    );
    decisions.forEach((text, i) => {
      const decision = this.#rules.read(text);
      if (decision === undefined || !story.decide(decision)) throw new Error(`not legal: ${text}`);
      if (i + 1 === given && story.drafting) story.settle();
    });
    return story;
  }

  // --- What the page says ------------------------------------------------------------------------

  async hear(message: FromClient): Promise<void> {
    if (this.#closed) return;
    if (message.type === 'act' || message.type === 'take_back') await this.#does(message);
    else if (message.type === 'ask') this.#answer(message);
    else if (message.type === 'hello') this.#greet();
    else if (message.type === 'ping') this.#listener.hear({ type: 'pong', at: message.at });
    else this.#refuse(message.id, 'muted');
  }

  async #does(act: Act | TakeBack): Promise<void> {
    const story = this.#story;
    if (!story.mine.includes(act.seat)) return this.#refuse(act.id, 'not_your_seat');
    if (story.over) return this.#refuse(act.id, 'not_playing');
    if (act.version < story.moveVersion || story.version < act.version)
      return this.#refuse(act.id, 'stale');
    if (story.turn !== act.seat) return this.#refuse(act.id, 'not_your_turn');
    if (act.type === 'take_back') {
      if (!story.takeBack()) return this.#refuse(act.id, 'nothing_to_take_back');
    } else {
      if (!this.#rules.forms[act.decision]) return this.#refuse(act.id, 'unreadable');
      const why = story.seen;
      if (!story.decide(act.decision))
        return this.#refuse(act.id, 'illegal', why.refusal(act.decision));
    }
    await this.#write();
    if (this.#closed) return;
    this.#listener.hear({ type: 'acknowledged', id: act.id, version: story.version });
    this.#show();
    await this.#playBots();
  }

  #answer(asked: Ask): void {
    const { seen, yours, over, version } = this.#story;
    if (!over && !yours) return this.#refuse(asked.id, 'not_your_turn');
    const decision = this.#rules.read(asked.decision);
    if (decision === undefined) return this.#refuse(asked.id, 'unreadable');
    if (!seen.choices().includes(decision))
      return this.#refuse(asked.id, 'illegal', seen.refusal(decision));
    this.#listener.hear({ type: 'acknowledged', id: asked.id, version });
  }

  #refuse(id: string, reason: Refused['reason'], why?: Refusal): void {
    const { key, args, clause } = why ?? { key: `refused-${reason}`, args: {}, clause: null };
    this.#listener.hear({ type: 'refused', id, reason, key, args, clause });
  }

  // --- What is told ------------------------------------------------------------------------------

  #greet(): void {
    const { id, game, rules_version, players, options } = this.#table;
    this.#listener.hear({
      type: 'welcome',
      table: id,
      game,
      rules_version,
      players,
      options,
      clock: { kind: 'none', seconds: 0, increment: 0 },
      at_zero: 'bot_moves',
      your_seats: this.#story.mine,
      owner: true,
      invite: null,
      commitment: this.#commitment,
    });
    this.#told = [];
    this.#show(true);
  }

  #show(whole = false): void {
    if (!whole && this.#story.version === this.#shown) return;
    const lines = this.#story.lines;
    let from = 0;
    while (from < lines.length && lines[from] === this.#told[from]) from++;
    this.#told = [...lines];
    this.#shown = this.#story.version;
    this.#shownAt = performance.now();
    this.#thought = 0;
    const { rematch } = this.#table;
    this.#listener.hear(update(this.#story, seatInfos(this.#table), from, rematch));
  }

  // --- Bots --------------------------------------------------------------------------------------

  async #playBots(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    const story = this.#story;
    while (!this.#closed && !story.over && !story.yours) {
      const decision = await this.#decided(story.turn!);
      // Nobody has to follow what comes first, nor the steps of a draft.
      const unseen = story.drafting || story.latest.count === this.#table.given;
      const pace = this.#pace && !unseen ? PACE_MS : 0;
      await sleep(Math.max(0, this.#shownAt + pace - performance.now()));
      if (this.#closed) break;
      story.decide(decision);
      if (story.drafting && !story.yours) continue;
      await this.#write();
      if (!this.#closed) this.#show();
    }
    this.#playing = false;
  }

  async #decided(seat: number): Promise<number> {
    const game = this.#story.latest;
    const level = this.#table.seats[seat]!.bot!;
    if (level === AT_RANDOM) return game.choices()[below(game.choices().length)]!;
    try {
      let bot = this.#bots.get(seat);
      if (!bot) this.#bots.set(seat, (bot = new Bot(this.#rules, level, newSeed())));
      await bot.prepare(game);
      const { seconds } = this.#rules.about.levels[level]!;
      const first = this.#story.game.count === this.#table.given;
      const most = first ? Math.min(FIRST_S, seconds) : FOR_THINKING * seconds;
      const began = performance.now();
      const decision = bot.decide(game, Math.max(SHORTEST_S, most - this.#thought));
      this.#thought += (performance.now() - began) / 1000;
      return decision;
    } catch {
      // What it has learned cannot be had without a network, for example.
      const bot = new Bot(this.#rules, STAND_IN, newSeed());
      this.#bots.set(seat, bot);
      return bot.decide(game);
    }
  }

  // --- The journal -------------------------------------------------------------------------------

  #write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#written());
    return this.#writing;
  }

  async #written(): Promise<void> {
    const { seen, turn, over } = this.#story;
    const decisions = seen.decisions.map((decision) => this.#rules.forms[decision]!.text);
    Object.assign(this.#table, { decisions, turn, over, changed_at: Date.now() });
    try {
      await this.#journal.keep(this.#table);
      if (!this.#kept) this.#listener.unkept(null);
      this.#kept = true;
    } catch (problem) {
      if (problem instanceof Elsewhere) return void this.#end('elsewhere');
      this.#kept = false;
      this.#listener.unkept(this.#table);
    }
  }

  // --- What a page asks for apart ----------------------------------------------------------------

  hint(): Hint {
    return { options: hints(this.#story.seen, newSeed()) };
  }

  /** The table where the same people play again. */
  async rematch(): Promise<Kept> {
    const there = this.#table.rematch;
    const known = there && (await this.#journal.find(there).catch(() => undefined));
    if (known) return known;
    const made = again(this.#table);
    await this.#journal.keep(made).catch(() => undefined);
    this.#table.rematch = made.id;
    await this.#write();
    return made;
  }

  async leave(): Promise<void> {
    this.#closed = true;
    await this.#writing;
    await this.#journal.throwAway(this.#table.id).catch(() => undefined);
  }

  save(): string {
    return this.#story.game.save();
  }

  get info() {
    const { game, decisions, over, seats, handed_over, from = null, open = false } = this.#table;
    return { game, steps: decisions.length, over, seats, handed_over, from, open };
  }

  get played() {
    const { game, rules_version, players, options, seed, record, decisions } = this.#table;
    return { game, rules_version, players, options, seed, record, decisions };
  }

  step(steps: number, seat: number | null) {
    return replayed(this.#story.game, seatInfos(this.#table), steps, seat);
  }

  /** The server has its replay now. */
  async handedOver(replay: string): Promise<void> {
    this.#table.handed_over = replay;
    await this.#write();
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
