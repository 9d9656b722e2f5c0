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

/** A name in two parts: where there is little room the first gives way, and players stay apart. */
export interface Name {
  stem: string;
  tail: string;
}

const LONGEST_TAIL = 4;

export function apart(names: string[]): Name[] {
  return names.map((name) => {
    const last = name.lastIndexOf(' ') + 1;
    if (last > 0 && name.length - last <= LONGEST_TAIL)
      return { stem: name.slice(0, last), tail: name.slice(last) };
    const twin = names.some((other) => other !== name && other.slice(0, 4) === name.slice(0, 4));
    const cut = twin ? name.length - Math.min(3, name.length - 1) : name.length;
    return { stem: name.slice(0, cut), tail: name.slice(cut) };
  });
}
