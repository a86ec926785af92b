import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { planOf, READ_MODELS, runPlan, type Step, tagOf } from './plan.ts';
import { Refusal, targetOf } from './target.ts';

/*
 * npm run deploy -- --project PROJECT [--dry-run] [--rebuild]
 * --rebuild: rebuild the read models even if their code has not changed since the last deployment.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Whether the code of the read models changed since the last deployment; true if there was none.
 */
const readModelsChanged = async (project: string): Promise<boolean> => {
  const git = (...args: readonly string[]) => promisify(execFile)('git', args, { cwd: root });
  try {
    return (await git('diff', '--name-only', tagOf(project), 'HEAD', '--', ...READ_MODELS)).stdout !== '';
  } catch {
    // The tag does not exist: the first deployment from this clone.
    return true;
  }
};

const run = ({ command: [program, ...args], env }: Step): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

const ask = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
};

const { values } = parseArgs({
  options: { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false }, rebuild: { type: 'boolean', default: false } },
});
try {
  const target = await targetOf(root, values.project);
  const steps = planOf(target, { readModelsChanged: values.rebuild || (await readModelsChanged(target.project)) });
  process.exitCode = await runPlan(target.project, steps, { dryRun: values['dry-run'] }, { say: console.log, ask, run });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
