import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isLater, release, releasedChangelog } from './release.ts';

const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A list of casts.\n\n## [0.1.0] - 2026-01-01\n\n- The first release.\n';

let root = '';
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const write = (name: string, content: string): void => writeFileSync(join(root, name), content);

/** A repository with one commit. Each test works on a copy, which starts no program. */
let begun = '';
beforeAll(() => {
  begun = mkdtempSync(join(tmpdir(), 'release-'));
  root = begun;
  git('init', '--quiet', '--initial-branch', 'main');
  for (const [key, value] of [
    ['user.name', 'Hana'],
    ['user.email', 'hana@example.com'],
    ['commit.gpgsign', 'false'],
    ['tag.gpgsign', 'false'],
  ] as const)
    git('config', key, value);
  write('CHANGELOG.md', changelog);
  write('package.json', `${JSON.stringify({ name: 'app', version: '0.1.0', private: true }, null, 2)}\n`);
  const lock = { name: 'app', version: '0.1.0', lockfileVersion: 3, packages: { '': { name: 'app', version: '0.1.0' } } };
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(begun, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => rmSync(begun, { recursive: true }));

describe('a release', () => {
  test('moves the changelog, sets the version, commits and tags', () => {
    release(root, '0.2.0', '2026-11-25');
    expect(read('CHANGELOG.md')).toContain('## [Unreleased]\n\n## [0.2.0] - 2026-11-25\n\n### Added\n\n- A list of casts.\n');
    expect(JSON.parse(read('package.json'))).toEqual({ name: 'app', version: '0.2.0', private: true });
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({ version: '0.2.0', packages: { '': { version: '0.2.0' } } });
    expect([git('log', '-1', '--format=%s'), git('status', '--porcelain'), git('tag')]).toEqual(['Release 0.2.0', '', 'v0.2.0']);
    expect(git('rev-list', '-1', 'v0.2.0')).toBe(git('rev-parse', 'HEAD'));
  });

  test('twice: the second one is refused', () => {
    release(root, '0.2.0', '2026-11-25');
    expect(() => release(root, '0.2.0', '2026-11-25')).toThrow('not later');
    expect(() => release(root, '0.3.0', '2026-11-25')).toThrow('no unreleased changes');
  });

  const refusals: ReadonlyArray<readonly [what: string, prepare: () => unknown, version: string, fault: string]> = [
    ['an uncommitted change', () => write('CHANGELOG.md', `${changelog}\n`), '0.2.0', 'not clean'],
    ['a new file', () => write('notes.txt', ''), '0.2.0', 'not clean'],
    ['another branch', () => git('switch', '--quiet', '--create', 'work'), '0.2.0', 'on main'],
    ['an existing tag', () => git('tag', 'v0.2.0'), '0.2.0', 'exists already'],
    ['the same version', () => undefined, '0.1.0', 'not later'],
    ['an earlier version', () => undefined, '0.0.9', 'not later'],
    ['no version', () => undefined, '', 'not a version'],
  ];
  test.each(refusals)('is refused with %s, and changes nothing', (_, prepare, version, fault) => {
    prepare();
    const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag'), read('CHANGELOG.md')];
    expect(() => release(root, version, '2026-11-25')).toThrow(fault);
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag'), read('CHANGELOG.md')]).toEqual(before);
  });
});

test('versions are compared by their numbers', () => {
  expect([isLater('0.10.0', '0.9.9'), isLater('1.0.0', '0.99.0'), isLater('0.2.0', '0.2.0')]).toEqual([true, true, false]);
});

test('a changelog without a section for unreleased changes is refused', () => {
  expect(() => releasedChangelog('# Changelog\n', '0.2.0', '2026-11-25')).toThrow('no section');
});
