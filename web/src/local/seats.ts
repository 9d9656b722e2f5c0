/** Who sits at a table in this browser. */
import { MARKS } from '../lib/contract.gen.ts';
import type { SeatInfo } from '../lib/protocol.gen';
import type { Kept, KeptSeat } from './kept.ts';

/** Everybody with a mark of their own: the one they like, or the next that is free. */
export function marked(seats: KeptSeat[]): KeptSeat[] {
  const taken = new Set<number>();
  return seats.map((seat) => {
    let colour = seat.colour % MARKS;
    while (taken.has(colour)) colour = (colour + 1) % MARKS;
    taken.add(colour);
    return { ...seat, colour };
  });
}

/** As people sit down who do not care where. */
export function shuffled<T>(seats: T[]): T[] {
  const dealt = [...seats];
  for (let last = dealt.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [dealt[last], dealt[other]] = [dealt[other]!, dealt[last]!];
  }
  return dealt;
}

/** A number that nobody can guess; 32 bits are enough to be fair among so few. */
export function below(count: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % count;
}

export function mine({ seats }: Pick<Kept, 'seats'>): number[] {
  return seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

export function seatInfos({ seats }: Pick<Kept, 'seats'>): SeatInfo[] {
  return seats.map(({ name, colour, bot }, seat) => ({
    seat,
    kind: bot === null ? 'person' : 'bot',
    name,
    colour,
    bot,
    presence: 'here',
    yours: bot === null,
  }));
}
