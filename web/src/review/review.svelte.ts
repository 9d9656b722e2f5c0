/** A review as a page shows it, while it grows in its worker. */
import type { Review } from '../lib/protocol.gen';
import { fileUrl } from '../lib/site';
import type { Found, Imagine, Order, Played, Told } from './worker';

export type Trouble = Extract<Found, { failed: string }>['failed'];

export class Reviewed {
  found = $state.raw<Review | null>(null);
  told = $state.raw<Told[]>([]);
  /** How far the present pass has come, and in how many worlds everything is weighed already. */
  progress = $state(0);
  worlds = $state(0);
  done = $state(false);
  trouble = $state<Trouble | null>(null);
  /** With all cards open. */
  open = $state(false);
  #worker: Worker | null = null;
  #imagined: ((record: Uint8Array) => void) | null = null;

  constructor(readonly played: Played) {}

  start(open = false): void {
    this.close();
    this.open = open;
    this.done = false;
    this.progress = this.worlds = 0;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Found>) => this.#hear(data);
    worker.onerror = () => (this.trouble = 'unloadable');
    const folder = new URL(fileUrl('wasm'), location.href).href;
    worker.postMessage({ played: this.played, folder, open } satisfies Order);
    this.#worker = worker;
  }

  #hear(said: Found): void {
    if ('failed' in said) this.trouble = said.failed;
    else if ('imagined' in said) this.#imagined?.(said.imagined);
    else if ('progress' in said) {
      this.progress = said.progress;
      this.worlds = said.worlds;
    } else {
      this.found = said.review;
      this.told = said.told;
      this.worlds = said.review.worlds;
      this.done = said.done;
    }
  }

  /** A position as a seat may imagine it: what it does not know is dealt anew. */
  imagined(step: number, seat: number): Promise<Uint8Array> {
    return new Promise((resolve) => {
      this.#imagined = resolve;
      this.#worker!.postMessage({ imagine: { step, seat } } satisfies Imagine);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
