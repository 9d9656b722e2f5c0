/** Tables of a browser that begin in the middle of a game: after decisions, or with a record. Each is
 * played to its end by a chick and somebody who takes the first decision, is closed and opened again
 * on the way, and prints what the page was told. */
import type { FromServer, Update } from '../../web/src/lib/protocol.gen.ts';
import { Host } from '../../web/src/local/host.ts';
import type { Kept } from '../../web/src/local/kept.ts';
import { newTable, type Start } from '../../web/src/local/making.ts';
import { rulesFrom, told } from '../modules.ts';

const [folder, game] = process.argv.slice(2) as [string, string];
const rules = await rulesFrom(folder, game);
const { players, seed, given } = told();

const before = rules.begin({ players, seed });
for (let i = 0; i < given; i++) before.play(before.choices()[i % before.choices().length]!);
const decisions = before.decisions.map((decision) => rules.forms[decision]!.text);

const seats = Array.from({ length: players }, (_, seat) => {
  const bot = seat === before.turn ? null : 'chick';
  return { name: bot ?? 'Ann', colour: 0, bot };
});
const start = {
  game,
  rules_version: rules.about.rules_version,
  players,
  options: {},
  seats,
};

async function played(how: Partial<Start>): Promise<object> {
  const journal = new Map<string, Kept>();
  const shelf = {
    find: async (id: string) => structuredClone(journal.get(id)),
    keep: async (table: Kept) => void journal.set(table.id, structuredClone(table)),
    throwAway: async (id: string) => journal.delete(id),
  };
  const messages: FromServer[] = [];
  const ends: string[] = [];
  const listener = {
    hear: (message: FromServer) => void messages.push(message),
    ended: (why: string) => void ends.push(why),
    unkept: () => ends.push('unkept'),
  };
  const newest = () =>
    messages.findLast((message): message is Update => message.type === 'update')!;
  const table = newTable({ ...start, ...how });

  async function open(fresh: Kept | null): Promise<Host | null> {
    const host = new Host(shelf, async () => rules, listener, false);
    if (!(await host.load(table.id, fresh))) return null;
    host.begin();
    return host;
  }

  const host = await open(table);
  if (!host) return { ends };
  const [welcome, first] = messages;
  await host.hear({
    type: 'take_back',
    id: 'back',
    seat: newest().seat!,
    version: newest().version,
  });
  const refused = messages.at(-1);
  host.stop('elsewhere');
  const again = (await open(null))!;
  const reloaded = messages.at(-1);
  for (let turn = 0; newest().status === 'playing'; turn++) {
    const { legal, seat, version } = newest();
    if (legal.length > 0) {
      const { decision } = legal[0]!;
      await again.hear({
        type: 'act',
        id: `${turn}`,
        seat: seat!,
        version,
        decision,
      });
    } else await new Promise((resolve) => setTimeout(resolve));
  }
  const save = how.record ? null : again.save();
  return { welcome, first, refused, reloaded, last: newest(), ends, save };
}

const broken = [...decisions.slice(0, -1), 'nonsense'];
for (const how of [{ seed, decisions }, { record: before.state }, { seed, decisions: broken }])
  console.log(JSON.stringify(await played(how)));
