import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const workflow = read('.github/workflows/test.yml');

test('the workflow runs each level', () => {
  const projects = (config.test?.projects ?? []).map((project) => (project as { test: { name: string } }).test.name);
  const [, list = ''] = /^ {8}project:\n((?: {10}- .+\n)+)/m.exec(workflow) ?? [];
  const levels = [...list.matchAll(/- (.+)/g)].map(([, name]) => name);
  expect(levels).toEqual(projects.filter((name) => name !== 'unit'));
});

test('the workflow runs scripts that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [, checks = ''] = /script: \[(.+)\]/.exec(workflow) ?? [];
  const run = [...workflow.matchAll(/npm run ([\w:]+)$/gm)].map(([, name]) => name as string);
  for (const script of [...checks.split(', '), ...run]) expect([script, script in scripts]).toEqual([script, true]);
});
