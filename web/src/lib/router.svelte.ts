/** A tiny router: the address is the state, links inside the site do not reload it. */
import { PAGES } from './contract.gen';
import { STATIC } from './site';

type Page = keyof typeof PAGES;

export interface Place {
  page: Page | 'nowhere';
  /** The game's or the table's id, where the page has one. */
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PATTERNS = Object.entries(PAGES).map(
  ([page, path]) => [new RegExp(`^${path.replace('{id}', '([\\w-]+)')}$`), page as Page] as const,
);

/** The address of a page. Where only files are, every page is the first one's, behind a #. */
export function pathTo(page: Page, id = ''): string {
  return (STATIC ? '#' : '') + PAGES[page].replace('{id}', encodeURIComponent(id));
}

/** The same for somebody else to open. */
export function linkTo(page: Page, id = '', query = ''): string {
  return new URL(pathTo(page, id) + query, location.href).href;
}

export function read(address: URL, files = STATIC): Place {
  const url = files ? new URL(address.hash.slice(1) || '/', address) : address;
  const rest = { query: url.searchParams, hash: url.hash.slice(1) };
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(url.pathname);
    if (found) return { page, id: found[1] ?? '', ...rest };
  }
  return { page: 'nowhere', id: '', ...rest };
}

let here = $state.raw<Place>({ page: 'front', id: '', query: new URLSearchParams(), hash: '' });

export const router = {
  get place(): Place {
    return here;
  },
};

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  const before = here;
  here = read(new URL(location.href));
  if (before.page !== here.page || before.id !== here.id) scrollTo(0, 0);
}

export function startRouter(): void {
  here = read(new URL(location.href));
  addEventListener('popstate', () => (here = read(new URL(location.href))));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith('/api/')) return;
    const inside = /^#(?!\/)(.*)/.exec(link.getAttribute('href') ?? '');
    if (inside && !STATIC) return;
    event.preventDefault();
    if (inside) return document.getElementById(inside[1]!)?.focus();
    go(link.pathname + link.search + link.hash);
  });
}
