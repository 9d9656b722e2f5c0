/** Which puzzles somebody wants, as it stands in addresses. */
import type { Filter } from './book';

export function filterIn(query: URLSearchParams): Filter {
  const level = Number(query.get('level'));
  return { level: Number.isInteger(level) ? level : 0, theme: query.get('theme') ?? '' };
}

export function queryOf({ level, theme }: Filter): string {
  const query = new URLSearchParams();
  if (level) query.set('level', String(level));
  if (theme) query.set('theme', theme);
  return query.size > 0 ? `?${query}` : '';
}
