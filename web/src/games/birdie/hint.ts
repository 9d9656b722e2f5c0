/** Where a plan happens on the board, and its steps in words. */
import { ownPlace, type Mark } from '../../lib/hint.svelte';
import type { Legal } from '../../lib/protocol.gen';
import type { Texts } from '../../lib/text.svelte';
import type { View } from './view';

export function marks(plan: Legal[]): Mark[][] {
  return plan.map((step) => {
    const { kind, slot } = step.typed;
    if (kind === 'take' || kind === 'stack') return [{ at: `[data-zone^="open-${slot}-"]` }];
    return [ownPlace(step)];
  });
}

export function say({ typed }: Legal, view: View, words: Texts): string {
  const card = view.open_row[Number(typed.slot) - 1];
  if ((typed.kind === 'take' || typed.kind === 'stack') && card)
    return `${words.say(`board-${typed.kind}`)}: ${words.say('card-name', { card })}`;
  return words.say(`decision-${typed.kind}`, typed);
}
