/** Tables that people ask for most, as requests. */
import type { GameInfo, TableRequest, SeatRequest } from './api';

/** From gentle to strong. */
const STRENGTH = ['random', 'chick', 'fledgling', 'hawk', 'eagle'];
/** Whom a newcomer meets first. */
const FIRST = 'chick';

export function byStrength(bots: string[]): string[] {
  const rank = (bot: string) => {
    const found = STRENGTH.indexOf(bot);
    return found < 0 ? STRENGTH.length : found;
  };
  return [...bots].sort((a, b) => rank(a) - rank(b));
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

export function againstBot(game: GameInfo): TableRequest {
  const players = game.usual;
  const bot = firstBot(game.bots);
  const others = Array.from({ length: players - 1 }, (): SeatRequest => ({ kind: 'bot', bot }));
  return { ...blank(game, players), seats: [{ kind: 'me' }, ...others], shuffle_seats: true };
}
