/** Prints reviews of games that were played elsewhere. */
import { Reviewing } from '../../web/src/review/reviewing.ts';
import { rulesFrom, told } from '../modules.ts';

const [folder, id] = process.argv.slice(2) as [string, string];
const rules = await rulesFrom(folder, id);

for (const { players, seed, decisions, worlds, open } of told()) {
  const game = rules.begin({ players, seed });
  for (const text of decisions) game.play(rules.read(text)!);
  const reviewing = new Reviewing(game, 0, open);
  while (reviewing.worlds < worlds) for (const _ of reviewing.pass(worlds));
  console.log(JSON.stringify(reviewing.review()));
}
