import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoAccounts, demoPassword } from './seed/demoUser.ts';
import { startChild } from './stack/child.ts';
import { outsideFolders } from './stack/environment.ts';
import { type Stack, startStack } from './stack.ts';

/**
 * `npm start`: the whole product on this machine with demo data, until Ctrl-C. `-- --fresh` deletes
 * the data first, `-- --trace` keeps traces for /develop.
 */
const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false }, trace: { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = join(root, '.local');
const began = performance.now();

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const say = (what: string, ms: number) => console.log(`  ${what.padEnd(22)} ${seconds(ms).padStart(7)}`);

/** Prints only lines that the person at the terminal can act on; .local/logs has all. */
const sayTrouble = (server: string, line: string) => {
  if (server === 'functions' && /"severity":"(ERROR|CRITICAL|ALERT|EMERGENCY)"|^The functions host/.test(line))
    console.error(`  [${server}] ${line}`);
};

const seedDemo = async (stack: Stack): Promise<void> => {
  const started = performance.now();
  const args = [join(root, 'local/seed/main.ts'), stack.storageFolder];
  const child = startChild({ name: 'seed', command: process.execPath, args, env: stack.env }, (_, line) => console.log(`    ${line}`));
  const end = await child.ended;
  if (end !== 'exit code 0') throw new Error(`The demo data could not be made (${end}); see above.`);
  await stack.exportState();
  say('demo data', performance.now() - started);
};

/** Rebuilds the documents, because saved data can be of an older release. */
const rebuild = async (stack: Stack): Promise<void> => {
  const started = performance.now();
  const args = [join(root, 'local/replayCommand.ts'), 'rebuild'];
  const lines: string[] = [];
  // Without a project the tool uses this stack.
  const env = { ...stack.env, GCLOUD_PROJECT: '' };
  const child = startChild({ name: 'rebuild', command: process.execPath, args, env }, (_, line) => lines.push(line));
  const end = await child.ended;
  if (end !== 'exit code 0') throw new Error(`The saved data could not be rebuilt (${end}): ${lines.join('\n')}`);
  say('saved data', performance.now() - started);
};

/** The site answers before the demo data is there; an early visitor sees no data. */
const sayOpen = (stack: Stack) =>
  console.log(`\n  ${stack.urls.web} answers (after ${seconds(performance.now() - began)}); accounts and data follow:\n`);

const welcome = (stack: Stack) => {
  console.log(`\n  ${stack.urls.web}   (ready after ${seconds(performance.now() - began)})\n`);
  for (const { email, what } of demoAccounts) console.log(`  ${email.padEnd(22)} ${demoPassword}   ${what}`);
  if (values.trace) console.log(`\n  Traces: ${stack.urls.web}/develop`);
  console.log('\n  Logs: .local/logs. Ctrl-C stops everything and keeps the data; `npm start -- --fresh` starts with new data.\n');
};

let stack: Stack | undefined;
let ending = false;

/**
 * The first signal saves and stops. A second one, or one during startup, exits; the servers end
 * too.
 */
const endOn = (signal: NodeJS.Signals) =>
  process.on(signal, async () => {
    if (!stack || ending) process.exit(130);
    ending = true;
    console.log('\nSaving and stopping ...');
    try {
      await stack.stop({ save: true });
      process.exit(0);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
  });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) endOn(signal);

try {
  if (values.fresh)
    await Promise.all(['saved', 'storage', ...outsideFolders].map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
  console.log('Starting ...');
  const started = await startStack({ ports: 'default', dataDir, hosting: true, trace: values.trace, progress: say, log: sayTrouble });
  sayOpen(started);
  await (started.restored ? rebuild(started) : seedDemo(started));
  // Pub/Sub and Cloud Tasks lose everything at a stop; the sweep publishes and arms it again.
  await started.runSchedule('sweep');
  await started.runSchedule('seal');
  stack = started;
  welcome(started);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
