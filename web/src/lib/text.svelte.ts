/** Words in the reader's language. The shell's texts are beside it: what the front page and every
 * room say in the hall's files, the rest in a folder for each room, which come with the first room
 * that is entered (`App.svelte`). A game's are the very files that its Python side speaks from, and a
 * few words for its board. Each language is loaded when it is needed. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Line } from './protocol.gen';
import { change, settings, type Language } from './settings.svelte';

type Args = Record<string, FluentVariable>;
type Load = () => Promise<string>;

const ERRORS = '../../../src/rookery/server/text/errors/';
const hall = import.meta.glob<string>(
  ['../text/*.ftl', '../../../src/rookery/server/text/errors/*.ftl'],
  { query: '?raw', import: 'default' },
);
const rooms = import.meta.glob<string>('../text/*/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>(
  ['../../../src/rookery/games/*/text/*.ftl', '../games/*/text/*.ftl'],
  { query: '?raw', import: 'default' },
);

const covers = import.meta.glob<string>('../../../src/rookery/games/*/text/*.ftl', {
  query: '?cover',
  import: 'default',
});

const lessons = import.meta.glob<string>('../../../src/rookery/games/*/lesson/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** The games with a guided first game. */
export const LESSONS: ReadonlySet<string> = new Set(
  Object.keys(lessons).map((path) => path.split('/').at(-3)!),
);

/** The texts of one folder in one language. */
export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, args: Args = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, args, errors);
    if (errors.length > 0) console.error(key, errors[0]);
    return text;
  }

  /** What is said without having to be told anything; null for what has to. */
  plain(key: string): string | null {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return null;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, {}, errors);
    return errors.length > 0 ? null : text;
  }

  /** A line of the log, seats by their names: everybody reads the same, but for the one in the seat
   * `you`, if somebody is spoken to. */
  line(line: Line, names: string[], you: number | null = null): string {
    const args = { ...line.args };
    for (const [name, second] of [
      ['player', 'you'],
      ['other', 'other_you'],
    ] as const) {
      const seat = args[name];
      if (typeof seat !== 'number') continue;
      args[name] = names[seat] ?? '';
      args[second] = seat === you ? 'yes' : 'no';
    }
    return this.say(line.key, args);
  }
}

const silent = new Texts('en', '');
const loaded = new Map<string, Texts>();
let own = $state.raw<Texts>(silent);
let ofGames = $state.raw<Record<string, Texts>>({});
/** Whether the rooms' texts are wanted beside the hall's. */
let entered = false;
/** The games of which more is there than their covers. */
const wholly = new Set<string>();

async function load(language: Language, files: Record<string, Load>, paths: string[]) {
  const name = paths.join() + (files === covers ? '?cover' : '');
  const known = loaded.get(name);
  if (known) return known;
  const sources = await Promise.all(paths.map((path) => files[path]?.() ?? ''));
  const texts = new Texts(language, sources.join('\n'));
  loaded.set(name, texts);
  return texts;
}

const inHall = (language: Language) => [`../text/${language}.ftl`, `${ERRORS}${language}.ftl`];
const inRooms = (language: Language) =>
  Object.keys(rooms).filter((path) => path.endsWith(`/${language}.ftl`));

const loadShell = (language: Language) =>
  entered
    ? load(language, { ...hall, ...rooms }, [...inHall(language), ...inRooms(language)])
    : load(language, hall, inHall(language));

/** What the site was built with; a game of another package is asked of the server. */
function loadOne(game: string, language: Language): Promise<Texts> {
  const file = `../../../src/rookery/games/${game}/text/${language}.ftl`;
  const board = `../games/${game}/text/${language}.ftl`;
  if (file in games) return load(language, games, [file, board]);
  const url = `/api/games/${encodeURIComponent(game)}/texts/${language}`;
  const ask = async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer.text();
  };
  return load(language, { [url]: ask }, [url]);
}

/** The same, but only what the front page says of it, where that is known apart. */
function loadCover(game: string, language: Language): Promise<Texts> {
  const file = `../../../src/rookery/games/${game}/text/${language}.ftl`;
  return file in covers ? load(language, covers, [file]) : loadOne(game, language);
}

/** Say something of the shell's. */
export function t(key: string, args?: Args): string {
  return own.say(key, args);
}

/** A day, from the seconds since 1970. */
export function day(seconds: number): string {
  const format = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' });
  return format.format(seconds * 1000);
}

/** A day and a time, from the seconds since 1970; of today only the time. */
export function moment(seconds: number): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(settings.language, {
    timeStyle: 'short',
    dateStyle: today ? undefined : 'medium',
  });
  return format.format(at);
}

/** A number with at most two decimals, as the reader writes them. */
export function figure(value: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(value);
}

/** How long ago something was, from the seconds since 1970. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const minutes = Math.min(0, Math.round(seconds / 60 - Date.now() / 60_000));
  if (minutes > -60) return format.format(minutes, 'minute');
  if (minutes > -1440) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 1440), 'day');
}

export function hasText(key: string): boolean {
  return own.has(key);
}

/** A game's texts; silent until `loadGameTexts` has finished, or for its cover `loadGameCover`. */
export function words(game: string): Texts {
  return ofGames[game] ?? silent;
}

export async function loadGameCover(game: string): Promise<void> {
  if (ofGames[game]) return;
  const texts = await loadCover(game, settings.language);
  if (!ofGames[game]) ofGames = { ...ofGames, [game]: texts };
}

export async function loadGameTexts(game: string): Promise<void> {
  const texts = await loadOne(game, settings.language);
  wholly.add(game);
  ofGames = { ...ofGames, [game]: texts };
}

/** What is said in a game's guided first game. */
export function lessonTexts(game: string, language: Language): Promise<Texts> {
  return load(language, lessons, [`../../../src/rookery/games/${game}/lesson/${language}.ftl`]);
}

export async function speak(language: Language): Promise<void> {
  const wanted = Object.keys(ofGames);
  const [, ...others] = await Promise.all([
    loadShell(language),
    ...wanted.map((game) => (wholly.has(game) ? loadOne : loadCover)(game, language)),
  ]);
  const texts = await loadShell(language); // at hand, unless a room was entered meanwhile
  ofGames = Object.fromEntries(wanted.map((game, i) => [game, others[i]!]));
  own = texts;
}

/** Before anything but the front page is shown. */
export async function loadRooms(): Promise<void> {
  entered = true;
  const texts = await loadShell(settings.language);
  if (texts.language === settings.language) own = texts;
}

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  change({ language });
}

/** Several things in one sentence: "a, b and c". */
export function list(parts: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(parts);
}

/** With a capital and a full stop; nothing stays nothing. */
export function sentence(text: string): string {
  const end = text.endsWith('…') ? '' : '.';
  return text && `${text.charAt(0).toLocaleUpperCase(settings.language)}${text.slice(1)}${end}`;
}
