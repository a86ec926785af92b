import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as fieldNames from '../domain/fieldNames.ts';
import * as officeTypes from '../domain/office/audit/officeTypes.ts';
import * as officeCommands from '../domain/office/officeCommands.ts';
import * as noticeTexts from '../domain/talk/notification/noticeTexts.ts';
import * as historyWords from '../domain/talk/words/historyWords.ts';
import * as entryTable from '../domain/work/entry/table.ts';
import * as offerTable from '../domain/work/offer/table.ts';
import * as fieldKinds from '../projections/fieldKinds.ts';
import { plainData } from './plainData.ts';

const load = plainData().load as (id: string) => Promise<string | null>;
const pathOf = (module: string) => fileURLToPath(new URL(`../${module}`, import.meta.url));

test.each([
  ['domain/fieldNames.ts', fieldNames],
  ['projections/fieldKinds.ts', fieldKinds],
  ['domain/work/offer/table.ts', offerTable],
  ['domain/work/entry/table.ts', entryTable],
  ['domain/talk/words/historyWords.ts', historyWords],
  ['domain/talk/notification/noticeTexts.ts', noticeTexts],
  ['domain/office/officeCommands.ts', officeCommands],
  ['domain/office/audit/officeTypes.ts', officeTypes],
])('the browser gets the exported data of %s and no schema', async (module, exported) => {
  const code = (await load(pathOf(module))) ?? '';
  expect(code).not.toContain('import');
  expect({ ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }).toEqual({ ...exported });
});

test('all other modules are unchanged', async () => {
  expect(await load(pathOf('domain/registry.ts'))).toBeNull();
  expect(await load(pathOf('domain/talk/chat/chat.ts'))).toBeNull();
});
