/** A new table: in this browser where nobody else is awaited, or at the server. */
import { api, type TableRequest } from './api';
import offer from './offer.gen';
import { pathTo } from './router.svelte';
import { playsHere } from './wanted';

/** The page to go to. `open`: with everybody's cards open, where everybody is at this device. */
export async function start(wanted: TableRequest, open = false): Promise<string> {
  if (isForOneDevice(wanted)) {
    const { begin } = await import('../local/begin');
    const page = await begin(wanted, open);
    if (page) return page;
  }
  return startAtServer(wanted);
}

export async function startAtServer(wanted: TableRequest): Promise<string> {
  const made = await api.create(wanted);
  const waits = wanted.seats.some(({ kind }) => kind === 'open');
  return waits ? made.url : pathTo('table', made.id);
}

/** Nobody is awaited or let in, no clock runs, and a browser can read all that is wanted. */
export function isForOneDevice({ game, seats, clock, listed, options }: TableRequest): boolean {
  const known = offer.find(({ id }) => id === game);
  if (!known || clock.kind !== 'none' || listed) return false;
  const here = known.bots.filter(playsHere);
  const sits = seats.every(({ kind, bot }) => kind === 'me' || here.includes(bot ?? ''));
  return (
    sits &&
    known.options.every(({ name, choices }) => {
      const value = options[name];
      // A text of one's own, such as a deck, is read by the server.
      return typeof value !== 'string' || value === '' || choices.includes(value);
    })
  );
}
