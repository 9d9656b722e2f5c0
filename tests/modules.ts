/** A game's rules from a folder of modules, in Node. */
import { readFileSync } from 'node:fs';
import { Rules } from '../web/src/local/rules.ts';

export function rulesFrom(folder: string, game: string): Promise<Rules> {
  const read = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`));
  const parsed = (name: string) => JSON.parse(new TextDecoder().decode(read(name)));
  const files = parsed('index.json')[game];
  return Rules.load(read(files.module), parsed(files.about), () =>
    Promise.resolve(read(files.weights).buffer),
  );
}

export function told(): any {
  return JSON.parse(readFileSync(0, 'utf8'));
}
