import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as fieldNames from '../domain/fieldNames.ts';
import * as historyWords from '../domain/talk/words/historyWords.ts';
import * as jobLabels from '../domain/work/job/labels.ts';
import { plainData } from './plainData.ts';

const load = plainData().load as (id: string) => Promise<string | null>;
const pathOf = (module: string) => fileURLToPath(new URL(`../domain/${module}`, import.meta.url));

test.each([
  ['fieldNames.ts', fieldNames],
  ['work/job/labels.ts', jobLabels],
  ['talk/words/historyWords.ts', historyWords],
])('the browser gets the exported data of %s and no schema', async (module, exported) => {
  const code = (await load(pathOf(module))) ?? '';
  expect(code).not.toContain('import');
  expect({ ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }).toEqual({ ...exported });
});

test.each(['talk/words/eventWords.ts', 'office/duties.ts', 'office/audit/journal.ts'])(
  'the browser gets the tables of %s and no decision',
  async (module) => {
    const code = (await load(pathOf(module))) ?? '';
    expect(code).not.toMatch(/\b(wordsOf|dutiesOf|actsOf)\(/);
    expect(code).not.toMatch(/news\/news\.ts|invoice\/invoice\.ts/);
    expect(code).toMatch(/NewsWritten|"operations":\["write"/);
  },
);

test('all other modules are unchanged', async () => {
  expect(await load(pathOf('fieldCatalogue.ts'))).toBeNull();
});
