/** The games that have a board of their own. A new one is a folder beside this file and one line here. */
import type { Component, Snippet } from 'svelte';
import type { Layout, Zone } from '../lib/cards';
import type { Style } from '../lib/flight';
import type { Mark } from '../lib/hint.svelte';
import type { Pad } from '../learn/pad';
import type { Picture } from '../lib/pictures';
import type { Legal, Line, SeatInfo } from '../lib/protocol.gen';
import type { Texts } from '../lib/text.svelte';
import biblios from './biblios/art/cover.svg';
import birdie from './birdie/art/cover.svg';
import chirp from './chirp/art/cover.svg';
import cubirds from './cubirds/art/cover.svg';
import ducks from './ducks/art/cover.svg';
import plainCover from './plain/art/cover.svg';

/** A thing the player tried that is not legal now: which text explains it, and which rule. */
export type Reason = Line & { clause: string | null };

export interface BoardProps {
  view: any;
  /** The cards of the view with their keys, place by place. */
  cards: Layout;
  /** The keys of the cards that came with the last change. */
  arrived: ReadonlySet<string>;
  legal: Legal[];
  seats: SeatInfo[];
  /** What the log tells of the last change. */
  news: Line[];
  words: Texts;
  act(decision: number): void;
  /** Ask what stands against a decision, by its text. */
  ask(decision: string): void;
  /** Say why something cannot be done now. */
  explain(reason: Reason): void;
  /** The prompt, which each board puts where its player looks. */
  children: Snippet<[{ hint: string | null }]>;
}

export interface SeatProps {
  view: any;
  seat: number;
  /** It is the reader's own, whose hand is on the board. */
  you: boolean;
  words: Texts;
}

export interface HelperProps {
  words: Texts;
  /** Puts the question to the game, and gives its answer. */
  ask(question: object): Promise<unknown>;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** How far somebody is, in a word and a figure: always in view, beside the name. */
  Progress?: Component<SeatProps>;
  /** What lies in front of a player: shown under the name. */
  Seat: Component<SeatProps>;
  /** What the rules page shows of the components. */
  RulesTable?: Component<{ words: Texts }>;
  /** What is counted at a real table. */
  pad?: Pad;
  /** Finds the best scoring for people at a real table. */
  Helper?: Component<HelperProps>;
  /** Where the cards of a view lie. */
  zones(view: any): Zone[];
  /** The cards that a line of the log speaks of. */
  pictures(line: Line): Picture[];
  /** The text that says what the player to move may do. */
  prompt(view: any): string;
  /** The birds of a winner, as pictures, each as often as it may come. */
  celebrants?(view: any, seat: number): string[];
  /** Where the steps of a plan happen on the board. */
  marks(plan: Legal[], view: any): Mark[][];
  /** A decision in words, where its own text is not for people. */
  say?(decision: Legal, view: any, words: Texts, names: string[]): string;
  /** Decisions that are buttons beside the prompt, in this order: inviting or quiet. The others are
   * made on the board. */
  buttons: Record<string, 'warm' | 'quiet'>;
  motion: Style;
  /** A game whose pieces have the players' colours: the colour (0 …) of each seat, whatever colour
   * the person who sits there likes. */
  colour?(seat: number): number;
}

export interface GameEntry {
  cover: string;
  load(): Promise<GameModule>;
}

export const GAMES: Record<string, GameEntry> = {
  cubirds: { cover: cubirds, load: () => import('./cubirds').then((module) => module.default) },
  biblios: { cover: biblios, load: () => import('./biblios').then((module) => module.default) },
  birdie: { cover: birdie, load: () => import('./birdie').then((module) => module.default) },
  ducks: { cover: ducks, load: () => import('./ducks').then((module) => module.default) },
  chirp: { cover: chirp, load: () => import('./chirp').then((module) => module.default) },
};

/** The seats with the colours that they have in this game. */
export function inColours(game: GameModule, seats: SeatInfo[]): SeatInfo[] {
  const { colour } = game;
  return colour ? seats.map((seat) => ({ ...seat, colour: colour(seat.seat) })) : seats;
}

export function coverOf(id: string): string {
  return GAMES[id]?.cover ?? plainCover;
}

/** A game without a board of its own gets a plain one. */
export async function loadGame(id: string): Promise<GameModule> {
  const entry = GAMES[id];
  if (entry) return entry.load();
  const { plain } = await import('./plain');
  return plain(id);
}
