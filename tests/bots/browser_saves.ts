/** Plays random games and prints their save files, one a line. */
import { rulesFrom, told } from '../modules.ts';

const [folder, id] = process.argv.slice(2) as [string, string];
const rules = await rulesFrom(folder, id);
let turns = 0;

for (const { players, options, seed, most } of told()) {
  const game = rules.begin({ players, options, seed });
  while (!game.over && game.decisions.length < most) {
    const choices = game.choices();
    game.play(choices[turns++ % choices.length]!);
  }
  console.log(JSON.stringify(JSON.parse(game.save())));
}
