/** The view of this game, as `view.py` sends it, and what the board reads out of it. */
import { HIDDEN, type Zone } from '../../lib/cards';
import type { DucksView, Legal, Line } from '../../lib/protocol.gen';
import FIGURES from './figures.gen';

export type View = DucksView;
export type Place = View['places'][number];

export const PLACES = FIGURES.places;
const hidden = (n: number) => new Array<string>(Math.max(0, n)).fill(HIDDEN);

/** The cards of the duck deck and the targets. Action cards are left out: a hand that plays one and
 * draws another looks as it did before. */
export function zones(view: View): Zone[] {
  const targets = view.places.filter((place) => place.target).length;
  const unknown = view.duck_deck - view.known_bottom.length;
  return [
    { id: 'row', cards: view.places.flatMap((place) => place.card ?? []), ordered: true },
    { id: 'hidden', cards: view.places.flatMap((place) => place.hides ?? []) },
    ...view.hunters.map(({ colour, shot }, seat) => ({
      id: `shot-${seat}`,
      cards: new Array<string>(shot).fill(colour),
    })),
    { id: 'duck-deck', cards: [...hidden(unknown), ...view.known_bottom] },
    ...view.places.map((place, i) => ({
      id: `sky-${i + 1}`,
      cards: place.target ? ['target'] : [],
    })),
    { id: 'targets', cards: new Array<string>(PLACES - targets).fill('target') },
  ];
}

/** Which wave a card flies in: what leaves comes before what swims in. */
export function wave(move: { from: string; to: string }): number {
  return move.from === 'duck-deck' ? 1 : 0;
}

export function decisionOf(legal: Legal[], text: string): Legal | undefined {
  return legal.find((each) => each.text === text);
}

/** The answer that a place (1 … 6) stands for: itself, or the side on which it lies of the place
 * chosen before. */
export function answerAt(view: View, place: number): string {
  if (!view.phase.endsWith('_side') || view.chosen === null) return `place ${place}`;
  if (place === view.chosen - 1) return 'side left';
  return place === view.chosen + 1 ? 'side right' : `place ${place}`;
}

export interface Changes {
  /** For each place now (0 …), where its card is then; null if it leaves the row. */
  to: (number | null)[];
  /** The places whose cards are new then. */
  fresh: number[];
}

/** Which card goes where between two rows. Cards that look the same are the same; as many as
 * possible stay in their order; those at the places `gone` (0 …) are in the new row no more. */
export function changes(now: Place[], then: Place[], gone: number[] = []): Changes {
  const to = new Array<number | null>(now.length).fill(null);
  const taken = new Set<number>();
  const pair = (i: number, j: number) => {
    to[i] = j;
    taken.add(j);
  };
  const there = now.flatMap((_, i) => (gone.includes(i) ? [] : i));
  const kept = there.map((i) => now[i]!);
  for (const [i, j] of commonOrder(kept, then)) pair(there[i]!, j);
  now.forEach((place, i) => {
    if (to[i] !== null || gone.includes(i)) return;
    const j = then.findIndex((other, k) => !taken.has(k) && sameCard(place, other));
    if (j >= 0) pair(i, j);
  });
  // A cover that is shot leaves its place to the duck below it.
  now.forEach((place, i) => {
    if (to[i] === null && place.hides && !taken.has(i) && then[i]?.card === place.hides) pair(i, i);
  });
  return { to, fresh: then.flatMap((place, j) => (place.card && !taken.has(j) ? j : [])) };
}

/** A place while a preview is shown. */
export interface Foreseen {
  /** Where its card goes; null if it leaves the row. */
  to: number | null;
  /** What becomes of the card, wherever it is then. */
  becomes: Place | null;
  /** What the place is then. */
  here: Place;
  /** What lies there then is new. */
  fresh: boolean;
  shot: boolean;
}

/** What a preview says of each place. */
export function foreseen(now: Place[], preview: View['previews'][string]): Foreseen[] {
  const shot = preview.lines.flatMap(({ key, args }) =>
    key === 'event-shot' ? Number(args.place) - 1 : [],
  );
  const { to, fresh } = changes(now, preview.places, shot);
  return now.map((_, i) => {
    const goes = to[i] ?? null;
    return {
      to: goes,
      becomes: goes === null ? null : preview.places[goes]!,
      here: preview.places[i]!,
      fresh: fresh.includes(i),
      shot: shot.includes(i),
    };
  });
}

const sameCard = (a: Place, b: Place) => a.card === b.card;

/** The longest common subsequence, as pairs of positions. */
function commonOrder(now: Place[], then: Place[]): [number, number][] {
  const best = Array.from({ length: now.length + 1 }, () =>
    new Array<number>(then.length + 1).fill(0),
  );
  for (let i = now.length - 1; i >= 0; i--)
    for (let j = then.length - 1; j >= 0; j--)
      best[i]![j] = sameCard(now[i]!, then[j]!)
        ? best[i + 1]![j + 1]! + 1
        : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < now.length && j < then.length;) {
    if (sameCard(now[i]!, then[j]!) && best[i]![j] === best[i + 1]![j + 1]! + 1)
      pairs.push([i++, j++]);
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  }
  return pairs;
}

/** The new order with one card taken from a position and put at another. */
export function moved(order: number[], from: number, to: number): number[] {
  const rest = order.filter((_, i) => i !== from);
  return [...rest.slice(0, to), order[from]!, ...rest.slice(to)];
}

/** The order in which the cards would lie: those picked so far, then the others as they are. */
export function orderSoFar(view: View): number[] {
  const all = view.places.map((_, i) => i + 1);
  return [...view.order, ...all.filter((place) => !view.order.includes(place))];
}

export interface Play {
  seat: number;
  card: string;
  thrown: boolean;
}

/** The card played last, as the log tells it. */
export function lastPlay(lines: Line[]): Play | null {
  for (let i = lines.length - 1; i >= 0; i--) {
    const { key, args } = lines[i]!;
    if (key === 'event-played' || key === 'event-threw')
      return {
        seat: Number(args.player),
        card: String(args.card),
        thrown: key === 'event-threw',
      };
  }
  return null;
}

/** A thing to watch: how it looks and moves (a class of Effects.svelte), and when it starts. */
export interface Scene {
  look:
    | 'card'
    | 'bang'
    | 'plop'
    | 'dive'
    | 'rocket'
    | 'march'
    | 'dance'
    | 'peace'
    | 'angel'
    | 'snorkel';
  /** 1 … 6, or 0 for the whole pond. */
  place: number;
  /** The duck or the action card that is drawn. */
  card: string;
  seat: number;
  after: number;
}

const SHOWS: Record<string, { look: Scene['look']; card?: string }> = {
  'event-shot': { look: 'bang' },
  'event-shot_water': { look: 'plop' },
  'event-shot_splash': { look: 'dive' },
  'event-splashed': { look: 'dive' },
  'event-rocketed': { look: 'rocket', card: 'rocket_duck' },
  'event-danced': { look: 'dance', card: 'duck_dance' },
  'event-targets_removed': { look: 'peace', card: 'peace_duck' },
  'event-resurrected': { look: 'angel', card: 'resurrection' },
  'event-hid': { look: 'snorkel' },
};
/** Between one card played and the next, when forced ones follow each other. */
const NEXT_CARD_MS = 650;
const AFTER_CARD_MS = 250;
/** More than this is a history, not news. */
const MOST_LINES = 60;

/** What is new in a log that may begin with what was shown before: a draft that is now public, or a
 * replay, whose log is always whole. */
export function freshLines(before: Line[], now: Line[]): Line[] {
  const same = (a: Line, b: Line) => JSON.stringify(a) === JSON.stringify(b);
  const continued = before.length <= now.length && before.every((line, i) => same(line, now[i]!));
  return continued ? now.slice(before.length) : now;
}

/** What happened, for those who like to watch. */
export function scenes(lines: Line[], you: number | null): Scene[] {
  if (lines.length > MOST_LINES) return [];
  const found: Scene[] = [];
  let plays = 0;
  for (const { key, args } of lines) {
    const seat = Number(args.player ?? -1);
    const scene = { place: Number(args.place ?? 0), card: String(args.card ?? ''), seat };
    const after = Math.max(0, plays - 1) * NEXT_CARD_MS + AFTER_CARD_MS;
    if (key === 'event-played') {
      plays++;
      const at = (plays - 1) * NEXT_CARD_MS;
      if (seat !== you) found.push({ ...scene, look: 'card', after: at });
      if (args.card === 'march') found.push({ ...scene, look: 'march', after: at + AFTER_CARD_MS });
    }
    const show = SHOWS[key];
    if (show) found.push({ ...scene, ...show, after });
  }
  return found;
}
