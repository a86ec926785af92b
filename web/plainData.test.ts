import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as fieldNames from '../domain/fieldNames.ts';
import { dutiesOf, wordsOf } from '../domain/kernel/definition.ts';
import { news } from '../domain/talk/news/news.ts';
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

test('the browser gets the words and duties of an aggregate, no schema and no decision', async () => {
  const code = (await load(pathOf('talk/news/news.ts'))) ?? '';
  expect(code).not.toContain('import');
  const shown = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { readonly news: typeof news };
  expect(wordsOf(shown.news)).toEqual(wordsOf(news));
  expect(dutiesOf(shown.news)).toEqual(dutiesOf(news));
  expect(Object.keys(shown.news.commandRows.write)).toEqual(['duties']);
});

test('all other modules are unchanged', async () => {
  expect(await load(pathOf('fieldCatalogue.ts'))).toBeNull();
  expect(await load(pathOf('talk/chat/chat.ts'))).toBeNull();
});
