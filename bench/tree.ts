import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const folders = ['domain', 'projections', 'functions', 'web', 'local', 'infra', 'bench'];

const isOfTests = (file: string): boolean => /\.test\.|\/testing\/|^tests\//.test(file);

const trackedFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', ...folders, 'tests'], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((file) => /\.tsx?$/.test(file));

/** The files of production TypeScript: no tests and nothing that only tests load. */
export const productionFiles = (): readonly string[] => trackedFiles().filter((file) => !isOfTests(file));

/** Tests and what only they load. */
export const testFiles = (): readonly string[] => trackedFiles().filter(isOfTests);

/** The lines of a file. */
export const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

/** Lines and files of production TypeScript. */
export const treeSize = (): { readonly lines: number; readonly files: number } => {
  const files = productionFiles();
  return { lines: files.map(linesOf).reduce((sum, each) => sum + each, 0), files: files.length };
};
