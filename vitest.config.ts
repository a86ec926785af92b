import { defineConfig } from 'vitest/config';

/** One project per level; the level shows in the folder: unit tests stand beside what they test, the rest under tests/. */
const level = (name: string) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    globalSetup: ['tests/support/startStack.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,projections,functions,local,web,bench}/**/*.test.{ts,tsx}'],
        },
      },
      level('acceptance'),
      level('rules'),
      level('faults'),
      level('browser'),
    ],
  },
});
