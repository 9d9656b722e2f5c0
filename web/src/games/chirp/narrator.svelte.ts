/** Lets the birds speak one after the other, at a pace that can be followed, or skipped. */
import { tempo } from '../../lib/pace';
import { calm } from '../../lib/settings.svelte';
import { blank, caughtUp, goOn, type Story } from './story';
import type { Face, View } from './view';

const PACE = 1300;
/** With so many waiting, they hurry. */
const CROWD = 3;
const HURRY = 550;

export class Narrator {
  story = $state.raw<Story>(blank(-1));
  /** The chapter on stage; -1 before the first one. */
  at = $state(-1);
  /** A bird is speaking, whether or not anything is to be decided. */
  talking = $state(false);
  /** All cards that the story has named: one that is gone from the table can still be shown. */
  faces = $state.raw<Record<string, Face>>({});
  private view: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The table has changed. */
  follow(next: View): void {
    const before = this.view;
    if (next === before) return;
    this.view = next;
    const player = before?.current ?? next.current;
    const began = this.story.player !== player;
    this.story = caughtUp(goOn(this.story, player, next.told), next.chirp);
    this.faces = { ...this.faces, ...next.faces };
    if (began && this.story.player === player) this.at = -1;
    if (before === null || calm()) this.skip();
    else this.goOn();
  }

  /** To the last thing said. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.talking = false;
    this.at = this.story.chapters.length - 1;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private goOn(): void {
    if (this.timer !== undefined) return;
    const last = this.story.chapters.length - 1;
    this.talking = this.at < last;
    if (!this.talking) return;
    this.at += 1;
    const waiting = last - this.at;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        this.goOn();
      },
      tempo() * (waiting > CROWD ? HURRY : PACE),
    );
  }
}
