/** Why something on the board cannot be done now: the text and the rule. */
import type { Reason } from '..';
import { BIRDS, parts } from './cards';
import type { View } from './view';

const rule = (name: string, args: Reason['args'] = {}): Reason => ({
  key: `refusal-${name}`,
  args,
  clause: /^BRD-R?\d+/.exec(name)?.[0] ?? null,
});

/** Reasons that hold for everything: the game is over, or somebody else is to move. */
function elsewhere(view: View): Reason | null {
  if (view.turn === null) return rule('BRD-33');
  return view.turn === view.you ? null : rule('other_seat');
}

export function whyNotCard(view: View, kind: 'take' | 'stack' | 'pass', slot: number): Reason {
  const general = elsewhere(view);
  if (general) return general;
  const staged = view.stack?.slots ?? [];
  if (view.phase === 'stack' && kind !== 'stack') return rule('BRD-8-begun');
  if (kind === 'pass') return rule('BRD-9');
  if (staged.includes(slot)) return rule('BRD-8-staged');
  if (!view.open_row[slot - 1]) return rule(kind === 'take' ? 'BRD-7' : 'BRD-8-slot');
  if (staged.length === 2) return rule('BRD-8-two');
  return rule('BRD-13');
}

export function whyNotHand(view: View, card: string): Reason {
  const general = elsewhere(view);
  if (general) return general;
  const { bird } = parts(card);
  if (!view.wire) return rule('BRD-13');
  const uses = view.advanced ? 2 : 1;
  if ((view.players[view.you!]!.sheet.used[bird] ?? 0) >= uses) return rule('BRD-26', { bird });
  if (bird === 'robin' || bird === 'woodpecker') {
    if (view.phase !== 'before') return rule('BRD-17');
    return rule(bird === 'robin' ? 'BRD-28' : 'BRD-27');
  }
  if (view.advanced) return rule('BRD-40');
  if (bird === 'owl' && view.phase === 'owl') return rule('BRD-30');
  return rule(bird === 'pigeon' && view.phase === 'pigeon' ? 'BRD-29' : 'BRD-24');
}

export function whyNotBird(view: View): Reason {
  const general = elsewhere(view);
  if (general) return general;
  if (view.phase === 'before') return rule('BRD-17');
  if (view.phase === 'pigeon' || view.phase.startsWith('owl')) return rule('BRD-24');
  if (view.phase.startsWith('gap')) return rule('BRD-36');
  return rule('BRD-18');
}

export function whyNotBox(view: View, feature: string): Reason {
  const general = elsewhere(view);
  if (general) return general;
  if (view.players[view.you!]!.sheet.boxes[feature]) return rule('BRD-20', { feature });
  if (view.phase === 'gap_feature') return rule('BRD-36');
  if (view.phase === 'owl_box') return rule('BRD-30-box');
  return rule(BIRDS.includes(feature) || !view.advanced ? 'BRD-18' : 'BRD-34');
}
