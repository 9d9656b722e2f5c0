/** The other side of review_time.py: reviews games, and prints how long each pass took. */
import { readFileSync } from 'node:fs';
import { Rules } from '../web/src/local/rules.ts';
import { Reviewing } from '../web/src/review/reviewing.ts';

const [folder, id] = process.argv.slice(2) as [string, string];
const read = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`));
const parsed = (name: string) => JSON.parse(new TextDecoder().decode(read(name)));
const files = parsed('index.json')[id];
const rules = await Rules.load(read(files.module), parsed(files.about));

for (const { players, seed, decisions } of JSON.parse(readFileSync(0, 'utf8'))) {
  const began = seconds();
  const game = rules.begin({ players, seed });
  for (const text of decisions) game.play(rules.read(text)!);
  const reviewing = new Reviewing(game);
  const passes = [];
  while (reviewing.worlds < rules.about.review.worlds) {
    for (const _ of reviewing.pass());
    reviewing.review();
    passes.push({ worlds: reviewing.worlds, seconds: seconds() - began });
  }
  console.log(JSON.stringify(passes));
}

/** The processor's. */
function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
