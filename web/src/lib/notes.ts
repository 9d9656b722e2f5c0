/** What happened to the people at a table, told between the lines of the log. */
import type { Line, Note } from './protocol.gen';
import { botName } from './names';
import { t } from './text.svelte';

export type Entry = { line: Line } | { note: Note };

/** Lines and notes in the order in which things happened. */
export function told(log: Line[], notes: Note[]): Entry[] {
  const entries: Entry[] = [];
  let next = 0;
  const upTo = (lines: number) => {
    while (next < notes.length && notes[next]!.after <= lines)
      entries.push({ note: notes[next++]! });
  };
  log.forEach((line, i) => {
    upTo(i);
    entries.push({ line });
  });
  upTo(Infinity);
  return entries;
}

export function noteText({ kind, name, args }: Note): string {
  const bot = botName(String(args.bot ?? ''));
  const by = String(args.by ?? '');
  const key = kind === 'replaced' && !by ? 'note-replaced-alone' : `note-${kind}`;
  return t(key, { ...args, player: name, bot, by });
}
