/** The cards that the log speaks of. */
import type { Picture } from '../../lib/pictures';
import type { Line } from '../../lib/protocol.gen';
import target from './art/target.svg';
import { blank, COLOURS, emblem, face, shotDuck } from './cards';

export function pictures({ key, args }: Line): Picture[] {
  const mark = args.to ?? args.place;
  const place = mark === undefined ? undefined : String(mark);
  if (key === 'event-aimed' || key === 'event-target_moved')
    return [{ images: [target], mark: place, square: true }];
  if (!('card' in args) || key === 'event-only_card') return []; // it is played next
  const card = String(args.card);
  if (key === 'event-shot') return [{ images: [shotDuck(card)], mark: place, square: true }];
  if (card === 'water' || COLOURS.includes(card)) return [{ images: [face(card)], mark: place }];
  return [{ images: [blank(card), emblem(card)] }];
}
