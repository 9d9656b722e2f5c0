import type { SeatInfo } from './protocol.gen';
import { hasText, t } from './text.svelte';

const GUEST = /^([A-Z][a-z]+) (\d\d)$/;

/** What somebody is called. Whoever has not said is a bird with a number, in the reader's language. */
export function called(name: string): string {
  const [, bird, number] = GUEST.exec(name) ?? [];
  const key = `guest-${bird?.toLowerCase()}`;
  return bird && hasText(key) ? `${t(key)} ${number}` : name;
}

/** A name as it was typed into a field that had shown what `name` is called. */
export const meant = (typed: string, name: string) => (typed === called(name) ? name : typed);

/** How a bot is called in the reader's language; one from outside, as it calls itself. */
export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot.slice(bot.lastIndexOf(':') + 1);
}

/** How the seats are called, in their order. A bot without a name of its own is called by its
 * kind, in the reader's language; two of one name are numbered, people too. */
export function seatNames(seats: SeatInfo[]): string[] {
  const names = seats.map((seat) => {
    const unnamed = seat.kind === 'bot' && seat.name.toLowerCase() === seat.bot;
    return unnamed && hasText(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : called(seat.name);
  });
  return names.map((name, seat) => {
    const alike = names.flatMap((other, i) => (other === name ? [i] : []));
    return alike.length < 2 || name === '' ? name : `${name} ${alike.indexOf(seat) + 1}`;
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
