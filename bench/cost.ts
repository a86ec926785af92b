import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startStack } from '#local/stack.ts';
import type { Operation } from './cost/tally.ts';
import { byCollection, figures, type Played, table, tally } from './cost/tally.ts';

/**
 * Counts the documents read, written and deleted for a deal and other actions, on a stack of its
 * own. docs/cost.md explains the table.
 */
const { values } = parseArgs({ options: { json: { type: 'string' }, detail: { type: 'boolean', default: false } } });

const folder = await mkdtemp(join(tmpdir(), 'casting-cost-'));
const COST_LOG = join(folder, 'operations.jsonl');
await writeFile(COST_LOG, '');
const counter = new URL('./cost/counter.ts', import.meta.url).href;
const stack = await startStack({ ports: 'free', schedules: false, env: { NODE_OPTIONS: `--import=${counter}`, COST_LOG } });
Object.assign(process.env, stack.env, { COST_LOG });
try {
  await import('#local/runtime.ts');
  const { plays } = await import('./cost/plays.ts');
  const stage = await plays(stack);
  const played: Played[] = [];
  for (const { name, events, play } of stage) {
    await stack.whenIdle();
    await writeFile(COST_LOG, '');
    await play();
    await stack.whenIdle();
    const operations = (await readFile(COST_LOG, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Operation);
    played.push({ name, events, ...tally(operations) });
    if (values.detail) console.log([name, ...byCollection(operations)].join('\n'));
  }
  for (const line of table(played)) console.log(line);
  if (values.json) await writeFile(values.json, `${JSON.stringify(figures(played), null, 2)}\n`);
} finally {
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);
