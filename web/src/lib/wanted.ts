/** Tables that people ask for most, as requests. */
import type { GameInfo, TableRequest, SeatRequest } from './api';
import { AT_SERVER } from './contract.gen';
import { network } from './network.svelte';
import { settings } from './settings.svelte';

/** From gentle to strong. */
const STRENGTH = ['random', 'chick', 'fledgling', 'hawk', 'eagle', 'owl'];
/** Whom a newcomer meets first. */
const FIRST = 'chick';

export function byStrength(bots: string[]): string[] {
  const rank = (bot: string) => {
    const found = STRENGTH.indexOf(bot);
    return found < 0 ? STRENGTH.length : found;
  };
  return [...bots].sort((a, b) => rank(a) - rank(b));
}

/** The same, as far as they can be played with now: some think only at a server. */
export function withinReach(bots: string[]): string[] {
  return byStrength(network.away ? bots.filter(playsHere) : bots);
}

/** Whether a browser plays this bot by itself. */
export const playsHere = (bot: string) => !AT_SERVER.some((each) => each === bot);

/** The one that was played last, or the one for newcomers. */
export function usualBot(bots: string[]): string {
  return bots.includes(settings.bot) ? settings.bot : firstBot(bots);
}

/** As many as last time, or as the game is meant for. */
export function usualPlayers(game: GameInfo): number {
  const last = settings.players[game.id] ?? game.usual;
  return game.seats.includes(last) ? last : game.usual;
}

export function firstBot(bots: string[]): string {
  return bots.includes(FIRST) ? FIRST : (byStrength(bots)[0] ?? 'random');
}

export function blank(game: GameInfo, players: number): TableRequest {
  return {
    game: game.id,
    players,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    seats: [],
    clock: { kind: 'none', seconds: 60, increment: 0 },
    at_zero: 'bot_moves',
    watch: 'link',
    listed: false,
    shuffle_seats: false,
    pace: true,
  };
}

export function againstBots(game: GameInfo, bot: string, players: number): TableRequest {
  const others = Array.from({ length: players - 1 }, (): SeatRequest => ({ kind: 'bot', bot }));
  // Nobody else has to be able to follow: the page itself shows the moves at its reader’s pace.
  const alone = { ...blank(game, players), shuffle_seats: true, pace: false };
  return { ...alone, seats: [{ kind: 'me' }, ...others] };
}
