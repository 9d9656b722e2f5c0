/** The other side of equal.py: folds batches of games, and prints their digests as JSON. */
import { readFileSync } from 'node:fs';
import { Module } from '../web/src/local/module.ts';

const plan = JSON.parse(readFileSync(0, 'utf8'));
const module = await Module.load(new Uint8Array(readFileSync(process.argv[2]!)), plan.memory);
module.bytes('blank').set(Buffer.from(plan.blank, 'hex'));
const begun = process.cpuUsage();
const found = plan.batches.map(([first, games]: [number, number]) => {
  const decisions = module.call('fold_games', first, games);
  return [String(decisions), String(module.view('digest').getBigUint64(0, true))];
});
const { user, system } = process.cpuUsage(begun);
console.log(JSON.stringify({ found, seconds: (user + system) / 1e6 }));
