/** Who is at this browser: a guest with a name and a colour. */
import { api, type Me } from './api';
import type { MeChange } from './protocol.gen';

let known = $state.raw<Me | null>(null);

export const me = {
  get name(): string {
    return known?.name ?? '';
  },
  get colour(): number {
    return known?.colour ?? 0;
  },
  async load(): Promise<void> {
    known ??= await api.me();
  },
  async save(change: MeChange): Promise<void> {
    known = await api.saveMe(change);
  },
};
