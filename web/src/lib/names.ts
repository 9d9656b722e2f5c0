import type { SeatInfo } from './protocol.gen';
import { hasText, t } from './text.svelte';

/** A bot without a name of its own is called by its kind, in the reader's language. */
export function seatName(seat: SeatInfo): string {
  const kind = seat.kind === 'bot' && seat.bot !== null ? seat.bot : null;
  if (kind === null || seat.name.toLowerCase() !== kind || !hasText(`bot-${kind}`))
    return seat.name;
  return t(`bot-${kind}`);
}

export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map(seatName);
}
