import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { FileOrder } from './tests/support/fileOrder.ts';

/**
 * One project per level; the level shows in the folder: unit and component tests are beside what
 * they test, the rest under tests/. Each but `unit` starts a stack of its own. Levels run one after
 * the other here, in two lanes under `npm test` (tests/lanes.ts). Journeys in the browser spend
 * half their time waiting and touch only their own people: two files at a time, and a few visits of
 * each.
 */
const level = (name: string, groupOrder: number, { parallel = false, exclude = [] as string[] } = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    exclude,
    globalSetup: ['tests/support/startStack.ts'],
    setupFiles: ['tests/support/useStack.ts'],
    // Files share the loaded SDKs (a second a file) and the runtime, which is bound to the stack of
    // the level.
    isolate: false,
    ...(parallel ? { maxWorkers: 2, maxConcurrency: 3 } : { fileParallelism: false }),
    sequence: { groupOrder },
    // Visits share two cores, and a machine may be busy: the limit is there to end what hangs.
    testTimeout: parallel ? 120_000 : 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

/** The files among some that hold a text. */
const filesWith = (text: string, patterns: string[]) => globSync(patterns).filter((file) => readFileSync(file, 'utf8').includes(text));

/**
 * Tests of faults that start a stack of their own: each has a runtime of its own, bound to that
 * stack.
 */
const ownStacks = filesWith('startStack(', ['tests/faults/*.test.ts']);

const componentFiles = ['web/**/*.test.tsx'];
/**
 * Tests of components that put their own stand-ins in the place of modules, which no other file may
 * see: each has a module graph of its own.
 */
const ownStandIns = filesWith('vi.mock(', componentFiles);

const components = (
  name: string,
  files: { readonly include?: string[]; readonly exclude?: string[]; readonly isolate?: boolean; readonly pool?: 'threads' },
) => ({
  define: { __LOCAL_PORTS__: '{}', __LOCAL_STACK__: 'false' },
  test: {
    name,
    environmentOptions: { happyDOM: { url: 'http://127.0.0.1/' } },
    include: componentFiles,
    setupFiles: ['web/src/testing/standIns.ts'],
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    ...files,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/plainCount.ts'],
    sequence: { sequencer: FileOrder },
    projects: [
      {
        // What the build puts into the web app; components that speak to no server do not look at
        // it.
        define: { __LOCAL_PORTS__: '{}', __LOCAL_STACK__: 'false' },
        test: {
          name: 'unit',
          include: ['{domain,projections,functions,infra,local,web,bench,docs,tests/mutation,tests/words,tests/histories}/**/*.test.ts'],
          sequence: { groupOrder: 0 },
          // Pure tests share nothing that they change: one module graph per worker takes a third of
          // the time.
          maxWorkers: 2,
          isolate: false,
          // Some compute a lot, and a machine may be busy: the limit is there to end what hangs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      components('components', { exclude: ownStandIns }),
      // A thread for each file starts with a sixth less work than a process.
      components('components alone', { include: ownStandIns, isolate: true, pool: 'threads' }),
      level('rules', 2),
      level('acceptance', 3),
      level('attacks', 4),
      level('faults', 5, { exclude: ownStacks }),
      {
        test: {
          ...{ name: 'faults alone', include: ownStacks, fileParallelism: false, sequence: { groupOrder: 6 } },
          ...{ testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } },
        },
      },
      level('demo', 7),
      level('browser', 8, { parallel: true }),
    ],
  },
});
