/** Who is at this browser: a guest with a name and a colour. The server knows them; the browser
 * remembers, so that nobody is nameless where there is no network. */
import { api, type Me } from './api';
import { network } from './network.svelte';
import type { MeChange } from './protocol.gen';

const STORE = 'rookery-me';

/** `unsent`: chosen while the server was away. */
type Kept = { name?: string; colour?: number; unsent?: boolean };

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

let known = $state.raw<Me | null>(null);
let kept = $state.raw<Kept>(typeof localStorage === 'undefined' ? {} : stored());

function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(STORE, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function learn(found: Me): void {
  known = found;
  keep({ name: found.name, colour: found.colour });
}

export const me = {
  get name(): string {
    return known?.name ?? kept.name ?? '';
  },
  get colour(): number {
    return known?.colour ?? kept.colour ?? 0;
  },
  get id(): string {
    return known?.id ?? '';
  },
  /** The account's name; null for guests, and as long as nobody knows. */
  get account(): string | null {
    return known?.account ?? null;
  },
  /** Somebody else from now on: logged in, or a new guest. */
  async become(change: () => Promise<Me | null>): Promise<void> {
    const found = await change();
    if (found) return learn(found);
    known = null;
    keep({});
    await me.load();
  },
  /** Ask the server, if it is there. */
  async load(): Promise<void> {
    if (known || network.away) return;
    const { name, colour, unsent } = kept;
    learn(await (unsent ? api.saveMe({ name, colour }) : api.me()));
  },
  async save(change: MeChange): Promise<void> {
    const { name = null, colour = null } = change;
    if (network.away) {
      const next = { name: name ?? me.name, colour: colour ?? me.colour };
      known = null;
      keep({ ...next, unsent: true });
    } else learn(await api.saveMe(change));
  },
};
