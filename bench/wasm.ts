/** The other side of wasm.py: plays what it is told, and prints what came of it as JSON. */
import { readFileSync } from 'node:fs';
import { Search } from '../web/src/local/bots.ts';
import { Rules, putSeed, type Options } from '../web/src/local/rules.ts';

const CHOOSER_STREAM = 1n << 192n;
const PRIME = 16777619;

const [folder, id] = process.argv.slice(2) as [string, string];
const read = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`));
const parsed = (name: string) => JSON.parse(new TextDecoder().decode(read(name)));
const files = parsed('index.json')[id];
const rules = await Rules.load(read(files.module), parsed(files.about));
const { module, about } = rules;
const plan = JSON.parse(readFileSync(0, 'utf8'));

const tables = plan.tables.map(play);
const opening = rules.begin({ players: about.seats[0], seed: '0' });
const visits: number[] = [];
let search_s = 0;
for (let seed = -1; seed < plan.searches; seed++) {
  const search = new Search(rules, Math.max(0, seed).toString(16), plan.iterations);
  const began = seconds();
  const best = search.think(opening)[0]!;
  if (seed >= 0) {
    search_s += seconds() - began;
    visits.push(best.visits);
  }
}
console.log(JSON.stringify({ tables, visits, search_s }));

/** The processor's. */
function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function play({ players, options, games }: { players: number; options: Options; games: number }) {
  const blank = rules.blank(players, rules.complete(options));
  let folded = 0;
  let decisions = 0;
  const began = seconds();
  for (let g = 0; g < games; g++) {
    putSeed(module, (CHOOSER_STREAM + BigInt(g)).toString(16));
    module.call('generator');
    module.bytes('blank').set(blank);
    putSeed(module, g.toString(16));
    let count = module.call('begin');
    const legal = new Int16Array(module.bytes('legal').buffer, module.bytes('legal').byteOffset);
    while (count > 0) {
      count = module.call('step', legal[module.call('below', count)]!, count);
      decisions++;
    }
    const record = module.bytes('state');
    for (let i = 0; i < about.record.lean; i++) folded = Math.imul(folded ^ record[i]!, PRIME);
  }
  return {
    decisions,
    folded: folded >>> 0,
    seconds: (performance.now() - began) / 1000,
  };
}
