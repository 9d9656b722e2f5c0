import type { BirdieBest } from '../../lib/protocol.gen';
import type { Texts } from '../../lib/text.svelte';

/** The steps of the best scoring; `before` places of the row are not part of what was asked. */
export function explained(words: Texts, best: BirdieBest, before = 0): string[] {
  if (best.removals?.length)
    return [
      ...best.removals.flatMap((removal) => [
        words.say('helper-remove', { card: removal.card, place: removal.place }),
        ...removal.sets.map((set) =>
          words.say('helper-fly', {
            feature: set.feature,
            count: set.count,
            written: set.written === false ? 'no' : 'yes',
          }),
        ),
      ]),
      words.say('helper-clear'),
    ];
  if (best.sets.length === 0) return [words.say('helper-none')];
  return best.sets.map((set) =>
    words.say('helper-set', {
      feature: set.feature,
      count: set.count,
      start: set.start! + before,
      end: set.end! + before,
    }),
  );
}
