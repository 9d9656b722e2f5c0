/** Prints what fingerprint.py prints of the same games, as a browser runs the rules.
 *
 *     node tests/fingerprint.ts FOLDER GAME < plan.json
 */
import { createHash, type Hash } from 'node:crypto';
import { Bot, Search, knowledge } from '../web/src/local/bots.ts';
import { putSeed, type Game, type Options } from '../web/src/local/rules.ts';
import { rulesFrom, told } from './modules.ts';

interface Plan {
  seed: string;
  tables: {
    name: string;
    players: number;
    options: Options;
    decisions: number[];
    moments: Record<string, string>;
  }[];
}

const REFUSED = 3;
const [folder, id] = process.argv.slice(2) as [string, string];
const plan = told() as Plan;
const rules = await rulesFrom(folder, id);

for (const { name, players, options, decisions, moments } of plan.tables) {
  const found = new Map<string, Hash>();
  const add = (what: string, ...things: (string | Uint8Array)[]) => {
    if (!found.has(what)) found.set(what, createHash('sha256'));
    for (const thing of things) found.get(what)!.update(thing);
  };
  const game = rules.begin({ players, options, seed: plan.seed });
  look(game, add);
  for (const decision of decisions) {
    const bot = moments[game.decisions.length];
    if (bot) await ask(bot, game, add);
    if (!game.play(decision)) throw new Error(`${decision} is not legal`);
    look(game, add);
  }
  add('results', JSON.stringify(game.outcome()));
  for (const [what, digest] of found) console.log(`${name} ${what} ${digest.digest('hex')}`);
}

type Add = (what: string, ...things: (string | Uint8Array)[]) => void;

function look(game: Game, add: Add): void {
  const n = game.decisions.length;
  add('states', game.state);
  add('legal', new Uint8Array(Int16Array.from(game.choices()).buffer));
  const seats = Array.from({ length: game.players }, (_, seat) => seat);
  for (const seat of [...seats, null]) {
    add('views', game.viewJson(seat));
    add('logs', JSON.stringify(game.log(seat)));
  }
  for (const seat of seats) add('features', game.features(seat));
  add('guesses', game.guessed((n % (game.players + 1)) - 1, generator(0)).state);
  const legal = new Set(game.choices());
  let rng = generator(n);
  for (let i = 0; i < REFUSED; i++) {
    const tried = below(rules.forms.length);
    if (!legal.has(tried)) {
      const { key, clause, args } = game.refusal(tried);
      add('refusals', JSON.stringify(key), JSON.stringify(clause), JSON.stringify(args));
    }
  }

  function below(end: number): number {
    rules.module.bytes('rng').set(rng);
    const number = rules.module.call('below', end);
    rng = rules.module.bytes('rng').slice();
    return number;
  }
}

/** The generator of the plan's seed plus so much. */
function generator(more: number): Uint8Array {
  putSeed(rules.module, (BigInt(`0x${plan.seed}`) + BigInt(more)).toString(16));
  rules.module.call('generator');
  return rules.module.bytes('rng').slice();
}

/** What a bot decides, and again with what it remembers of that. */
async function ask(name: string, game: Game, add: Add): Promise<void> {
  const decide = await bot(name, game);
  const trial = game.copy();
  for (let i = 0; i < 2; i++)
    if (decide && trial.turn === game.turn) {
      const decision = decide(trial);
      add(`decisions of ${name}`, String(decision));
      trial.play(decision);
    }
}

async function bot(name: string, game: Game): Promise<((game: Game) => number) | null> {
  if (name in rules.about.levels) {
    const found = new Bot(rules, name, plan.seed);
    await found.prepare(game);
    return (game) => found.decide(game, Infinity);
  }
  if (!name.startsWith('policy+search:') || !rules.module.has('grow_guided')) return null;
  const weights = await knowledge(rules);
  const search = new Search(rules, plan.seed, Number(name.split(':')[1]), weights);
  return (game) => search.decide(game);
}
