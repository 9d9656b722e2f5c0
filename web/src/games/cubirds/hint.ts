/** Where a plan happens on the board. */
import { ownPlace, type Mark } from '../../lib/hint.svelte';
import type { Legal } from '../../lib/protocol.gen';

export function marks(plan: Legal[]): Mark[][] {
  return plan.map((step) => {
    const { kind, species, row, side } = step.typed;
    const birds = `[data-species="${species}"]`;
    if (kind === 'flock') return [{ at: birds }];
    if (kind !== 'lay') return [ownPlace(step)];
    return [{ at: birds }, { at: `[data-end="${row}${side}"]`, from: birds }];
  });
}
