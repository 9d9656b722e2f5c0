/** Where a plan happens on the board, and its steps in words. */
import { ownPlace, type Mark } from '../../lib/hint.svelte';
import type { Legal } from '../../lib/protocol.gen';
import type { Texts } from '../../lib/text.svelte';
import type { View } from './view';

export function marks(plan: Legal[], view: View): Mark[][] {
  const inHand = (card: unknown) => `.hand [data-card="${String(card)}"]`;
  let card = view.picked === null ? undefined : inHand(view.picked);
  return plan.map((step) => {
    const { kind, place } = step.typed;
    if (kind === 'card') {
      card = inHand(step.typed.card);
      return [{ at: `[data-decision="${step.text}"], ${card}` }];
    }
    if (kind === 'place') return [{ at: `[data-place="${place}"]`, from: card }];
    return [ownPlace(step)];
  });
}

export function say({ typed }: Legal, view: View, words: Texts, names: string[]): string {
  const face = view.faces[String(typed.card)];
  if (typed.kind === 'card' && face)
    return words.say('card-tag', { colour: face.colour, birds: face.birds });
  if (typed.kind === 'place') return words.say('board-hint-place');
  if (typed.kind === 'player') return names[Number(typed.player)] ?? '';
  return words.say(`decision-${typed.kind}`, typed);
}
