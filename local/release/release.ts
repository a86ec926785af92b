import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jstDate } from '#domain/kernel/calendar/instants.ts';

const numbersOf = (version: string): readonly number[] => {
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!numbers) throw new Error(`not a version: ${version} (such as 0.2.0)`);
  return numbers;
};

/** Whether a version is later than another one. Throws for a text that is no version. */
export const isLater = (version: string, other: string): boolean => {
  const [wanted, known] = [numbersOf(version), numbersOf(other)];
  const place = wanted.findIndex((number, index) => number !== known[index]);
  return place >= 0 && (wanted[place] ?? 0) > (known[place] ?? 0);
};

type Lock = { version: string; packages: { '': { version: string } } };

/**
 * Makes a release in the repository at `root`: changelog, version, commit and tag `v…`. Throws,
 * and changes nothing, unless the branch is main, its tree is clean and the version is a new one.
 */
export const release = (root: string, version: string, date: string): void => {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const pathOf = (name: string): string => join(root, name);
  const read = (name: string): string => readFileSync(pathOf(name), 'utf8');
  const manifest = JSON.parse(read('package.json')) as { version: string };
  const lock = JSON.parse(read('package-lock.json')) as Lock;

  if (!isLater(version, manifest.version)) throw new Error(`${version} is not later than ${manifest.version}`);
  if (git('branch', '--show-current') !== 'main') throw new Error('a release is made on main');
  if (git('status', '--porcelain') !== '') throw new Error('the tree is not clean: commit or stash the changes');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`the tag v${version} exists already`);
  const changelog = releasedChangelog(read('CHANGELOG.md'), version, date);

  const write = (name: string, content: unknown): void => writeFileSync(pathOf(name), `${JSON.stringify(content, null, 2)}\n`);
  writeFileSync(pathOf('CHANGELOG.md'), changelog);
  write('package.json', { ...manifest, version });
  write('package-lock.json', { ...lock, version, packages: { ...lock.packages, '': { ...lock.packages[''], version } } });
  git('add', 'CHANGELOG.md', 'package.json', 'package-lock.json');
  git('commit', '--quiet', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
};

const UNRELEASED = '## [Unreleased]';

/**
 * The changelog of a release: what was unreleased is under the version and its date (YYYY-MM-DD).
 * Throws when nothing is unreleased, or the version is there already.
 */
export const releasedChangelog = (changelog: string, version: string, date: string): string => {
  const [before, after] = changelog.split(`${UNRELEASED}\n`);
  if (before === undefined || after === undefined) throw new Error(`CHANGELOG.md has no section ${UNRELEASED}`);
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has ${version} already`);
  const [changes = ''] = after.split(/^## /m);
  if (!/^- /m.test(changes)) throw new Error('CHANGELOG.md has no unreleased changes');
  return `${before}${UNRELEASED}\n\n## [${version}] - ${date}\n${after}`;
};

/** `npm run release -- 0.2.0`: makes a release in this clone. Nothing is pushed. */
if (import.meta.main) {
  const [version = ''] = process.argv.slice(2);
  try {
    release(fileURLToPath(new URL('../..', import.meta.url)), version, jstDate(Date.now()));
    console.log(`v${version} is committed and tagged. Publish it: git push --follow-tags`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
