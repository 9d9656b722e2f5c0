/** Which card is which: two views of a table say only what lies where. Comparing them gives every
 * visible card a key that stays with it, and the list of cards that went from place to place. */

export const HIDDEN = '?';

/** A place on the table and the faces that lie there; `HIDDEN` for a card's back. */
export interface Zone {
  id: string;
  cards: string[];
  /** The order on the table means something: a row, not a hand. */
  ordered?: boolean;
}

export interface Card {
  key: string;
  face: string;
}

export type Layout = ReadonlyMap<string, Card[]>;

export interface Move {
  key: string;
  face: string;
  /** The face it had before: `HIDDEN` if it was turned up on its way. */
  was: string;
  from: string;
  to: string;
}

interface Loose {
  zone: string;
  card: Card;
}

let made = 0;
const fresh = (face: string): Card => ({ key: `c${++made}`, face });

export function layOut(zones: Zone[]): Layout {
  return new Map(zones.map((zone) => [zone.id, zone.cards.map(fresh)]));
}

export function reconcile(before: Layout, zones: Zone[]): { layout: Layout; moves: Move[] } {
  const layout = new Map<string, Card[]>();
  const left: Loose[] = [];
  const wanting: { zone: string; index: number; face: string }[] = [];
  for (const zone of zones) {
    const old = before.get(zone.id) ?? [];
    const kept = zone.ordered ? longestKept(old, zone.cards) : anyKept(old, zone.cards);
    const stayed = new Set(kept);
    for (const card of old) if (!stayed.has(card)) left.push({ zone: zone.id, card });
    const cards = zone.cards.map((face, i) => kept[i] ?? { key: '', face });
    cards.forEach((card, index) => {
      if (card.key === '') wanting.push({ zone: zone.id, index, face: card.face });
    });
    layout.set(zone.id, cards);
  }
  const moves: Move[] = [];
  const settle = (fits: (loose: Loose, face: string) => boolean) => {
    for (let i = 0; i < wanting.length;) {
      const want = wanting[i]!;
      const found = left.findIndex((loose) => fits(loose, want.face));
      if (found < 0) {
        i++;
        continue;
      }
      const [source] = left.splice(found, 1);
      wanting.splice(i, 1);
      const card = { key: source!.card.key, face: want.face };
      layout.get(want.zone)![want.index] = card;
      if (source!.zone !== want.zone)
        moves.push({ ...card, was: source!.card.face, from: source!.zone, to: want.zone });
    }
  };
  settle((loose, face) => loose.card.face === face && face !== HIDDEN);
  settle((loose, face) => loose.card.face === HIDDEN && face !== HIDDEN);
  settle((loose, face) => loose.card.face === HIDDEN || face === HIDDEN);
  for (const want of wanting) layout.get(want.zone)![want.index] = fresh(want.face);
  return { layout, moves };
}

/** For each wanted face, an old card of the same face; each old card once. */
function anyKept(old: Card[], wanted: string[]): (Card | undefined)[] {
  const spare = new Map<string, Card[]>();
  for (const card of old) spare.set(card.face, [...(spare.get(card.face) ?? []), card]);
  return wanted.map((face) => spare.get(face)?.shift());
}

/** The same, keeping the order: the longest common subsequence. */
function longestKept(old: Card[], wanted: string[]): (Card | undefined)[] {
  const n = old.length;
  const m = wanted.length;
  const best = Array.from({ length: n + 1 }, () => new Array<number>(m + 1).fill(0));
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      best[i]![j] =
        old[i]!.face === wanted[j]
          ? best[i + 1]![j + 1]! + 1
          : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const kept: (Card | undefined)[] = new Array<undefined>(m).fill(undefined);
  for (let i = 0, j = 0; i < n && j < m;) {
    if (old[i]!.face === wanted[j]) kept[j++] = old[i++];
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  }
  return kept;
}
