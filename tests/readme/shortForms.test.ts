import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { npmCommandsIn, shortForms, triedElsewhere } from './shortForms.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

test('each npm command of the README exists, and has a short form or a reason', () => {
  const named = npmCommandsIn(read('README.md'));
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(named.filter((name) => !(name in shortForms) && !(name in triedElsewhere))).toEqual([]);
  const known = [...Object.keys(shortForms), ...Object.keys(triedElsewhere)];
  expect(known.filter((name) => !named.includes(name))).toEqual([]);
});
