import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';

/**
 * A process with a warm Vitest over a copy of the tree; tries one changed file at a time: `node
 * runner.ts` in the copy. If a worker hangs, the parent kills this process.
 */
export type Task = { readonly file: string; readonly changed: string };
/** The test that found the fault, or null, and how many test files ran. */
export type Outcome = { readonly killedBy: string | null; readonly testFiles: number };
/** A message to the parent: ready, failing tests without a fault, or an outcome. */
export type Said = { readonly ready: true } | { readonly broken: readonly string[] } | Outcome;

const root = process.cwd();
const say = (said: Said) => new Promise<void>((resolve) => process.send?.(said, () => resolve()));

let failed: string[] = [];
const durations = new Map<string, number>();
const nameOf = (moduleId: string) => relative(root, moduleId);

const reporter: Reporter = {
  onTestCaseResult: (test) => {
    if (test.result().state === 'failed') failed.push(`${nameOf(test.module.moduleId)} > ${test.fullName}`);
  },
  onTestModuleEnd: (module) => {
    if (!durations.has(module.moduleId)) durations.set(module.moduleId, module.diagnostic().duration);
    if (module.errors().length > 0) failed.push(`${nameOf(module.moduleId)} (cannot be loaded)`);
  },
  onTestRunEnd: (_modules, errors) => {
    if (errors.length > 0) failed.push(`error outside of a test: ${errors[0]?.message}`);
  },
};

/**
 * Test files in the mutant's folder run first, then quick ones, because most mutants fail early.
 */
let mutated = '';
const cost = (moduleId: string) => (dirname(nameOf(moduleId)) === dirname(mutated) ? 0 : 1e9) + (durations.get(moduleId) ?? 0);
class NearestFirst {
  shard(files: TestSpecification[]) {
    return files;
  }
  sort(files: TestSpecification[]) {
    return [...files].sort((a, b) => cost(a.moduleId) - cost(b.moduleId));
  }
}

/** The test files that load a file, by the graph of the last run. */
const testsOf = (vitest: Vitest, file: string): string[] => {
  const seen = new Set<string>();
  const visit = (moduleId: string) => {
    if (seen.has(moduleId)) return;
    seen.add(moduleId);
    for (const project of vitest.projects)
      for (const { moduleGraph } of Object.values(project.vite.environments))
        for (const module of moduleGraph.getModulesByFile(moduleId) ?? [])
          for (const importer of module.importers) if (importer.file) visit(importer.file);
  };
  visit(join(root, file));
  return [...seen].filter((moduleId) => /\.test\.tsx?$/.test(moduleId));
};

const vitest = await createVitest(
  'test',
  { project: ['unit'], watch: false, reporters: [reporter], maxWorkers: 1, sequence: { sequencer: NearestFirst } },
  { server: { watch: null } },
);

const all = await vitest.globTestSpecifications();
await vitest.runTestSpecifications(all);
await say(failed.length > 0 ? { broken: failed } : { ready: true });
vitest.config.bail = 1;
for (const project of vitest.projects) project.config.bail = 1;

const attempt = async ({ file, changed }: Task): Promise<Outcome> => {
  const path = join(root, file);
  const original = await readFile(path, 'utf8');
  const related = new Set(testsOf(vitest, file));
  if (related.size === 0) return { killedBy: null, testFiles: 0 };
  failed = [];
  mutated = file;
  try {
    await writeFile(path, changed);
    vitest.invalidateFile(path);
    await vitest.runTestSpecifications(all.filter(({ moduleId }) => related.has(moduleId)));
  } finally {
    await writeFile(path, original);
    vitest.invalidateFile(path);
  }
  return { killedBy: failed[0] ?? null, testFiles: related.size };
};

process.on('message', (task: Task) => {
  void attempt(task).then(say);
});
