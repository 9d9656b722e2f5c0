/** The cards that the log speaks of. */
import type { Picture } from '../../lib/pictures';
import type { Line } from '../../lib/protocol.gen';
import { back, emblem, face, stop, trophy } from './cards';

const OWN_DECK = ['event-stacked_hand', 'event-laid_out'];

export function pictures({ key, args }: Line): Picture[] {
  if ('card' in args) return [{ images: [face(String(args.card))] }];
  if ('feature' in args)
    return [
      {
        images: [emblem(String(args.feature))],
        mark: String(args.count ?? args.points),
        square: true,
      },
    ];
  if ('bird' in args) return [{ images: [trophy(String(args.bird))], square: true }];
  if (key === 'event-stop') return [{ images: [stop] }];
  return OWN_DECK.includes(key) ? [{ images: [back], count: Number(args.count) }] : [];
}
