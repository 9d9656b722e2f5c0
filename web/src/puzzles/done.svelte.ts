/** What was solved on this device, and on which days the daily puzzle was. */
const STORE = 'rookery-puzzles';
const MOST_DAYS = 1000;

/** At once, after something else was tried, or looked up. */
export type How = 'first' | 'later' | 'shown';

interface Kept {
  puzzles: Record<string, How>;
  days: number[];
}

function stored(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>;
    return { puzzles: found.puzzles ?? {}, days: found.days ?? [] };
  } catch {
    return { puzzles: {}, days: [] };
  }
}

let kept = $state.raw<Kept>(
  typeof localStorage === 'undefined' ? { puzzles: {}, days: [] } : stored(),
);

/** What another window has solved counts, too. */
function change(wanted: (now: Kept) => Kept): void {
  const now = stored();
  kept = wanted({ puzzles: { ...kept.puzzles, ...now.puzzles }, days: now.days });
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const done = {
  how: (name: string): How | undefined => kept.puzzles[name],

  /** How many of a game's were solved without looking. */
  count(game: string): number {
    const own = Object.entries(kept.puzzles).filter(([name]) => name.startsWith(`${game}-`));
    return own.filter(([, how]) => how !== 'shown').length;
  },

  /** The first way counts: whoever has looked knows it. */
  mark(name: string, how: How): void {
    change(({ puzzles, days }) => ({ puzzles: { [name]: how, ...puzzles }, days }));
  },

  markDay(day: number): void {
    change(({ puzzles, days }) => ({
      puzzles,
      days: days.includes(day) ? days : [...days, day].slice(-MOST_DAYS),
    }));
  },

  solvedOn: (day: number): boolean => kept.days.includes(day),

  /** Days in a row with the daily puzzle solved, up to today or yesterday. */
  streak(day: number): number {
    const days = new Set(kept.days);
    let last = days.has(day) ? day : day - 1;
    const first = last;
    while (days.has(last)) last--;
    return first - last;
  },
};
