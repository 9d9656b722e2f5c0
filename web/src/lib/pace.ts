/** How fast the table tells what others do: as fast as its reader likes. */
import { settings } from './settings.svelte';

/** What everything takes, measured in what it usually takes. */
const TEMPO = { slow: 1.7, usual: 1, fast: 0.45, once: 0 };
/** To see that something has happened, and to read what. */
const LOOK_MS = 900;
const LINE_MS = 300;
const MOST_LINES = 5;
/** Whatever is still moving after this is not waited for. */
const LONGEST_MS = 12_000;
const POLL_MS = 60;

export const PACES = ['slow', 'usual', 'fast', 'once'] as const;
export type Pace = (typeof PACES)[number];

export function tempo(): number {
  return TEMPO[settings.pace];
}

/** How long so many lines of the log stay before the next thing happens. */
export function readingTime(lines: number): number {
  return lines === 0 ? 0 : tempo() * (LOOK_MS + LINE_MS * Math.min(lines, MOST_LINES));
}

export const sleep = (ms: number) => new Promise<void>((end) => setTimeout(end, ms));

/** Animations of what has just happened, cards in flight included, with an end. */
function playing(root: HTMLElement): Animation[] {
  return document.getAnimations().filter(({ effect }) => {
    const target = (effect as KeyframeEffect | null)?.target;
    const ends = effect?.getComputedTiming().endTime !== Infinity;
    return ends && target && (target.closest('.flyer') || root.contains(target));
  });
}

/** Until everything on the table has come to rest, and nobody is telling anything any more. */
export async function atRest(root: HTMLElement): Promise<void> {
  for (let waited = 0; waited < LONGEST_MS; waited += POLL_MS) {
    const moving = playing(root);
    const rate = 1 / (tempo() || 1);
    for (const animation of moving)
      if (animation.playbackRate !== rate) animation.updatePlaybackRate(rate);
    if (moving.length === 0 && !root.querySelector('[data-busy]')) return;
    await sleep(POLL_MS);
  }
}

/** Everything to where it was going. */
export function finish(root: HTMLElement): void {
  for (const animation of playing(root)) animation.finish();
}
