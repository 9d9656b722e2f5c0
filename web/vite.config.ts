/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const site = '../src/rookery/server/site';

/** What is built does not belong into the history: the folder says so itself. */
const unversioned = {
  name: 'unversioned',
  apply: 'build' as const,
  closeBundle: () => writeFileSync(`${site}/.gitignore`, '*\n'),
};

/** Pictures for messengers, and what the browser never asks for. */
const GROUND_STAFF = /^(previews\/|sw\.js$|\.)/;

/** The service worker is told which files make up this build: with all of them it can fly. */
const flight = {
  name: 'flight',
  apply: 'build' as const,
  closeBundle() {
    const names = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(site.length + 1))
      .filter((name) => !GROUND_STAFF.test(name))
      .sort();
    const worker = readFileSync('flight.js', 'utf8');
    const hash = createHash('sha256').update(worker);
    for (const name of names) hash.update(name).update(readFileSync(`${site}/${name}`));
    const files = ['./', ...names.filter((name) => name !== 'index.html')];
    const told = worker
      .replace('__BUILD__', hash.digest('hex').slice(0, 12))
      .replace('__FILES__', JSON.stringify(files));
    writeFileSync(`${site}/sw.js`, told);
  },
};

const ON_THE_COVER = /^(title|tagline|option-[\w-]*(?<!-help)) *=.*(\n[ \t]+.*)*/gm;

/** `texts.ftl?cover`: only what the front page says of a game. All of it, five times, would be more than
 * everything else that this page loads. */
const covers = {
  name: 'covers',
  enforce: 'pre' as const,
  load(id: string) {
    const file = id.replace(/\?cover$/, '');
    if (file === id) return undefined;
    const text = readFileSync(file, 'utf8');
    const [head] = text.split('\n', 1); // by which a file of texts is known
    const said = [head, ...(text.match(ON_THE_COVER) ?? [])];
    return `export default ${JSON.stringify(said.join('\n'))}`;
  },
};

export default defineConfig({
  plugins: [covers, svelte(), unversioned, flight],
  build: {
    outDir: site,
    emptyOutDir: true,
    target: 'es2022',
    // The birds stay files of their own: a browser draws a card from one cached image.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // What the first page needs is one file: packed, it is an eighth less than forty small ones.
      output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } },
    },
  },
  worker: { format: 'es' },
  // The same files must work under any address: only the page itself says where they lie.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
