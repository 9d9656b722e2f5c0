/** The cards that a line of the log speaks of, so that they can be shown beside it. */
import type { Line } from './protocol.gen';

export interface Picture {
  /** One over the other: the lowest first. */
  images: string[];
  /** What is printed on the card and too small to be read on its picture: a value, a letter. */
  mark?: string;
  /** So many alike. */
  count?: number;
  square?: boolean;
}

/** A line that only adds to the count of the same thing is not worth a picture of its own. */
export function together(pictures: Picture[]): Picture[] {
  const found: Picture[] = [];
  for (const picture of pictures) {
    const last = found.at(-1);
    const alike =
      last && last.images.join() === picture.images.join() && last.mark === picture.mark;
    if (alike) last.count = (last.count ?? 1) + (picture.count ?? 1);
    else found.push({ ...picture });
  }
  return found;
}

/** Lines of one player in a row: a chapter of what just happened. */
export interface Chapter {
  seat: number | null;
  lines: Line[];
  /** The number of its last line in the log. */
  last: number;
}

/** So many words of a sentence need not be said again: the name, the verb, and what stands before a
 * colon, if the sentence before began with them. */
function opening(line: string, before: string, name: string): number {
  const [now, then] = [line.split(' '), before.split(' ')];
  let same = name.split(' ').length;
  if (now[same] !== then[same] || now.length === same + 1) return same;
  same += 1;
  for (let i = same; i < now.length && now[i] === then[i]; i++)
    if (now[i]!.endsWith(':')) same = i + 1;
  return same;
}

/** Sentences of one person in a row are said in one breath: neither the name nor the same verb again. */
export function inOneBreath(said: string[], names: string[]): string {
  let all = '';
  let before = '';
  let speaker: string | undefined;
  const longest = [...names].sort((a, b) => b.length - a.length);
  for (const line of said) {
    const name = longest.find((each) => line.startsWith(`${each} `));
    if (name !== undefined && name === speaker && all.endsWith('.'))
      all = `${all.slice(0, -1)}, ${line
        .split(' ')
        .slice(opening(line, before, name))
        .join(' ')}`;
    else all += all ? ` ${line}` : line;
    speaker = name;
    before = line;
  }
  return all;
}

const seatOf = ({ args }: Line): number | null =>
  typeof args.player === 'number' ? args.player : null;

/** What happened from a line of the log on, whoever did it. */
export function since(log: Line[], from: number): Chapter[] {
  const chapters: Chapter[] = [];
  for (let i = from; i < log.length; i++) {
    const line = log[i]!;
    const seat = seatOf(line);
    const open = chapters.at(-1);
    if (open && (seat === open.seat || seat === null || open.seat === null)) {
      open.lines.push(line);
      open.seat ??= seat;
      open.last = i;
    } else chapters.push({ seat, lines: [line], last: i });
  }
  return chapters;
}

/** What happened since the reader's last turn ended, whoever did it; what the reader has done in a
 * turn that still runs comes last. For whoever only watches: one round. */
export function lately(log: Line[], reader: number | null, players: number): Chapter[] {
  const chapters: Chapter[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const line = log[i]!;
    const seat = seatOf(line);
    const open = chapters[0];
    if (open && (seat === open.seat || seat === null || open.seat === null)) {
      open.lines.unshift(line);
      open.seat ??= seat;
      continue;
    }
    const own = reader !== null && open?.seat === reader;
    const enough = chapters.length >= (reader === null ? players : 2 * players);
    if (enough || (own && chapters.length > 1)) break;
    chapters.unshift({ seat, lines: [line], last: i });
  }
  // The reader's turn before is what the others answered to: that is known.
  return chapters.length > 1 && chapters[0]!.seat === reader ? chapters.slice(1) : chapters;
}
