import { type ChildProcess, execFile, execFileSync, fork } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { parseAst } from 'rolldown/parseAst';
import { changedLines, drawSample } from './draw.ts';
import { equivalentReason } from './equivalent.ts';
import { type Mutant, mutantsOf, withMutant } from './operators.ts';
import type { Said, Task } from './runner.ts';

/**
 * `npm run mutate`: mutates copies of the tree, one small fault at a time, and reports which faults
 * the unit tests notice. Options:
 *   --sample 100 --seed 7         100 faults, drawn with a seed
 *   --since REF                   all faults in lines changed since a commit, or a sample of them
 *   --areas domain,projections    the folders (default: these and functions); --jobs 2; --json FILE
 */
const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string' },
    since: { type: 'string' },
    areas: { type: 'string', default: 'domain,projections,functions' },
    jobs: { type: 'string', default: '2' },
    json: { type: 'string' },
  },
});
if (!values.sample && !values.since) throw new Error('Say which: --sample N [--seed N], or --since REF.');
const areas = values.areas.split(',');
const seed = Number(values.seed ?? Date.now() % 1e9);
/**
 * Time limits: of the unit tests before the first mutant, and of a mutant, beyond which it hangs.
 */
const START_LIMIT_MS = 1_800_000;
const PATIENCE = 5;

type Verdict = 'killed' | 'killed by types' | 'survived' | 'equivalent';
type Result = Mutant & { readonly verdict: Verdict; readonly by: string; readonly seconds: number };

const isCode = (file: string) => !/\.test\.tsx?$/.test(file) && !file.includes('/testing/');
const sources = new Map(
  globSync(areas.map((area) => `${area}/**/*.ts`))
    .filter(isCode)
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')] as const),
);
const sourceOf = (file: string) => sources.get(file) ?? '';
const parses = (mutant: Mutant) => {
  try {
    parseAst(withMutant(sourceOf(mutant.file), mutant), { lang: 'ts' });
    return true;
  } catch {
    return false;
  }
};

const choose = (): Mutant[] => {
  const lines = values.since ? changedLines(values.since, areas) : null;
  const places = [...sources]
    .filter(([file]) => !lines || lines.has(file))
    .flatMap(([file, source]) => mutantsOf(file, source))
    .filter(({ file, line }) => !lines || lines.get(file)?.has(line))
    .filter(parses);
  const chosen = values.sample ? drawSample(places, Number(values.sample), seed) : places;
  console.log(`${chosen.length} of ${places.length} mutants in ${areas.join(', ')}${values.sample ? `, seed ${seed}` : ''}`);
  return chosen;
};

const scratch = mkdtempSync(join(tmpdir(), 'mutate-'));
const runners = new Set<ChildProcess>();
/** Ends a runner and its workers, which share a process group. */
const end = (runner: ChildProcess) => {
  runners.delete(runner);
  if (runner.exitCode === null && runner.pid) process.kill(-runner.pid, 'SIGKILL');
};
process.on('exit', () => {
  for (const runner of runners) end(runner);
  rmSync(scratch, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const copyTree = (name: string): string => {
  const copy = join(scratch, name);
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8', maxBuffer: 1e9 });
  const files = new Set(listed.split('\0').filter((path) => !path.endsWith('node_modules') && existsSync(path)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  // infra/ has packages of its own, which its unit tests load.
  for (const folder of [...files].filter((file) => basename(file) === 'package-lock.json').map(dirname))
    symlinkSync(realpathSync(join(folder, 'node_modules')), join(copy, folder, 'node_modules'));
  return copy;
};

type Runner = { readonly runner: ChildProcess; readonly limit: number };

const start = async (copy: string): Promise<Runner> => {
  const began = Date.now();
  const runner = fork(join(copy, 'tests/mutation/runner.ts'), { cwd: copy, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  runners.add(runner);
  const said = await answerOf(runner, START_LIMIT_MS);
  if (said && 'broken' in said) throw new Error(`The unit tests fail without any mutant: ${said.broken.join('; ')}`);
  if (!said) throw new Error('The test runner did not start.');
  return { runner, limit: PATIENCE * (Date.now() - began) };
};

/** The next answer of a runner; null after a timeout or its end. */
const answerOf = (runner: ChildProcess, limit: number): Promise<Said | null> =>
  new Promise((resolve) => {
    const settle = (said: Said | null) => {
      clearTimeout(timer);
      runner.off('message', settle);
      runner.off('exit', ended);
      resolve(said);
    };
    const ended = () => settle(null);
    const timer = setTimeout(settle, limit, null);
    runner.on('message', settle);
    runner.on('exit', ended);
  });

const run = promisify(execFile);
const compiles = async (copy: string, { file }: Mutant, changed: string): Promise<boolean> => {
  writeFileSync(join(copy, file), changed);
  try {
    await run(
      process.execPath,
      [join(copy, 'node_modules/typescript/bin/tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', '.tsbuildinfo'],
      { cwd: copy },
    );
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') throw error;
    return false;
  } finally {
    writeFileSync(join(copy, file), sourceOf(file));
  }
};

const judge = async (copy: string, mutant: Mutant, said: Said | null): Promise<Pick<Result, 'verdict' | 'by'>> => {
  if (!said || !('killedBy' in said)) return { verdict: 'killed', by: 'hangs' };
  if (said.killedBy) return { verdict: 'killed', by: said.killedBy };
  const reason = equivalentReason(mutant, sourceOf(mutant.file));
  if (reason) return { verdict: 'equivalent', by: reason };
  if (!(await compiles(copy, mutant, withMutant(sourceOf(mutant.file), mutant)))) return { verdict: 'killed by types', by: 'tsc' };
  return { verdict: 'survived', by: said.testFiles === 0 ? 'no unit test loads the file' : `${said.testFiles} test files passed` };
};

const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);
const show = ({ file, line, operator, from, to, verdict, by, seconds }: Result) =>
  `${verdict.padEnd(15)} ${file}:${line} ${operator} \`${short(from)}\` -> \`${short(to)}\`  [${by}, ${seconds.toFixed(1)} s]`;

const queue = choose();
const results: Result[] = [];
const work = async (name: string) => {
  const copy = copyTree(name);
  let { runner, limit } = await start(copy);
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const began = Date.now();
    runner.send({ file: mutant.file, changed: withMutant(sourceOf(mutant.file), mutant) } satisfies Task);
    const said = await answerOf(runner, limit);
    const result = { ...mutant, ...(await judge(copy, mutant, said)), seconds: (Date.now() - began) / 1000 };
    results.push(result);
    console.log(show(result));
    if (said || queue.length === 0) continue;
    end(runner);
    writeFileSync(join(copy, mutant.file), sourceOf(mutant.file));
    ({ runner, limit } = await start(copy));
  }
  end(runner);
};
await Promise.all(Array.from({ length: Math.min(Number(values.jobs), queue.length) }, (_, index) => work(`copy-${index}`)));

const count = (of: readonly Result[], verdict: Verdict) => of.filter((result) => result.verdict === verdict).length;
const summary = [...areas, ...(areas.length > 1 ? ['all'] : [])].map((area) => {
  const of = results.filter(({ file }) => area === 'all' || file.startsWith(`${area}/`));
  const [killed, types, survived, equivalent] = (['killed', 'killed by types', 'survived', 'equivalent'] as const).map((each) =>
    count(of, each),
  ) as [number, number, number, number];
  const tried = killed + types + survived;
  const share = (part: number) => (tried === 0 ? 1 : part / tried);
  return { area, killed, types, survived, equivalent, byUnitTests: share(killed), withTypes: share(killed + types) };
});
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
console.log('');
for (const row of summary)
  console.log(
    row.killed + row.types + row.survived === 0
      ? `${row.area}: nothing to try`
      : `${row.area}: ${percent(row.byUnitTests)} killed by unit tests, ${percent(row.withTypes)} with types (${row.killed} killed, ${row.types} by types only, ${row.survived} survived; ${row.equivalent} equivalent left out)`,
  );
const survivors = results.filter(({ verdict }) => verdict === 'survived');
if (survivors.length > 0) console.log(`\nSurvivors:\n${survivors.map(show).join('\n')}`);
if (values.json) writeFileSync(values.json, `${JSON.stringify({ seed, areas, summary, results }, null, 2)}\n`);
process.exit();
