/** What the birds said in a turn, one after the other, and what came of it. */
import type { Sentence, View } from './view';

/** A command that was carried out: whose, with which number, where, and what it changed. */
export interface Chapter {
  card: string;
  number: number;
  /** Nowhere on the branch: the bonus. */
  place: string | null;
  changes: Sentence[];
}

export interface Story {
  /** Whose turn it is. */
  player: number;
  /** What happened before the first bird spoke: cards laid, a pass. */
  opening: Sentence[];
  chapters: Chapter[];
}

export const blank = (player: number): Story => ({ player, opening: [], chapters: [] });

/** The story goes on with what the last decision did. It was made in the turn of `player`: another
 * player's story begins anew. */
export function goOn(story: Story, player: number, told: Sentence[]): Story {
  if (told.length === 0) return story;
  const { opening, chapters } = story.player === player ? story : blank(player);
  const next: Story = { player, opening: [...opening], chapters: chapters.map((c) => ({ ...c })) };
  for (const sentence of told) {
    const { card, number, place } = sentence.args;
    if (sentence.key === 'event-chirped' || sentence.key === 'event-bonus') {
      next.chapters.push({
        card: String(card),
        number: Number(number),
        place: place === undefined ? null : String(place),
        changes: [],
      });
      continue;
    }
    const last = next.chapters.at(-1);
    if (last) last.changes = [...last.changes, sentence];
    else next.opening.push(sentence);
  }
  return next;
}

/** Whoever comes to the table in the middle of a command has not heard it begin. */
export function caughtUp(story: Story, chirp: View['chirp']): Story {
  const last = story.chapters.at(-1);
  if (!chirp || last?.card === chirp.card) return story;
  const { card, number, place } = chirp;
  return { ...story, chapters: [...story.chapters, { card, number, place, changes: [] }] };
}

export interface Stage {
  card: string;
  number: number;
  place: string | null;
  state: 'done' | 'now' | 'next';
  changes: Sentence[];
}

/** The way being walked: what was said, what is being said, and what will be. */
export function wayOf(view: View, story: Story): Stage[] {
  const mine = view.chirp !== null || view.route.length > 0;
  const said = story.chapters.map((chapter, i): Stage => ({
    ...chapter,
    state: mine && view.chirp !== null && i === story.chapters.length - 1 ? 'now' : 'done',
  }));
  if (!mine || view.chirp?.bonus) return said;
  const spots = new Map(view.branch.map((spot) => [spot.place, spot]));
  const ahead = view.route.slice(view.walked + 1).flatMap((place): Stage[] => {
    const spot = spots.get(place);
    if (!spot) return [];
    return [{ card: spot.card, number: spot.number, place, state: 'next', changes: [] }];
  });
  return [...said, ...ahead];
}
