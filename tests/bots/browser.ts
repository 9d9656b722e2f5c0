/** Prints what bots decide in games that they play with themselves, and then a hint. */
import { Bot, hints } from '../../web/src/local/bots.ts';
import { rulesFrom, told } from '../modules.ts';

const [folder, id] = process.argv.slice(2) as [string, string];
const rules = await rulesFrom(folder, id);
const seed = (2n ** 200n + 7n).toString(16);

for (const { players, level, count } of told()) {
  const game = rules.begin({ players, seed: (11).toString(16) });
  const bot = new Bot(rules, level, seed);
  await bot.prepare(game);
  while (game.decisions.length < count) game.play(bot.decide(game, Infinity));
  console.log(game.decisions.join(' '));
  if (level === 'hawk') console.log(JSON.stringify(hints(game, seed, Infinity)));
}
