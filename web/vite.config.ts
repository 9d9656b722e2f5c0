/// <reference types="vitest/config" />
import { writeFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const site = '../src/rookery/server/site';

/** What is built does not belong into the history: the folder says so itself. */
const unversioned = {
  name: 'unversioned',
  apply: 'build' as const,
  closeBundle: () => writeFileSync(`${site}/.gitignore`, '*\n'),
};

export default defineConfig({
  plugins: [svelte(), unversioned],
  build: {
    outDir: site,
    emptyOutDir: true,
    target: 'es2022',
    // The birds stay files of their own: a browser draws a card from one cached image.
    assetsInlineLimit: 1024,
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
