/** To play on from a moment of a replay: a table in this browser. */
import { me } from '../lib/me.svelte';
import { beginFrom } from '../local/begin';
import type { KeptSeat } from '../local/kept';
import type { Reviewed } from './review.svelte';

export interface Wanted {
  step: number;
  /** Where the reader sits. */
  seat: number;
  /** How strong the bots in the other seats are. */
  bot: string;
  /** What the seat does not know is dealt anew. */
  anew: boolean;
}

/** The page of the table; from there one comes back to `from`. */
export async function playOn(
  review: Reviewed,
  { step, seat, bot, anew }: Wanted,
  names: string[],
  from: string,
): Promise<string> {
  const { game, rules_version, players, options, seed, record, decisions } = review.played;
  const start = anew
    ? { record: await review.imagined(step, seat) }
    : { seed, decisions: decisions.slice(0, step), ...(record && { record }) };
  const seats: KeptSeat[] = names.map((name, i) =>
    i === seat
      ? { bot: null, name: me.name || name, colour: me.colour }
      : { bot, name: bot[0]!.toUpperCase() + bot.slice(1), colour: i },
  );
  return beginFrom({ game, rules_version, players, options, seats, from, ...start });
}
