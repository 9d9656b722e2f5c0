/** Plays whole games at tables of a browser, as its worker does, and prints everything that the page
 * is told, with what it said itself. */
import type { FromServer, Update } from '../../web/src/lib/protocol.gen.ts';
import { Host } from '../../web/src/local/host.ts';
import type { Kept } from '../../web/src/local/kept.ts';
import { newTable } from '../../web/src/local/making.ts';
import { rulesFrom, told } from '../modules.ts';

const [folder, game] = process.argv.slice(2) as [string, string];
const rules = await rulesFrom(folder, game);

for (const { players, seed, bots, stop } of told()) {
  const journal = new Map<string, Kept>();
  const shelf = {
    find: async (id: string) => structuredClone(journal.get(id)),
    keep: async (table: Kept) => void journal.set(table.id, structuredClone(table)),
    throwAway: async (id: string) => journal.delete(id),
  };
  const messages: (FromServer | { said: string; decision?: number })[] = [];
  let heard: (message: FromServer) => void;
  const listen = {
    hear: (message: FromServer) => heard(message),
    ended: (why: string) => messages.push({ said: `ended: ${why}` }),
    unkept: () => messages.push({ said: 'unkept' }),
  };
  const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'];
  const seats = names.slice(0, players).map((name, seat) => ({ name, colour: 3, bot: bots[seat] }));
  const rules_version = rules.about.rules_version;
  const table = newTable({ game, rules_version, players, options: {}, seats, seed });
  let host: Host;

  /** Choose by turns the first and the last decision; waver now and then. */
  async function answer(update: Update, turn: number): Promise<void> {
    const { version, legal, seat, draft } = update;
    const id = String(turn);
    if (draft > 0 && turn % 5 === 0) {
      messages.push({ said: 'take_back' });
      return host.hear({ type: 'take_back', id, seat: seat!, version });
    }
    const { decision } = legal[turn % 2 ? 0 : legal.length - 1]!;
    messages.push({ said: 'act', decision });
    return host.hear({ type: 'act', id, seat: seat!, version, decision });
  }

  async function play(fresh: Kept | null, until: number): Promise<void> {
    let newest: Update | null = null;
    heard = (message) => {
      messages.push(message);
      if (message.type === 'update') newest = message;
    };
    host = new Host(shelf, async () => rules, listen, false);
    if (!(await host.load(table.id, fresh))) return;
    host.begin();
    for (let turn = 1; turn < until && newest!.status === 'playing'; ) {
      if (newest!.legal.length > 0) await answer(newest!, turn++);
      else await new Promise((resolve) => setTimeout(resolve));
    }
    host.stop('elsewhere');
  }

  await play(table, stop);
  messages.push({ said: 'reload' });
  await play(null, Infinity);
  console.log(JSON.stringify({ messages, table: journal.get(table.id) }));
}
