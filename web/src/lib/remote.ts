/** Tables and replays at a server. */
import { api } from './api';
import { REVIEW } from './contract.gen';
import type { Review, Update } from './protocol.gen';
import { linkTo, pathTo } from './router.svelte';
import { TableSocket } from './socket';
import { momentOf, type Handlers, type Link, type Replay, type Table } from './table';

export class RemoteTable implements Table {
  readonly company = true;
  readonly replayPath: string;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    this.replayPath = pathTo('replay', id);
  }

  connect(handlers: Handlers): Link {
    const origin = location.origin.replace(/^http/, 'ws');
    const query = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : '';
    return new TableSocket(`${origin}/api/tables/${this.id}/socket${query}`, handlers);
  }

  hint() {
    return api.hint(this.id);
  }

  leave() {
    return api.leave(this.id);
  }

  async rematch() {
    return (await api.rematch(this.id)).url;
  }

  declineRematch() {
    return api.declineRematch(this.id);
  }

  async findRematch() {
    return (await api.findRematch(this.id, this.invite)).url;
  }

  exportUrl() {
    return Promise.resolve(api.exportUrl(this.id));
  }
}

export class RemoteReplay implements Replay {
  readonly path: string;

  constructor(private readonly id: string) {
    this.path = pathTo('replay', id);
  }

  info() {
    return api.replay(this.id);
  }

  async played() {
    return { ...(await this.info()), record: null };
  }

  step(step: number, seat: number | null): Promise<Update> {
    return api.replayStep(this.id, step, seat);
  }

  /** The server keeps what is about one's own seats. */
  keepReview({ worlds, seats }: Review) {
    const figures = seats
      .map(({ seat, luck, skill, accuracy, uncertainty }) => {
        return { seat, luck, skill, accuracy, uncertainty: Math.min(uncertainty, 100) };
      })
      .filter((each) => Object.values(each).every(Number.isFinite));
    return api.keepReview(this.id, { version: REVIEW, worlds, seats: figures });
  }

  /** A link is of use only if others may open it; whoever did not play cannot decide that. */
  async link(step: number, review: boolean) {
    await api.shareReplay(this.id).catch(() => undefined);
    return linkTo('replay', this.id, momentOf(step, review));
  }
}
