/** A tiny router: the address is the state, links inside the site do not reload it. */

export interface Place {
  page: 'front' | 'play' | 'table' | 'replay' | 'rules' | 'score' | 'settings' | 'nowhere';
  /** The game's or the table's id, where the page has one. */
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES: [RegExp, Place['page']][] = [
  [/^\/$/, 'front'],
  [/^\/play\/([\w-]+)$/, 'play'],
  [/^\/t\/([\w-]+)$/, 'table'],
  [/^\/replay\/([\w-]+)$/, 'replay'],
  [/^\/rules\/([\w-]+)$/, 'rules'],
  [/^\/score\/([\w-]+)$/, 'score'],
  [/^\/settings$/, 'settings'],
];

export function read(url: URL): Place {
  const rest = { query: url.searchParams, hash: url.hash.slice(1) };
  for (const [pattern, page] of PAGES) {
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
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
