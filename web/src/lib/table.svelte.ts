/** A live table: what it says, put on the stage one update after the other. */
import type { GameModule } from '../games';
import { Moments } from './moments.svelte';
import { seatNames } from './names';
import { atRest, finish, readingTime, sleep, tempo } from './pace';
import type { FromServer, Line, Note, Refused, Said, Update, Welcome } from './protocol.gen';
import { endSound, yourTurnSound } from './sound';
import { Stage } from './stage.svelte';
import type { Connection, Gone, Link, Table } from './table';

/** More waiting updates than this are not worth watching one by one. */
const MOST_WAITING = 30;

export class TableState {
  /** What there was to be seen, whether or not it was watched. */
  readonly moments = new Moments();
  welcome = $state.raw<Welcome | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<Line[]>([]);
  notes = $state.raw<Note[]>([]);
  chat = $state.raw<Said[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** The last line of chat that the server did not take, and why. */
  unsaid = $state.raw<{ text: string; reason: Refused['reason'] } | null>(null);
  connection = $state<Connection>('connecting');
  /** Why the connection was closed, where that was said. */
  why = $state<Gone | null>(null);
  /** Whether what happens is written down. */
  kept = $state(true);
  /** How often it has been tried again in vain. */
  attempt = $state(0);
  /** The decision on its way to the server. */
  sending = $state<string | null>(null);
  stage = $state.raw<Stage | null>(null);
  private readonly saying = new Map<string, string>();
  private queue = $state.raw<Update[]>([]);
  private running = false;
  /** The reader wants to see where it led, now. */
  private hurried = false;
  private wake = () => {};
  /** What was shown last has been read by then. */
  private readBy = 0;
  private game: GameModule | null = null;
  private readonly link: Link;

  constructor(
    readonly at: Table,
    private readonly findGame: (id: string) => Promise<GameModule>,
  ) {
    this.link = at.connect({
      message: (message) => void this.receive(message),
      connection: (state, why, attempt) => {
        this.connection = state;
        this.why = why;
        this.attempt = attempt;
      },
      kept: (kept) => (this.kept = kept),
    });
  }

  /** The legal decisions, unless newer things are still on their way to the screen. */
  get legal(): Update['legal'] {
    if (this.queue.length > 0 || this.sending !== null || this.connection !== 'open') return [];
    return this.update?.status === 'playing' ? this.update.legal : [];
  }

  get names(): string[] {
    return seatNames(this.update?.seats ?? []);
  }

  /** There is more to be shown than what is on the screen. */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** Show at once where everything led. */
  skip(): void {
    if (this.queue.length === 0) return;
    this.hurried = true;
    this.goOn();
    this.wake();
  }

  /** Whoever does something has seen enough. */
  private goOn(): void {
    this.readBy = 0;
    if (this.stage?.root) finish(this.stage.root);
  }

  act(decision: number): void {
    if (!this.update || !this.legal.some((legal) => legal.decision === decision)) return;
    const { version, seat } = this.update;
    this.goOn();
    this.sending = this.send({ type: 'act', seat: seat ?? 0, version, decision });
  }

  takeBack(): void {
    if (!this.update || this.update.draft === 0 || this.sending !== null) return;
    const { version, seat } = this.update;
    this.goOn();
    this.sending = this.send({ type: 'take_back', seat: seat ?? 0, version });
  }

  /** What stands against a decision comes back as `refused`. */
  ask(decision: string): void {
    if (this.sending === null) this.send({ type: 'ask', decision });
  }

  say(text: string): void {
    this.unsaid = null;
    this.saying.set(this.send({ type: 'say', text }), text);
  }

  hurry(): void {
    this.link.hurry();
  }

  doubt(): void {
    this.link.doubt();
  }

  close(): void {
    this.link.close();
  }

  private send(
    message:
      | { type: 'act'; seat: number; version: number; decision: number }
      | { type: 'take_back'; seat: number; version: number }
      | { type: 'ask'; decision: string }
      | { type: 'say'; text: string },
  ): string {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    this.refused = null;
    this.link.send({ ...message, id });
    return id;
  }

  private async receive(message: FromServer): Promise<void> {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        break;
      case 'update':
        this.queue = [...this.queue, message];
        await this.run();
        break;
      case 'acknowledged':
        if (message.id === this.sending) this.sending = null;
        this.saying.delete(message.id);
        break;
      case 'refused':
        this.refuse(message);
        break;
      case 'said':
        this.chat = [...this.chat.filter((said) => said.number !== message.number), message].sort(
          (one, other) => one.number - other.number,
        );
        break;
    }
  }

  private refuse(message: Refused): void {
    const text = this.saying.get(message.id ?? '');
    if (text !== undefined) {
      this.saying.delete(message.id!);
      this.unsaid = { text, reason: message.reason };
      return;
    }
    if (message.id === this.sending) this.sending = null;
    this.refused = message;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    if (!this.game && this.welcome) {
      this.game = await this.findGame(this.welcome.game);
      this.stage = new Stage(this.game.motion);
    }
    while (this.queue.length > 0) {
      await this.rest();
      const hurry = this.hurried || tempo() === 0 || document.hidden;
      const behind = hurry || this.queue.length > MOST_WAITING;
      const next = this.queue[behind ? this.queue.length - 1 : 0]!;
      this.read(behind ? this.queue : [next]);
      this.queue = behind ? [] : this.queue.slice(1);
      await this.show(next);
    }
    this.running = this.hurried = false;
  }

  /** Nothing new is shown before the last thing has come to rest and been read. */
  private async rest(): Promise<void> {
    const root = this.stage?.root;
    if (!root || this.hurried || tempo() === 0 || document.hidden) return;
    const skipped = new Promise<void>((wake) => (this.wake = wake));
    const read = sleep(this.readBy - performance.now());
    await Promise.race([skipped, Promise.all([read, atRest(root)])]);
  }

  /** How long the reader looks at what others did; of hidden steps there is nothing to see. */
  private readingOf({ log, seats }: Update): number {
    const others = log.filter(({ args }) => {
      return typeof args.player === 'number' && !seats[args.player]?.yours;
    });
    return others.length === 0 ? 0 : readingTime(log.length);
  }

  /** What is new in the log; if something is missing, everything is asked for again. */
  private read(updates: Update[]): void {
    for (const update of updates) {
      const { log_from, log, notes_from = 0, notes = [] } = update;
      if (log_from > this.log.length || notes_from > this.notes.length) {
        this.link.restart();
        continue;
      }
      this.moments.keep(update);
      this.log = [...this.log.slice(0, log_from), ...log];
      this.notes = [...this.notes.slice(0, notes_from), ...notes];
    }
  }

  private async show(next: Update): Promise<void> {
    const before = this.update;
    if (next.view && this.stage && this.game) {
      const zones = this.game.zones(next.view);
      await this.stage.next(zones, next.seat, () => (this.update = next));
    } else {
      this.update = next;
    }
    this.readBy = before ? performance.now() + this.readingOf(next) : 0;
    if (before?.status === 'playing') announce(before, next);
  }
}

function announce(before: Update, next: Update): void {
  const mine = (update: Update) => update.seats.some((s) => s.yours && s.seat === update.turn);
  if (next.status === 'over')
    endSound(next.outcome?.winners.some((seat) => next.seats[seat]?.yours) ?? false);
  else if (mine(next) && !mine(before)) yourTurnSound();
}
