import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ShortForm, shortForms } from './shortForms.ts';

/**
 * `npm run readme -- [NAME...]`: runs each command of the README in short form in a fresh
 * clone, and ends with 1 if one fails. Names choose some of them. Part of the nightly workflow.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'readme-'));
const clone = join(home, 'clone');
const chosen = process.argv.slice(2);

/** `apart`: in a group of its own, so that it can be ended with its servers. */
const begin = (
  command: string,
  args: readonly string[],
  { cwd = clone, env = {}, apart = false }: { cwd?: string; env?: Readonly<Record<string, string>> | undefined; apart?: boolean } = {},
): ChildProcess => spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env }, detached: apart });

const codeOf = async (child: ChildProcess): Promise<number> => {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};
const run = (command: string, args: readonly string[], cwd = clone, env: Readonly<Record<string, string>> = {}): Promise<number> =>
  codeOf(begin(command, args, { cwd, env }));

const failed: string[] = [];
const tried = async (name: string, form: ShortForm): Promise<void> => {
  for (const args of form.runs) {
    const title = `npm run ${name}${args.length > 0 ? ` -- ${args.join(' ')}` : ''}`;
    console.log(`\n== ${title}`);
    const from = Date.now();
    const code = await run('npm', ['run', name, '--', ...args], clone, form.env);
    console.log(`== ${title}: ${code === 0 ? 'ok' : `ended with ${code}`} (${Math.round((Date.now() - from) / 1_000)} s)`);
    if (code !== 0) failed.push(title);
  }
};

/** How long `npm start` may take before its app answers (ms). */
const PATIENCE = 600_000;

/** Runs commands beside the stack of `npm start`, and ends it as Ctrl-C does. */
const besideStack = async (forms: readonly (readonly [string, ShortForm])[]): Promise<void> => {
  const stack = begin('npm', ['start', '--', '--fresh'], { apart: true });
  const ended = codeOf(stack);
  const until = Date.now() + PATIENCE;
  const answers = async () => {
    for (; Date.now() < until; await after(1_000)) {
      const response = await fetch('http://127.0.0.1:5000').catch(() => null);
      if (response?.ok) return true;
      if (stack.exitCode !== null) return false;
    }
    return false;
  };
  if (await answers()) for (const [name, form] of forms) await tried(name, form);
  else failed.push('npm start');
  if (stack.exitCode === null && stack.pid) process.kill(-stack.pid, 'SIGINT');
  await ended;
};

const wanted = Object.entries(shortForms).filter(([name]) => chosen.length === 0 || chosen.includes(name));
try {
  if ((await run('git', ['clone', '--quiet', '--local', root, clone], home)) !== 0) throw new Error('the clone failed');
  await run('git', ['checkout', '--quiet', '-B', 'main']);
  await run('git', ['config', 'user.email', 'readme@example.com']);
  await run('git', ['config', 'user.name', 'readme']);
  if ((await run('npm', ['run', 'bootstrap'])) !== 0) throw new Error('the set-up failed');
  // One row of Japan Post's table.
  const row = '13101,"100  ","1000001","トウキョウト","チヨダク","チヨダ","東京都","千代田区","千代田",0,0,0,0,0,0\n';
  writeFileSync(join(clone, 'utf_ken_all.csv'), row);
  for (const [name, form] of wanted) {
    if (form.onStack) continue;
    // What the commands wrote is no part of a release.
    if (name === 'release') await run('git', ['stash', '--quiet', '--include-untracked']);
    await tried(name, form);
  }
  const onStack = wanted.filter(([, { onStack }]) => onStack);
  if (onStack.length > 0) await besideStack(onStack);
} finally {
  rmSync(home, { recursive: true, force: true });
}
console.log(failed.length === 0 ? '\nEach command of the README works.' : `\nFailed:\n${failed.join('\n')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
