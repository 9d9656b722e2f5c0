/** Where the site lies, and what is behind it: a server, or nothing but files (`rookery site`). */
const here = typeof document === 'undefined' ? null : document;

/** Plain files, under any address, with no server: pages are told apart behind the #. */
export const STATIC = here?.querySelector('meta[name=rookery][content=static]') != null;

/** The address of a file of the site. */
export function fileUrl(path: string): string {
  return STATIC ? new URL(path, location.href.replace(/[?#].*/, '')).href : `/${path}`;
}
