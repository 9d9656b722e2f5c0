import type { SeatInfo } from './protocol.gen';
import { hasText, t } from './text.svelte';

/** How the seats are called, in their order. A bot without a name of its own is called by its
 * kind, in the reader's language; two of a kind are numbered. */
export function seatNames(seats: SeatInfo[]): string[] {
  const names = seats.map((seat) => {
    const unnamed = seat.kind === 'bot' && seat.name.toLowerCase() === seat.bot;
    return unnamed && hasText(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : seat.name;
  });
  return names.map((name, seat) => {
    const alike = names.flatMap((other, i) => (other === name ? [i] : []));
    if (alike.length < 2 || seats[seat]!.kind !== 'bot') return name;
    return `${name} ${alike.indexOf(seat) + 1}`;
  });
}
