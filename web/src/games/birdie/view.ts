/** The view of this game, as `view.py` sends it, and how it is cut into places. */
import { HIDDEN, type Zone } from '../../lib/cards';
import type {
  BirdieFlown,
  BirdieMeet,
  BirdieQuestion,
  BirdieSheet,
  BirdieView,
  BirdieWire,
  Legal,
} from '../../lib/protocol.gen';
import type { SeasonId } from './art/art';
import { BIRDS, FEATURES, parts } from './cards';

export type View = BirdieView;
export type Sheet = BirdieSheet;
export type Wire = BirdieWire;
export type Flown = BirdieFlown;
export type Meet = BirdieMeet;

/** A place of this round: cards of the round before never fly there. */
export function spot(view: View, name: string, number: number | string = ''): string {
  return `${name}-${number}-round${view.round}`;
}

export function zones(view: View): Zone[] {
  const hidden = (n: number) => new Array<string>(Math.max(0, n)).fill(HIDDEN);
  const staged = view.stack?.slots ?? [];
  const { wire } = view;
  const scorer = wire ? view.turn : null;
  // A card that turns up comes from the first place here that has lost a back: the piles, then
  // the decks, and only then a hand.
  return [
    { id: spot(view, 'draw'), cards: hidden(view.deck) },
    { id: spot(view, 'stop'), cards: hidden(view.under) },
    ...view.players.map((player, seat) => ({
      id: `deck-${seat}`,
      cards: seat === scorer ? [] : (player.order ?? hidden(player.deck)),
      ordered: true,
    })),
    ...view.open_row.map((card, i) => ({
      id: spot(view, 'open', i + 1),
      cards: card && !staged.includes(i + 1) ? [card] : [],
    })),
    { id: 'staged', cards: view.stack?.cards ?? [], ordered: true },
    ...view.players.map((player, seat) => ({
      id: spot(view, 'hand', seat),
      cards: player.cards ?? hidden(player.hand),
    })),
    ...view.players.map((_, seat) => ({
      id: `wire-${seat}`,
      cards: wire && seat === scorer ? sitting(view).map(({ card }) => card) : [],
      ordered: true,
    })),
    { id: 'guest', cards: wire?.guest ? [wire.guest] : [] },
    ...view.flown.map((group, i) => ({ id: `flown-${i}`, cards: group.cards })),
  ];
}

/** Which wave a card flies in: a chain set by set, then the new row, then new cards. */
export function wave(move: { from: string; to: string }): number {
  if (move.to.startsWith('flown-')) return 1 + Number(move.to.slice('flown-'.length));
  if (move.to.startsWith('open')) return 60;
  if (move.to.startsWith('wire') && move.from.startsWith('deck')) return 50;
  return 0;
}

/** A year goes by: two seasons to collect birds in, and after each one to let them fly. */
export function seasonOf(view: View): SeasonId {
  const scoring = view.wire !== null || view.turn === null;
  if (view.round === 1) return scoring ? 'summer' : 'spring';
  return scoring ? 'winter' : 'autumn';
}

/** The sets that are only pencilled so far: the row is still being cut. */
export function pencilled(view: View): Wire['sets'] {
  return view.phase.startsWith('cut') ? (view.wire?.sets ?? []) : [];
}

/** The sets that are written: their birds have flown off. */
export function written(view: View): Wire['sets'] {
  return view.phase.startsWith('cut') ? [] : (view.wire?.sets ?? []);
}

/** The birds still on the wire, with their places in the row (1 …). */
export function sitting(view: View): { card: string; place: number }[] {
  const away = written(view);
  return (view.wire?.cards ?? [])
    .map((card, i) => ({ card, place: i + 1 }))
    .filter(({ place }) => !away.some((set) => set.start <= place && place <= set.end));
}

/** What all these cards have in common. */
export function shared(cards: string[]): string[] {
  const all = cards.map((card) => Object.values(parts(card)) as string[]);
  return FEATURES.filter((feature) => all.length > 0 && all.every((own) => own.includes(feature)));
}

/** What could be pencilled for these cards: the features they share whose box is empty, and for
 * which there is no set as large. */
export function writable(cards: string[], sheet: Sheet, sets: Wire['sets'] = []): string[] {
  const size = (set: Wire['sets'][number]) => set.end - set.start + 1;
  return shared(cards).filter(
    (feature) =>
      !sheet.boxes[feature] &&
      !sets.some((set) => set.feature === feature && size(set) >= cards.length),
  );
}

/** The places of the row that belong together now: what a decision has begun, or what the legal
 * choice that is looked at would join. */
export function meetingAt(
  phase: string,
  wire: Wire,
  legal: Legal[],
  looked: number | null,
): number[] {
  const from = (start: number, end: number) =>
    Array.from({ length: Math.max(0, end - start + 1) }, (_, i) => start + i);
  const start = wire.start ?? 0;
  const chosen = looked !== null && about(legal, 'position', 'position', looked) ? looked : null;
  switch (phase) {
    case 'cut_end':
      return from(start, chosen ?? start);
    case 'cut_feature':
      return from(start, wire.end ?? start);
    case 'gap_feature':
      return [start - 1, start];
    case 'gap_pigeon':
      return run(wire, start, wire.feature ?? '');
    case 'remove':
      if (chosen === null) return [];
      return [
        ...new Set((wire.meets[chosen - 1] ?? []).flatMap((meet) => from(meet.start, meet.end))),
      ].filter((place) => place !== chosen);
    default:
      return [];
  }
}

/** The neighbours with a feature on both sides of the gap before a place. */
function run(wire: Wire, gap: number, feature: string): number[] {
  const has = (place: number) => wire.cards[place - 1]?.split('_').includes(feature) ?? false;
  let start = gap;
  let end = gap - 1;
  while (has(start - 1)) start--;
  while (has(end + 1)) end++;
  return Array.from({ length: end - start + 1 }, (_, i) => start + i);
}

export function ofKind(legal: Legal[], kind: string): Legal | undefined {
  return legal.find(({ typed }) => typed.kind === kind);
}

/** The legal decision of a kind about one thing: a slot, a place, a box. */
export function about(
  legal: Legal[],
  kind: string,
  field: string,
  value: string | number,
): Legal | undefined {
  return legal.find(({ typed }) => typed.kind === kind && String(typed[field]) === String(value));
}

export function stackingFromHand(legal: Legal[], card: string): Legal | undefined {
  const { season, bird } = parts(card);
  return legal.find(
    ({ typed }) => typed.kind === 'stack_hand' && typed.season === season && typed.bird === bird,
  );
}

/** Birds that the scoring helper advises to let fly: a set, or a bird to remove. */
export interface Advised {
  start: number;
  end: number;
  feature: string | null;
}

/** What the scoring helper is asked about the row on the wire, from the first place that can still
 * be cut; nothing where a decision has already begun. */
export function questionOf(view: View): { question: BirdieQuestion; before: number } | null {
  const { wire, turn } = view;
  if (!wire || turn === null || !['before', 'cut', 'remove'].includes(view.phase)) return null;
  const before = wire.sets[wire.sets.length - 1]?.end ?? 0;
  const { sheet } = view.players[turn]!;
  const others = view.players.filter((_, seat) => seat !== turn);
  const rivals = BIRDS.map(
    (bird) =>
      [bird, Math.max(0, ...others.map((player) => player.sheet.boxes[bird] ?? 0))] as const,
  );
  return {
    before,
    question: {
      row: wire.cards.slice(before),
      filled: [...Object.keys(sheet.boxes), ...pencilled(view).map((set) => set.feature)],
      flaps: Math.min(sheet.flaps + pencilled(view).length, view.column.length),
      rivals: Object.fromEntries(rivals),
      advanced: view.advanced,
      column: view.column,
    },
  };
}

/** The parts of a total, in the order in which the rules add them up. */
export function sums(sheet: Sheet): {
  seasons: number;
  birds: number;
  flaps: number;
  passes: number;
  trophies: number;
} {
  const boxes = Object.entries(sheet.boxes);
  const of = (names: readonly string[]) =>
    boxes.reduce((sum, [name, points]) => sum + (names.includes(name) ? points : 0), 0);
  const birds = of(FEATURES.slice(0, 4));
  const seasons = of(FEATURES.slice(4));
  const passes = sheet.passes.reduce<number>((sum, points) => sum + (points ?? 0), 0);
  return {
    seasons,
    birds,
    flaps: sheet.flap_points,
    passes,
    trophies: sheet.total - birds - seasons - passes - sheet.flap_points,
  };
}
