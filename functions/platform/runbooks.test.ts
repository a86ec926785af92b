import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gauges, objectives, runbookOf } from './objectives.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const names = Object.keys(objectives);
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string);

/** The sources of `npm run replay` and `npm run office`, which parse the arguments. */
const commandLines = { replay: read('functions/operator/commandLine.ts'), office: read('local/officeCommand.ts') };
const sources = globSync('functions/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map(read)
  .join('\n');

test('each objective has a page, and each page an objective', () => {
  const pages = globSync('docs/runbooks/*.md', { cwd: root });
  expect(pages.sort()).toEqual(names.map(runbookOf).sort());
});

describe.each(names)('the page for %s', (name) => {
  const page = read(runbookOf(name));

  test('has the meaning, the places to look, the commands and the end condition', () => {
    expect(matches(page, /^## (.+)$/gm)).toEqual(['What it means', 'First look', 'Commands', 'Done when']);
    for (const part of page.split(/^## .+$/m).slice(1)) expect(part.trim().length).toBeGreaterThan(40);
  });

  test('names scripts of package.json with valid arguments', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const script of matches(page, /npm run ([\w:]+)/g)) expect([script, script in scripts]).toEqual([script, true]);
    for (const [script, source] of Object.entries(commandLines))
      for (const act of matches(page, new RegExp(`npm run ${script} -- ([\\w-]+)`, 'g')))
        expect(source).toMatch(new RegExp(`\\b${act}\\b`));
  });

  test('names log lines and fields that the code writes', () => {
    for (const message of matches(page, /jsonPayload\.message="([^"]+)"/g)) expect(sources).toContain(`'${message}', {`);
    for (const measure of matches(page, /jsonPayload\.measure="([^"]+)"/g)) expect([...names, ...gauges]).toContain(measure);
    for (const field of matches(page, /jsonPayload\.(\w+)/g).filter((each) => each !== 'message'))
      expect(sources).toMatch(new RegExp(`\\b${field}\\b`));
  });

  test('links to pages that exist', () => {
    for (const link of matches(page, /\]\(([^)]+)\)/g)) expect(read(`docs/runbooks/${link}`)).toContain('## What it means');
  });
});
