/** What somebody noted at moments of a replay, kept on their device: IndexedDB, a record a replay. */
import { LIMITS } from '../lib/contract.gen';

export type NoteMark = '' | '!' | '?';

export interface MomentNote {
  step: number;
  mark: NoteMark;
  text: string;
}

const NAME = 'rookery-notes';
const STORE = 'replays';

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return (await asked(opening)).transaction(STORE, mode).objectStore(STORE);
}

/** In the order of the game. */
export async function notesOf(replay: string): Promise<MomentNote[]> {
  return (await asked<MomentNote[] | undefined>((await store('readonly')).get(replay))) ?? [];
}

/** Write something of a note down, beside what stands at its moment; an empty one is taken away.
 * Gives all. It is one transaction: of two things noted at once neither undoes the other. */
export async function note(
  replay: string,
  step: number,
  wanted: Partial<Pick<MomentNote, 'mark' | 'text'>>,
): Promise<MomentNote[]> {
  const kept = await store('readwrite');
  const notes = (await asked<MomentNote[] | undefined>(kept.get(replay))) ?? [];
  const before = notes.find((each) => each.step === step) ?? { step, mark: '', text: '' };
  const now: MomentNote = { ...before, ...wanted };
  now.text = now.text.trim().slice(0, LIMITS.note);
  const all = notes.filter((each) => each.step !== step);
  if (now.mark || now.text) all.push(now);
  all.sort((a, b) => a.step - b.step);
  await asked(kept.put(all, replay));
  return all;
}
