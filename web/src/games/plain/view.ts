/** The view of a game that has no board of its own, by what its view is declared to be. */
import { HIDDEN, type Zone } from '../../lib/cards';
import type { Declared, Legal, Shape } from '../../lib/protocol.gen';
import type { Texts } from '../../lib/text.svelte';

/** What every view has, and the shell shows. */
const KNOWN = ['you', 'turn', 'phase'];
/** More cards of a kind than this are drawn as one with a number. */
export const MOST_APART = 12;

export interface Part {
  name: string;
  shape: Shape;
  value: any;
  /** Which place it is, for cards that fly. */
  path: string;
}

/** The parts of a group, or of a whole view. */
export function parts(shape: Shape, value: any, path = ''): Part[] {
  return Object.entries(shape.fields ?? {})
    .filter(([name]) => path !== '' || !KNOWN.includes(name))
    .map(([name, part]) => ({
      name,
      shape: part,
      value: value[name],
      path: path ? `${path}-${name}` : name,
    }));
}

export function isCards(shape: Shape): boolean {
  return ['name', 'counts', 'pile'].includes(shape.kind);
}

/** Whether there are cards in it, however deep. */
export function hasCards(shape: Shape): boolean {
  return (
    isCards(shape) ||
    (shape.of ? hasCards(shape.of) : false) ||
    Object.values(shape.fields ?? {}).some(hasCards)
  );
}

/** Where a part is shown: on the table for all, or with its seat, whose cards are its own. */
export function place(shape: Shape): 'table' | 'figures' | 'hand' {
  if (shape.kind !== 'per_seat') return 'table';
  if (!hasCards(shape.of!)) return 'figures';
  return ['group', 'maybe'].includes(shape.of!.kind) ? 'hand' : 'table';
}

/** The part of a seat of something that every seat has. */
export function ofSeat(part: Part, seat: number): Part {
  return {
    ...part,
    shape: part.shape.of!,
    value: part.value[seat],
    path: `${part.path}-${seat}`,
  };
}

/** The faces that lie in a place. */
export function faces(shape: Shape, value: any): string[] {
  if (value === null || value === undefined) return [];
  if (shape.kind === 'name') return [value as string];
  if (shape.kind === 'pile') return value as string[];
  const counts = value as Record<string, number>;
  return (shape.names ?? []).flatMap((name) => new Array<string>(counts[name] ?? 0).fill(name));
}

/** Every place of a view in which cards lie. */
export function zones(shape: Shape, value: any, path = ''): Zone[] {
  if (isCards(shape))
    return [{ id: path, cards: faces(shape, value), ordered: shape.kind === 'pile' }];
  if (value === null || value === undefined) return [];
  switch (shape.kind) {
    case 'group':
      return parts(shape, value, path).flatMap((part) => {
        const hidden = part.shape.kind === 'maybe' && part.value === null ? value.size : undefined;
        if (typeof hidden === 'number')
          return [{ id: part.path, cards: new Array<string>(hidden).fill(HIDDEN) }];
        return zones(part.shape, part.value, part.path);
      });
    case 'maybe':
      return zones(shape.of!, value, path);
    case 'list':
    case 'per_seat':
      return (value as any[]).flatMap((item, i) => zones(shape.of!, item, `${path}-${i}`));
    case 'table':
      return Object.entries(value).flatMap(([key, item]) =>
        zones(shape.of!, item, `${path}-${key}`),
      );
    default:
      return [];
  }
}

/** A name as people write it, where no text says better. */
function spelt(name: string): string {
  const plain = name.replaceAll('_', ' ');
  return plain[0]!.toUpperCase() + plain.slice(1);
}

export function label(words: Texts, name: string): string {
  return words.has(`word-${name}`) ? words.say(`word-${name}`) : spelt(name);
}

export function cardName(words: Texts, face: string | number): string {
  return words.has(`card-${face}`) ? words.say(`card-${face}`) : spelt(String(face));
}

/** What is printed large: a figure, or the first letter. */
export function cardMark(words: Texts, face: string): string {
  return words.has(`card-${face}-mark`)
    ? words.say(`card-${face}-mark`)
    : cardName(words, face).slice(0, 1);
}

/** The decisions that have to do with a card. */
export function about(legal: Legal[], face: string): Legal[] {
  return legal.filter(({ typed }) =>
    Object.entries(typed).some(([name, value]) => name !== 'kind' && value === face),
  );
}

/** The faces that a seat holds. */
export function held(shape: Shape, view: any, seat: number | null): Set<string> {
  if (seat === null) return new Set();
  const hands = parts(shape, view).filter((part) => place(part.shape) === 'hand');
  const own = hands.map((part) => ofSeat(part, seat));
  const lying = own.flatMap((part) => zones(part.shape, part.value, part.path));
  return new Set(lying.flatMap(({ cards }) => cards));
}

/** The card of the hand that a decision names, if any. */
export function cardOf({ typed }: Legal, hand: Set<string>): string | null {
  const named = Object.entries(typed).find(
    ([name, value]) => name !== 'kind' && hand.has(String(value)),
  );
  return named ? String(named[1]) : null;
}

/** A decision, as it is written, that would have to do with a card: to ask why it cannot be. */
export function tried(decisions: Declared['decisions'], face: string): string | null {
  for (const { text, parameters } of decisions)
    for (const [name, values] of Object.entries(parameters))
      if (values.includes(face))
        return text.replace(/\{(\w+)\}/g, (_, other: string) =>
          String(other === name ? face : parameters[other]?.[0]),
        );
  return null;
}

/** What to choose by next, where there are too many decisions for a button each. */
export function narrowing(legal: Legal[], most: number): { by: string; values: any[] } | null {
  if (legal.length <= most) return null;
  for (const by of Object.keys(legal[0]!.typed)) {
    const values = [...new Set(legal.map(({ typed }) => typed[by]))];
    if (values.length > 1) return { by, values };
  }
  return null;
}
