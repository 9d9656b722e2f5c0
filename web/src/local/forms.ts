/** Readable positions in a record's memory: each field's form says where its parts lie
 * (`core/forms.py`). What is read here is what `describe` gives in Python, and what is written is
 * what `position` writes; which positions make sense, the rules say (position.ts). */

export type Numeric = 'i1' | 'i2' | 'i4' | 'i8';
/** How many there are of something, and of which type. */
type Place = [number, Numeric];

export interface NumberForm {
  is: 'number';
  type: Numeric;
  least: number;
  most: number;
  plus: number;
  /** Positions of earlier rules did not have it: where it is 0 none has. */
  later?: boolean;
}
export interface NameForm {
  is: 'name';
  names: string[];
  type: Numeric;
  /** How none reads; false where there always is one. */
  none: null | '' | false;
  values: number[] | null;
}
export interface CountsForm {
  is: 'counts';
  names: string[];
  type: Numeric;
  most: number;
}
export interface PileForm {
  is: 'pile';
  /** None where seats lie in it. */
  names: string[] | null;
  values: number[] | null;
  most: number;
  top_first: boolean;
  sorted?: boolean;
  n: Place;
  cards: Place;
}
export interface ManyForm {
  is: 'many';
  of: Form;
  /** One for each seat, if it is 0. */
  count: number;
  size: number;
}
export interface RowsForm {
  is: 'rows';
  main: string | null;
  count: number;
  n: Place | null;
  columns: Record<string, { at: number; size: number; form: Form }>;
}
export interface RunsForm {
  is: 'runs';
  names: string[];
  most: number;
  at: Record<'n' | 'species' | 'count', number>;
}
export interface MaskForm {
  is: 'mask';
  names: number[];
}
export interface TallyForm {
  is: 'tally';
  names: string[];
  list: boolean;
  /** For each name: an address, and a number there or one bit of the number there. */
  where: [number, 'i1' | 'bit', number][][];
}
export interface StacksForm {
  is: 'stacks';
  names: string[];
  places: string[];
  cells: number[];
  fresh: number;
  most: number;
  size: number;
  at: Record<'n' | 'under_n' | 'places' | 'under_cell' | 'under_face', number>;
  cell: number;
  face: number;
  mark: number;
}
export type Form =
  | { is: 'seat' }
  | { is: 'flag' }
  | NumberForm
  | NameForm
  | CountsForm
  | PileForm
  | ManyForm
  | RowsForm
  | RunsForm
  | MaskForm
  | TallyForm
  | StacksForm;

/** A field that cannot be what somebody says it is. */
export class BadField extends Error {}

const SIZES: Record<Numeric, number> = { i1: 1, i2: 2, i4: 4, i8: 8 };

function get(record: DataView, at: number, type: Numeric): number {
  if (type === 'i1') return record.getInt8(at);
  if (type === 'i2') return record.getInt16(at, true);
  if (type === 'i4') return record.getInt32(at, true);
  return Number(record.getBigInt64(at, true));
}

function put(record: DataView, at: number, type: Numeric, value: number): void {
  if (type === 'i1') record.setInt8(at, value);
  else if (type === 'i2') record.setInt16(at, value, true);
  else if (type === 'i4') record.setInt32(at, value, true);
  else record.setBigInt64(at, BigInt(value), true);
}

const bitOf = (record: DataView, at: number, bit: number): number =>
  Number((record.getBigInt64(at, true) >> BigInt(bit)) & 1n);

/** What lies at an address. */
export function readField(form: Form, record: DataView, at: number, players: number): unknown {
  switch (form.is) {
    case 'number':
      return get(record, at, form.type) + form.plus;
    case 'seat':
      return record.getInt8(at);
    case 'flag':
      return record.getInt8(at) !== 0;
    case 'name':
      return nameOf(form, get(record, at, form.type));
    case 'counts':
      return counted(form.names, (i) => get(record, at + i * SIZES[form.type], form.type));
    case 'tally': {
      const many = (i: number) =>
        form.where[i]!.reduce(
          (sum, [offset, kind, bit]) =>
            sum + (kind === 'bit' ? bitOf(record, at + offset, bit) : record.getInt8(at + offset)),
          0,
        );
      const counts = counted(form.names, many);
      return form.list ? listed(counts) : counts;
    }
    case 'pile': {
      const [first, type] = form.cards;
      const cards = Array.from({ length: get(record, at + form.n[0], form.n[1]) }, (_, i) => {
        const card = get(record, at + first + i * SIZES[type], type);
        if (form.names === null) return card;
        return form.names[form.values ? form.values.indexOf(card) : card]!;
      });
      return form.top_first ? cards.reverse() : cards;
    }
    case 'many':
      return Array.from({ length: form.count || players }, (_, i) =>
        readField(form.of, record, at + i * form.size, players),
      );
    case 'rows': {
      const count = form.n ? get(record, at + form.n[0], form.n[1]) : form.count;
      return Array.from({ length: count }, (_, i) => rowOf(form, record, at, i, players));
    }
    case 'runs': {
      const length = record.getInt8(at + form.at.n);
      return Array.from({ length }, (_, i) =>
        Array<string>(record.getInt8(at + form.at.count + i)).fill(
          form.names[record.getInt8(at + form.at.species + i)]!,
        ),
      ).flat();
    }
    case 'mask':
      return form.names.filter((_, i) => (record.getInt8(at) >> i) & 1);
    case 'stacks':
      return stacks(form, record, at);
  }
}

function nameOf(form: NameForm, stored: number): string | null {
  const index = form.values ? form.values.indexOf(stored) : stored;
  return form.names[index] ?? (form.none === false ? null : form.none);
}

function counted(names: string[], many: (i: number) => number): Record<string, number> {
  const all = names.map((name, i) => [name, many(i)] as const);
  return Object.fromEntries(all.filter(([, n]) => n !== 0));
}

const listed = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name));

function rowOf(form: RowsForm, record: DataView, at: number, i: number, players: number): unknown {
  const entries = Object.entries(form.columns).map(
    ([name, column]) =>
      [name, readField(column.form, record, at + column.at + i * column.size, players)] as const,
  );
  if (form.main === null) return Object.fromEntries(entries);
  const said = entries.filter(([, value]) => value !== null && value !== -1);
  const more = said.some(([name]) => name !== form.main);
  return more ? Object.fromEntries(said) : (said[0]?.[1] ?? 'empty');
}

function stacks(form: StacksForm, record: DataView, at: number): string[] {
  const places = Array.from({ length: record.getInt16(at + form.at.n, true) }, (_, i) => {
    const place = at + form.at.places + i * form.size;
    return {
      cell: record.getInt16(place + form.cell, true),
      face: record.getInt8(place + form.face),
      fresh: (record.getInt8(place + form.mark) & form.fresh) !== 0,
    };
  });
  const covered = Array.from({ length: record.getInt16(at + form.at.under_n, true) }, (_, i) => ({
    cell: record.getInt16(at + form.at.under_cell + 2 * i, true),
    face: record.getInt8(at + form.at.under_face + i),
  }));
  return places
    .sort((a, b) => a.cell - b.cell)
    .map(({ cell, face, fresh }) => {
      const under = covered.filter((each) => each.cell === cell).map((each) => each.face);
      const cards = [...under, face].map((card) => form.names[card]);
      return `${form.places[form.cells.indexOf(cell)]}${fresh ? '*' : ''} ${cards.join(' ')}`;
    });
}

/** Write it. The memory is that of a record in which nothing lies yet. */
export function writeField(
  form: Form,
  record: DataView,
  at: number,
  players: number,
  value: unknown,
): void {
  switch (form.is) {
    case 'number': {
      const number = whole(value, form.least, form.most);
      return put(record, at, form.type, number - form.plus);
    }
    case 'seat':
      return record.setInt8(at, whole(value, -1, players - 1));
    case 'flag':
      if (typeof value !== 'boolean') throw new BadField();
      return record.setInt8(at, value ? 1 : 0);
    case 'name':
      return put(record, at, form.type, stored(form, value));
    case 'counts':
      return each(value, (name, n) => {
        const i = indexOf(form.names, name);
        put(record, at + i * SIZES[form.type], form.type, whole(n, 0, form.most));
      });
    case 'tally':
      return each(form.list ? tallied(list(value)) : value, (name, n) =>
        putTally(form.where[indexOf(form.names, name)]!, record, at, n),
      );
    case 'pile': {
      const cards = list(value).map((card) => {
        if (form.names === null) return whole(card, 0, players - 1);
        const index = indexOf(form.names, card);
        return form.values ? form.values[index]! : index;
      });
      if (form.top_first) cards.reverse();
      if (form.sorted) cards.sort((a, b) => a - b);
      if (cards.length > form.most || (form.names === null && new Set(cards).size < cards.length))
        throw new BadField();
      put(record, at + form.n[0], form.n[1], cards.length);
      const [first, type] = form.cards;
      cards.forEach((card, i) => put(record, at + first + i * SIZES[type], type, card));
      return;
    }
    case 'many': {
      const all = list(value);
      if (all.length !== (form.count || players)) throw new BadField();
      return all.forEach((part, i) =>
        writeField(form.of, record, at + i * form.size, players, part),
      );
    }
    case 'rows':
      return putRows(form, record, at, players, list(value));
    case 'runs':
      return putRuns(form, record, at, list(value));
    case 'mask': {
      const bits = list(value).map((name) => form.names.indexOf(name as number));
      if (bits.includes(-1) || new Set(bits).size < bits.length) throw new BadField();
      return record.setInt8(
        at,
        bits.reduce((mask, bit) => mask | (1 << bit), 0),
      );
    }
    case 'stacks':
      return putStacks(form, record, at, list(value));
  }
}

function whole(value: unknown, least: number, most: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    throw new BadField();
  return value as number;
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new BadField();
  return value;
}

function each(value: unknown, put: (name: string, n: number) => void): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadField();
  for (const [name, n] of Object.entries(value)) put(name, n as number);
}

function indexOf(names: string[], name: unknown): number {
  const index = names.indexOf(name as string);
  if (index < 0) throw new BadField();
  return index;
}

function stored(form: NameForm, value: unknown): number {
  if (value === form.none) return form.values ? 0 : -1;
  const index = indexOf(form.names, value);
  return form.values ? form.values[index]! : index;
}

function tallied(names: unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name as string] = (counts[name as string] ?? 0) + 1;
  return counts;
}

function putTally(where: TallyForm['where'][number], record: DataView, at: number, n: number) {
  const [offset, kind] = where[0]!;
  if (kind === 'i1') return record.setInt8(at + offset, whole(n, 0, 127));
  whole(n, 0, where.length);
  for (const [place, , bit] of where.slice(0, n)) {
    const bits = record.getBigInt64(at + place, true) | (1n << BigInt(bit));
    record.setBigInt64(at + place, bits, true);
  }
}

function putRows(form: RowsForm, record: DataView, at: number, players: number, rows: unknown[]) {
  if (form.n ? rows.length > form.count : rows.length !== form.count) throw new BadField();
  if (form.n) put(record, at + form.n[0], form.n[1], rows.length);
  rows.forEach((row, i) => {
    const alone = typeof row !== 'object' || row === null;
    const said = (alone ? { [form.main!]: row } : row) as Record<string, unknown>;
    for (const [name, column] of Object.entries(form.columns)) {
      const none = column.form.is === 'seat' ? -1 : null;
      const place = at + column.at + i * column.size;
      writeField(column.form, record, place, players, name in said ? said[name] : none);
    }
  });
}

function putRuns(form: RunsForm, record: DataView, at: number, names: unknown[]) {
  const runs: [number, number][] = [];
  for (const name of names) {
    const index = indexOf(form.names, name);
    if (runs.at(-1)?.[0] === index) runs.at(-1)![1]++;
    else runs.push([index, 1]);
  }
  if (new Set(runs.map(([index]) => index)).size < runs.length) throw new BadField();
  record.setInt8(at + form.at.n, runs.length);
  runs.forEach(([index, count], i) => {
    record.setInt8(at + form.at.species + i, index);
    record.setInt8(at + form.at.count + i, count);
  });
}

function putStacks(form: StacksForm, record: DataView, at: number, entries: unknown[]) {
  if (entries.length > form.most) throw new BadField();
  let covered = 0;
  entries.forEach((entry, i) => {
    const [where = '', ...cards] = String(entry).split(' ');
    const cell = form.cells[indexOf(form.places, where.replace('*', ''))]!;
    const faces = cards.map((card) => indexOf(form.names, card));
    const top = faces.pop();
    if (top === undefined) throw new BadField();
    for (const face of faces) {
      if (covered === form.most) throw new BadField();
      record.setInt16(at + form.at.under_cell + 2 * covered, cell, true);
      record.setInt8(at + form.at.under_face + covered++, face);
    }
    const place = at + form.at.places + i * form.size;
    record.setInt16(place + form.cell, cell, true);
    record.setInt8(place + form.face, top);
    record.setInt8(place + form.mark, where.endsWith('*') ? form.fresh : 0);
  });
  record.setInt16(at + form.at.n, entries.length, true);
  record.setInt16(at + form.at.under_n, covered, true);
}
