/** The front page says nothing that stands in a room's texts: these are not there yet. */
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rooms = import.meta.glob<string>('/src/text/*/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const keys = Object.values(rooms).flatMap((text) =>
  [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!),
);
const IMPORT = /^\s*(?:import|export)\s(?!type\b)(?:[^'"]*?from\s)?'(\.[^']+)'/gm;
const SAID = /(['"`])([a-z][\w-]*)(?:\1|\$\{)/g;

/** Everything that is loaded with a file, at once. */
function loadedWith(first: string): Set<string> {
  const found = new Set([first]);
  for (const file of found)
    for (const [, path] of sources[file]!.matchAll(IMPORT)) {
      const url = new URL(path!, `file://${file}`).pathname;
      const name = [url, `${url}.ts`, `${url}/index.ts`].find((each) => each in sources);
      if (name) found.add(name);
    }
  return found;
}

test('the front page speaks from the hall', () => {
  const files = loadedWith('/src/App.svelte');
  expect(files).toContain('/src/shell/hub/Pairing.svelte');
  const missing = [...files].flatMap((file) =>
    [...sources[file]!.matchAll(SAID)]
      .filter(([text, , said]) =>
        keys.some((key) => (text.endsWith('{') ? key.startsWith(said!) : key === said)),
      )
      .map(([, , said]) => `${file}: ${said}`),
  );
  expect(missing).toEqual([]);
});
