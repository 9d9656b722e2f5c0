/** Where the reader left off: how much of a table's log had been on the screen of this device when
 * somebody last looked at it. */
const STORE = 'rookery-visits';
const MOST = 100;

export interface Visit {
  lines: number;
  /** In milliseconds. */
  at: number;
}

function stored(): Record<string, Visit> {
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? '{}') ?? {}) as Record<string, Visit>;
  } catch {
    return {};
  }
}

export function lastVisit(table: string): Visit | null {
  const found = stored()[table];
  return typeof found?.lines === 'number' && typeof found.at === 'number' ? found : null;
}

export function noteVisit(table: string, lines: number): void {
  const all = { ...stored(), [table]: { lines, at: Date.now() } };
  const latest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
  } catch {
    // A browser that keeps nothing tells nothing of the time between.
  }
}

/** Whether something has happened at a table since the reader was there; `at` in seconds, as the
 * server says it. Who has never been there has not left off anywhere. */
export function newSince(visit: Visit | null, at: number): boolean {
  return visit !== null && at * 1000 > visit.at;
}
