import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { isLong, rotate } from '#domain/testing/rotation.ts';
import { localSettings } from './local/stack/environment.ts';
import { FileOrder } from './tests/support/fileOrder.ts';

/**
 * Ends a test that hangs, and no other: tests share two cores with three other lanes, and those of
 * the lowest priority have taken fifty times their usual time on a busy machine.
 */
const HANGS = 300_000;
/** How long a test waits for something to become true (ms). */
const POLL = 60_000;

/**
 * One project per level. Unit and component tests are next to the code, the others under
 * tests/<level>. Each of those levels except `commands` starts its own stack. Here the levels run
 * one after the other; `npm test` runs them in lanes (tests/lanes.ts). Browser tests wait half of
 * their time and use their own accounts, so two files run in parallel.
 */
const level = (name: string, groupOrder: number, { parallel = false, exclude = [] as string[] } = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    exclude,
    globalSetup: ['tests/support/startStack.ts'],
    setupFiles: ['tests/support/useStack.ts'],
    // Files share the loaded SDKs, which saves a second per file, and the runtime of the level's
    // stack.
    isolate: false,
    ...(parallel ? { maxWorkers: 2, maxConcurrency: 3 } : { fileParallelism: false }),
    sequence: { groupOrder },
    testTimeout: HANGS,
    hookTimeout: HANGS,
    expect: { poll: { timeout: POLL } },
  },
});

const filesWith = (text: string, patterns: string[]) => globSync(patterns).filter((file) => readFileSync(file, 'utf8').includes(text));

/** Fault tests that take minutes and fail rarely. They run in `npm run test:long` only. */
const rare = isLong ? [] : ['killedInstances', 'limits', 'restore', 'savedStore'].map((name) => `tests/faults/${name}.test.ts`);
/** Journeys in a browser that play in turns: one of them in a run, all in `npm run test:long`. */
const journeys = ['auditions', 'holds', 'orders', 'roles'] as const;
const today = rotate('journeys in a browser', journeys.length, journeys);
const resting = journeys.filter((name) => !today.includes(name)).map((name) => `tests/browser/${name}.test.ts`);
/** Fault tests that start their own stack and so need their own runtime. */
const ownStacks = filesWith('startStack(', ['tests/faults/*.test.ts']);

const componentFiles = ['web/**/*.test.tsx'];
/** Component tests that mock modules. Each needs its own module graph, so that no mock leaks. */
const withOwnMocks = filesWith('vi.mock(', componentFiles);

const components = (
  name: string,
  files: {
    readonly include?: string[];
    readonly exclude?: string[];
    readonly setupFiles?: string[];
    readonly isolate?: boolean;
    readonly pool?: 'threads';
  },
) => ({
  define: { __LOCAL_PORTS__: '{}', __LOCAL_STACK__: 'false' },
  test: {
    name,
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://127.0.0.1/' } },
    include: componentFiles,
    setupFiles: ['web/src/testing/mocks.ts'],
    sequence: { groupOrder: 1 },
    // They wait half of their time: React shows a placeholder for 300 ms.
    maxWorkers: 3,
    isolate: false,
    testTimeout: HANGS,
    hookTimeout: HANGS,
    expect: { poll: { timeout: POLL } },
    ...files,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/plainCount.ts'],
    sequence: { sequencer: FileOrder },
    projects: [
      {
        // Constants that the build defines; tests without a server do not use their values.
        define: { __LOCAL_PORTS__: '{}', __LOCAL_STACK__: 'false' },
        test: {
          name: 'unit',
          include: ['{domain,projections,functions,infra,local,web,bench,docs,tests/tree,tests/readme,tests/histories}/**/*.test.ts'],
          sequence: { groupOrder: 0 },
          // Pure tests change no shared state. A shared module graph takes a third of the time.
          maxWorkers: 2,
          isolate: false,
          testTimeout: HANGS,
          hookTimeout: HANGS,
          expect: { poll: { timeout: POLL } },
        },
      },
      components('components', {
        exclude: withOwnMocks,
        setupFiles: ['web/src/testing/mocks.ts', 'web/src/testing/watchTexts.ts'],
      }),
      // A thread per file starts with a sixth less work than a process.
      components('components alone', { include: withOwnMocks, isolate: true, pool: 'threads' }),
      {
        // All functions in the test's process, on a store in memory; a test sets the time.
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          setupFiles: ['tests/support/useMemory.ts'],
          // No SDK may reach a server: nothing listens on this port.
          env: {
            ...localSettings,
            GCLOUD_PROJECT: 'demo-casting',
            FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
            SITE_URL: 'http://127.0.0.1:5000',
          },
          sequence: { groupOrder: 9 },
          maxWorkers: 2,
          isolate: false,
          testTimeout: HANGS,
          hookTimeout: HANGS,
          expect: { poll: { timeout: POLL } },
        },
      },
      level('rules', 2),
      level('acceptance', 3),
      level('attacks', 4),
      level('faults', 5, { exclude: [...ownStacks, ...rare] }),
      {
        test: {
          name: 'faults alone',
          include: ownStacks,
          exclude: rare,
          fileParallelism: false,
          sequence: { groupOrder: 6 },
          testTimeout: HANGS,
          hookTimeout: HANGS,
          expect: { poll: { timeout: POLL } },
        },
      },
      level('demo', 7),
      level('browser', 8, { parallel: true, exclude: resting }),
    ],
  },
});
