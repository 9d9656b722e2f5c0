/** Prints positions as a browser reads them, where they lead when they are written again, and what
 * is wrong with some of them. */
import { BadPosition, describe, packed, setUp, unpacked } from '../../web/src/local/position.ts';
import { rulesFrom, told } from '../modules.ts';

const [folder, id] = process.argv.slice(2) as [string, string];
const rules = await rulesFrom(folder, id);

for (const { players, decisions, change } of told()) {
  const game = rules.begin({ players, seed: (11).toString(16) });
  for (const decision of decisions) game.play(decision);
  const position = { ...describe(game), seed: 5, ...change };
  const same = JSON.stringify(await unpacked(await packed(position))) === JSON.stringify(position);
  try {
    const made = setUp(rules, position);
    const { seed: _, ...again } = { ...describe(made), seed: 5 };
    console.log(JSON.stringify({ same, position, again, legal: made.choices() }));
    console.log(JSON.stringify([...made.state]));
    made.play(made.choices()[0]!);
    console.log(JSON.stringify(made.save()));
  } catch (problem) {
    if (!(problem instanceof BadPosition)) throw problem;
    const { field, seat, key, args, clause } = problem;
    console.log(JSON.stringify({ same, position, field, seat, key, args, clause }));
    console.log('[]\n""');
  }
}
