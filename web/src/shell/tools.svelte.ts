/** Buttons that the page lends to the header: on a table every line of height counts. */
import type { Snippet } from 'svelte';

let lent = $state.raw<Snippet | null>(null);

export const tools = {
  get snippet(): Snippet | null {
    return lent;
  },
};

export function lendTools(snippet: Snippet): () => void {
  lent = snippet;
  return () => {
    if (lent === snippet) lent = null;
  };
}
