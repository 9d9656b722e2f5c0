/** Prints what the helper at a real table answers. */
import { rulesFrom, told } from '../modules.ts';

const [folder, id] = process.argv.slice(2) as [string, string];
const rules = await rulesFrom(folder, id);
for (const question of told()) console.log(JSON.stringify(rules.score(question)));
