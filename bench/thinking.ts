/** The other side of thinking.py: tables as a browser's worker plays them, against one bot; prints how
 * long it kept somebody waiting, in the time of a slower processor. */
import { readFileSync } from 'node:fs';
import type { FromServer, Update } from '../web/src/lib/protocol.gen.ts';
import { Host } from '../web/src/local/host.ts';
import type { Kept } from '../web/src/local/kept.ts';
import { newTable } from '../web/src/local/making.ts';
import { Rules } from '../web/src/local/rules.ts';

const [folder, game] = process.argv.slice(2) as [string, string];
const { tables, slower } = JSON.parse(readFileSync(0, 'utf8'));
const read = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`));
const parsed = (name: string) => JSON.parse(new TextDecoder().decode(read(name)));
const files = parsed('index.json')[game];

/** This thread's, as if it were slower: others at this machine make no difference. */
function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (slower * (user + system)) / 1000;
}
performance.now = now;

for (const { level, seed, moves } of tables) {
  const weights = async () => read(files.weights);
  const rules = await Rules.load(read(files.module), parsed(files.about), weights);
  const journal = new Map<string, Kept>();
  const shelf = {
    find: async (id: string) => journal.get(id),
    keep: async (table: Kept) => void journal.set(table.id, structuredClone(table)),
    throwAway: async (id: string) => journal.delete(id),
  };
  const heard: { at: number; update: Update }[] = [];
  const listen = {
    hear(message: FromServer): void {
      if (message.type === 'update') heard.push({ at: now(), update: message });
    },
    ended: () => undefined,
    unkept: () => undefined,
  };
  // The bot begins.
  const seats = [level, null].map((bot) => ({ name: '', colour: 3, bot }));
  const rules_version = rules.about.rules_version;
  const table = newTable({ game, rules_version, players: 2, options: {}, seats, seed });
  const host = new Host(shelf, async () => rules, listen, false);
  await host.load(table.id, table);
  host.begin();
  const waits: number[] = [];
  let seen = 0;
  for (let turn = 0; waits.length < moves; turn++) {
    for (; seen + 1 < heard.length; seen++)
      if (heard[seen]!.update.turn === 0) waits.push(heard[seen + 1]!.at - heard[seen]!.at);
    const { version, legal, seat, status } = heard.at(-1)!.update;
    if (status !== 'playing') break;
    if (legal.length === 0) await new Promise((resolve) => setTimeout(resolve));
    else {
      const { decision } = legal[(turn * 7) % legal.length]!;
      await host.hear({ type: 'act', id: String(turn), seat: seat!, version, decision });
    }
  }
  host.stop('elsewhere');
  console.log(JSON.stringify({ level, waits }));
}
