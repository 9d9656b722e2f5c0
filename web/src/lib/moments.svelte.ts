/** What the reader has been shown of a running game, so that any moment of it can be looked at again:
 * nothing is asked of the server, and nothing is shown that was not on this screen before. */
import { layOut, reconcile, type Layout, type Zone } from './cards';
import type { Update } from './protocol.gen';

export interface Moment {
  /** As many lines of the log had been told. */
  lines: number;
  update: Update;
}

export interface Look {
  at: number;
  update: Update;
  layout: Layout;
  arrived: ReadonlySet<string>;
}

const MOST = 600;

export class Moments {
  kept = $state.raw<Moment[]>([]);

  /** The table has changed. What was taken back is forgotten. */
  keep(update: Update): void {
    if (update.view === null) return;
    const lines = update.log_from + update.log.length;
    const before = this.kept.filter(
      (moment) => moment.lines <= update.log_from && moment.lines < lines,
    );
    this.kept = [...before.slice(1 - MOST), { lines, update }];
  }

  /** The moment right after a line of the log, if this seat was shown it. */
  after(line: number, seat: number | null): number | null {
    const at = this.kept.findIndex((moment) => moment.lines > line);
    // What was there when the page was opened happened before anybody looked.
    const fits = at > 0 && this.kept[at]!.update.seat === seat;
    return fits ? at : null;
  }

  look(at: number, zones: (view: any) => Zone[]): Look {
    const { update } = this.kept[at]!;
    const before = this.kept[at - 1];
    if (before?.update.seat !== update.seat)
      return { at, update, layout: layOut(zones(update.view)), arrived: new Set() };
    const { layout, moves } = reconcile(layOut(zones(before.update.view)), zones(update.view));
    return { at, update, layout, arrived: new Set(moves.map((move) => move.key)) };
  }
}
