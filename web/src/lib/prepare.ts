/** What a table in this browser needs, fetched while somebody still chooses against whom: page, board,
 * texts, and the rules in a worker. Whatever cannot be had now is asked for again when it is needed. */
import { loadGame } from '../games';
import { loadGameTexts, loadRooms } from './text.svelte';

export function prepare(game: string): void {
  const wanted = [
    import('../shell/pages/Table.svelte'),
    import('../local/begin'),
    import('../local/table').then(({ getReady }) => getReady(game)),
    loadGame(game),
    loadRooms(),
    loadGameTexts(game),
  ];
  void Promise.allSettled(wanted);
}
