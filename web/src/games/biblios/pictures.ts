/** The cards that the log speaks of. */
import type { Picture } from '../../lib/pictures';
import type { Line } from '../../lib/protocol.gen';
import type { SuitId } from './art/art';
import back from './art/back.svg';
import { face, picture, printed } from './cards';

export function pictures({ key, args }: Line): Picture[] {
  if ('card' in args) {
    const card = String(args.card);
    const { value, letter, effect } = printed(card);
    return [{ images: [face(card)], mark: effect ?? (letter ? `${value}${letter}` : undefined) }];
  }
  if ('category' in args)
    return [{ images: [picture(args.category as SuitId)], mark: `→ ${args.value}`, square: true }];
  if (key === 'event-paid') return [{ images: [face(`gold_${args.value}`)] }];
  if (key === 'event-bid_gold')
    return [{ images: [picture('gold')], mark: String(args.amount), square: true }];
  const count = Number(args.count ?? args.amount ?? 0);
  return count > 0 ? [{ images: [back], count }] : [];
}
