/** A library counted at a real table. */
import { of, seatsOf, type Pad, type PadField, type Values } from '../../learn/pad';
import figures from './figures.gen';

const CATEGORIES = Object.keys(figures.values) as (keyof typeof figures.values)[];
const LETTERS = 'abcdefghi';
const GOLD = [3, 2, 1];
const NOBODY = -1;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const sums = (values: Values, category: string, players: number) =>
  seatsOf(players).map((seat) => of(values, category, seat));

function tied(values: Values, category: string, players: number): boolean {
  const all = sums(values, category, players);
  const most = Math.max(...all);
  return most > 0 && all.filter((sum) => sum === most).length > 1;
}

/** Who could hold which letter, so that the sums come out, and `first` has the letter nearest to A. */
function letters(category: keyof typeof figures.values, wanted: number[], first: number) {
  const worth = figures.values[category];
  const rest = [...wanted];
  const owner: number[] = [];
  const seats = seatsOf(wanted.length);
  const order = first >= 0 ? [first, ...seats.filter((seat) => seat !== first)] : seats;
  const place = (card: number): boolean => {
    if (rest.every((sum) => sum === 0)) return true;
    if (card === worth.length || total(rest) > total(worth.slice(card))) return false;
    for (const seat of [...order, NOBODY]) {
      // Nobody of the tied comes before the one who is nearest to A.
      if (first >= 0 && seat >= 0 && seat !== first && !owner.includes(first)) continue;
      if (seat >= 0 && rest[seat]! < worth[card]!) continue;
      owner[card] = seat;
      if (seat >= 0) rest[seat]! -= worth[card]!;
      if (place(card + 1)) return true;
      if (seat >= 0) rest[seat]! += worth[card]!;
      owner.length = card;
    }
    return false;
  };
  return place(0) ? owner : null;
}

/** The last lot, a church card, finds no buyer. */
export const pad: Pad = {
  instead: { 'score-category_letter': 'pad-by-letter' },
  fields: (values, players) => [
    ...CATEGORIES.map((category): PadField => ({
      key: `die-${category}`,
      of: 'table',
      label: 'pad-die',
      args: { category },
      least: 1,
      most: 6,
      usual: 3,
    })),
    ...CATEGORIES.map((category): PadField => ({
      key: category,
      of: 'seat',
      label: 'category-name',
      args: { category },
      most: total(figures.values[category]),
    })),
    { key: 'gold', of: 'seat', label: 'pad-gold', most: 66 },
    ...CATEGORIES.filter((category) => tied(values, category, players)).map(
      (category): PadField => ({
        key: `first-${category}`,
        of: 'player',
        label: 'pad-letter',
        args: { category },
        least: 0,
        usual: sums(values, category, players).indexOf(
          Math.max(...sums(values, category, players)),
        ),
      }),
    ),
  ],
  endings(values, players) {
    const hands = seatsOf(players).map((): Record<string, number> => ({}));
    for (const category of CATEGORIES) {
      const all = sums(values, category, players);
      const first = tied(values, category, players)
        ? (values[`first-${category}`] ?? all.indexOf(Math.max(...all)))
        : NOBODY;
      const owner = letters(category, all, first);
      if (!owner) return [];
      owner.forEach((seat, card) => {
        if (seat >= 0)
          hands[seat]![`${category}_${figures.values[category][card]}${LETTERS[card]}`] = 1;
      });
    }
    const left = new Map(
      GOLD.map((value) => [value, figures.gold - (players < 4 ? 4 - players : 0)]),
    );
    for (const seat of seatsOf(players)) {
      let rest = of(values, 'gold', seat);
      for (const value of GOLD) {
        const count = Math.min(left.get(value)!, Math.floor(rest / value));
        left.set(value, left.get(value)! - count);
        rest -= count * value;
        if (count > 0) hands[seat]![`gold_${value}`] = count;
      }
      if (rest > 0) return [];
    }
    return [
      {
        position: {
          phase: 'bid',
          lot: 'church_up',
          deck: [],
          auction: [],
          passed: seatsOf(players).map((seat) => seat > 0),
          dice: Object.fromEntries(
            CATEGORIES.map((category) => [category, values[`die-${category}`] ?? 3]),
          ),
          hands,
        },
        play: 'pass',
      },
    ];
  },
};
