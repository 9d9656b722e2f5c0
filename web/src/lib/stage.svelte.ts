/** What is on the table, card by card, and how it got there: shared by a live table and a replay. */
import { tick } from 'svelte';
import { layOut, reconcile, type Layout, type Move, type Zone } from './cards';
import { fly, look, type Style } from './flight';
import { calm } from './settings.svelte';
import { cardSounds } from './sound';

export class Stage {
  layout = $state.raw<Layout>(new Map());
  /** The cards that moved last. */
  arrived = $state.raw<ReadonlySet<string>>(new Set());
  root: HTMLElement | null = null;
  private seat: number | null | undefined = undefined;

  constructor(private readonly style: Style) {}

  /** Show the next view: `draw` puts it on the screen. Ends when the last card has landed. */
  async next(zones: Zone[], seat: number | null, draw: () => void): Promise<void> {
    const still = this.seat !== seat || this.layout.size === 0 || document.hidden || !this.root;
    this.seat = seat;
    if (still) {
      this.layout = layOut(zones);
      draw();
      return;
    }
    const before = look(this.root!);
    const { layout, moves } = reconcile(this.layout, zones);
    this.layout = layout;
    if (moves.length > 0) this.arrived = new Set(moves.map((move) => move.key));
    draw();
    await tick();
    await this.play(before, moves);
  }

  private async play(before: ReturnType<typeof look>, moves: Move[]): Promise<void> {
    if (moves.length > 0) cardSounds(moves.length);
    if (calm() || !this.root) return;
    await fly(this.root, before, moves, this.style);
  }
}
