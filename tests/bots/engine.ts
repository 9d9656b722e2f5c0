/** What bots decide in games that they play with themselves, for an engine that has no files, no
 * clock and no texts of its own: `decided(code, about, weights, told)`. */
import { Bot } from '../../web/src/local/bots.ts';
import { Rules } from '../../web/src/local/rules.ts';

const seed = (2n ** 200n + 7n).toString(16);

async function decided(code: Uint8Array, about: string, weights: Uint8Array, told: string) {
  const rules = await Rules.load(code.slice(), JSON.parse(about), async () => weights.slice().buffer);
  const lines: string[] = [];
  for (const { players, level, count } of JSON.parse(told)) {
    const game = rules.begin({ players, seed: (11).toString(16) });
    const bot = new Bot(rules, level, seed);
    await bot.prepare(game);
    while (game.decisions.length < count) game.play(bot.decide(game, Infinity));
    lines.push(game.decisions.join(' '));
  }
  return lines.join('\n');
}

Object.assign(globalThis, { decided });
