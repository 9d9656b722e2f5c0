/** Where a plan happens on the board. */
import { ownPlace, type Mark } from '../../lib/hint.svelte';
import type { Legal } from '../../lib/protocol.gen';

export function marks(plan: Legal[]): Mark[][] {
  return plan.map((step) => {
    const { kind, where, pair, category, value, card } = step.typed;
    const niche = (each: unknown) => ({ at: `[data-category="${String(each)}"]` });
    if (kind === 'place') return [{ at: `[data-place="${where}"]`, from: '[data-zone="drawn"]' }];
    if (kind === 'raise' || kind === 'lower') return [niche(category)];
    if (kind === 'raise_two' || kind === 'lower_two') return String(pair).split('_and_').map(niche);
    if (kind === 'pay_gold') return [{ at: `[data-pays="gold_${value}"]` }];
    if (kind === 'pay_card') return [{ at: `[data-pays="${card}"]` }];
    // A bid that is not in the field yet has its place all the same.
    if (kind === 'bid') return [{ at: `.control.yours .amount` }];
    return [ownPlace(step)];
  });
}
