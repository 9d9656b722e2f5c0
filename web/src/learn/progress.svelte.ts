/** How far somebody has come on this device: in each game's guided first game, and in games. */
const STORE = 'rookery-lessons';

interface Kept {
  /** The step that comes next. */
  at: Record<string, number>;
  done: string[];
  played: string[];
}

function stored(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>;
    return { at: found.at ?? {}, done: found.done ?? [], played: found.played ?? [] };
  } catch {
    return { at: {}, done: [], played: [] };
  }
}

let kept = $state.raw<Kept>(stored());

/** What another window has kept stays. */
function change(wanted: (now: Kept) => Partial<Kept>): void {
  const now = stored();
  kept = { ...now, ...wanted(now) };
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

const added = (all: string[], game: string) => (all.includes(game) ? all : [...all, game]);

export const progress = {
  at: (game: string): number => kept.at[game] ?? 0,

  /** Whoever has never played a game, nor been led through it, is offered to be. */
  isNew: (game: string): boolean => !kept.done.includes(game) && !kept.played.includes(game),

  come(game: string, step: number): void {
    change(({ at }) => ({ at: { ...at, [game]: step } }));
  },

  finish(game: string): void {
    change(({ at, done }) => ({ at: { ...at, [game]: 0 }, done: added(done, game) }));
  },

  play(game: string): void {
    if (!kept.played.includes(game)) change(({ played }) => ({ played: added(played, game) }));
  },
};
