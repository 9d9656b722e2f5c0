/** A worker that looks for what is best in a position. */
import type { ProposalInfo } from '../lib/protocol.gen';
import { hints } from '../local/bots';
import { loadRules, newSeed, type Setup } from '../local/rules';

export interface Asked {
  folder: string;
  game: string;
  setup: Setup;
}

onmessage = async ({ data }: MessageEvent<Asked>) => {
  const rules = await loadRules(data.folder, data.game);
  postMessage(hints(rules.begin(data.setup), newSeed()));
};

export type Judged = ProposalInfo[];
