/** The cards that the log speaks of. */
import type { Picture } from '../../lib/pictures';
import type { Line } from '../../lib/protocol.gen';
import { art } from './cards';

const card = (colour: string, birds: unknown): Picture => ({
  images: [art(`ground-${colour}`), art(`bird-${colour}`)],
  mark: String(birds),
  square: true,
});

export function pictures({ key, args }: Line): Picture[] {
  if (key.endsWith('_plumage')) return [{ images: [art(`plumage-${args.colour}`)] }];
  if (key === 'event-swapped')
    return [
      { images: [art(`plumage-${args.given}`)] },
      { images: [art(`plumage-${args.colour}`)] },
    ];
  if (key === 'event-passed' || key === 'event-took_pass') return [{ images: [art('pass')] }];
  if ('colour' in args) return [card(String(args.colour), args.birds)];
  return 'count' in args ? [{ images: [art('back')], count: Number(args.count) }] : [];
}
