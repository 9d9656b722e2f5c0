/** A hint as it is followed: what is proposed, which of it is shown, how far its plan has been played. */
import type { Hint, Legal, ProposalInfo } from './protocol.gen';

/** Where a step of a plan happens on the board, as selectors: `from` is what goes there. */
export interface Mark {
  at: string;
  from?: string;
}

/** The place of a decision that has an element of its own. */
export const ownPlace = ({ text }: Legal): Mark => ({ at: `[data-decision="${text}"]` });

export class Advice {
  options = $state.raw<ProposalInfo[]>([]);
  chosen = $state(0);
  thinking = $state(false);
  failed = $state(false);
  /** So many steps of the plan have been played. */
  private played = $state(0);
  /** The version of the table at which the last of them was. */
  private since: number | null = null;
  /** The rest of the plan is played as soon as it is asked for. */
  private hurried = $state(false);

  get shown(): ProposalInfo | null {
    return this.options[this.chosen] ?? null;
  }

  /** What is left of the plan. */
  get rest(): Legal[] {
    return this.shown?.plan.slice(this.played) ?? [];
  }

  get next(): Legal | null {
    return this.rest[0] ?? null;
  }

  async ask(hint: () => Promise<Hint>): Promise<void> {
    if (this.thinking) return;
    this.clear();
    this.thinking = true;
    try {
      this.options = (await hint()).options;
    } catch {
      this.failed = true;
    } finally {
      this.thinking = false;
    }
  }

  choose(which: number): void {
    this.chosen = which;
  }

  clear(): void {
    this.options = [];
    this.chosen = this.played = 0;
    this.failed = this.hurried = false;
    this.since = null;
  }

  /** A decision was made: the plan goes on, or another way was taken. */
  follow(decision: number, version: number): void {
    if (this.next?.decision !== decision) return this.clear();
    this.played += 1;
    this.since = version;
    if (this.next === null) this.clear();
  }

  /** Play the whole plan; the first step of it now. */
  hurry(): void {
    this.hurried = true;
  }

  /** What is to be played of the plan, now that there is something to choose; a plan that does not
   * fit any more is forgotten. */
  due(legal: Legal[], version: number): number | null {
    if (this.next === null || legal.length === 0 || version === this.since) return null;
    const wanted = this.next.decision;
    if (!legal.some(({ decision }) => decision === wanted)) this.clear();
    return this.hurried && this.next !== null ? wanted : null;
  }
}

/** Where a step is drawn in the game as it stands. */
export const placeOf = (root: HTMLElement | null, { at }: Mark): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`.present :is(${at})`) ?? null;

/** On small screens boards may have to be scrolled: let be seen what the next step touches. */
export function reveal(root: HTMLElement | null, steps: Mark[][]): void {
  for (const mark of steps[0] ?? [])
    placeOf(root, mark)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
