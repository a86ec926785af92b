import { readFile, writeFile } from 'node:fs/promises';
import { capacityTables, costIn } from './model.ts';

/**
 * `npm run capacity`: writes the tables of docs/capacity.md from docs/cost.md, the functions'
 * options and the assumptions of the model.
 */
const page = (name: string) => new URL(`../../docs/${name}`, import.meta.url);
const [begin, end] = ['<!-- tables -->', '<!-- end of tables -->'];
const [capacity, cost] = await Promise.all(['capacity.md', 'cost.md'].map((name) => readFile(page(name), 'utf8')));
if (!capacity?.includes(begin) || !capacity.includes(end)) throw new Error('docs/capacity.md has no place for the tables');
const tables = capacityTables(costIn(cost ?? ''));
const [before] = capacity.split(begin);
const [, after] = capacity.split(end);
await writeFile(page('capacity.md'), `${before}${begin}\n\n${tables}\n\n${end}${after}`);
console.log(tables);
