/** The cards that the log speaks of. */
import type { Picture } from '../../lib/pictures';
import type { Line } from '../../lib/protocol.gen';
import back from './art/back.svg';
import { face } from './cards';

export function pictures({ args }: Line): Picture[] {
  const count = Number(args.shown ?? args.count ?? 1);
  if ('species' in args) return [{ images: [face(String(args.species))], count }];
  return 'count' in args ? [{ images: [back], count }] : [];
}
