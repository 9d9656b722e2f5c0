/** Whether the server can be had: what needs it is offered only then. */
import { online } from 'svelte/reactivity/window';
import { STATIC } from './site';

const LOOK_AGAIN = 10_000;
let unanswered = $state(false);
let looking: ReturnType<typeof setTimeout> | undefined;

export const network = {
  /** There is no network, or the last call got no answer, or there is no server at all. */
  get away(): boolean {
    return STATIC || online.current === false || unanswered;
  },
  /** What became of a call. */
  tell(answered: boolean): void {
    unanswered = !answered;
    clearTimeout(looking);
    if (unanswered) looking = setTimeout(look, LOOK_AGAIN);
  },
};

function look(): void {
  fetch('/api/me').then(
    () => network.tell(true),
    () => network.tell(false),
  );
}
