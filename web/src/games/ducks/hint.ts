/** Where a plan happens on the board. */
import { ownPlace, type Mark } from '../../lib/hint.svelte';
import type { Legal } from '../../lib/protocol.gen';
import type { View } from './view';

export function marks(plan: Legal[], view: View): Mark[][] {
  let card = view.playing ? '.playing' : undefined;
  return plan.map((step) => {
    const { kind, place } = step.typed;
    if (kind === 'play' || kind === 'throw') {
      card = `[data-card="${step.typed.card}"]`;
      return [{ at: card }];
    }
    if (kind === 'place' && view.phase === 'rearrange') return [{ at: `[data-old="${place}"]` }];
    if (kind === 'place') return [{ at: `[data-place="${place}"]`, from: card }];
    return [ownPlace(step)];
  });
}
