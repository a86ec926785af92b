import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as fieldNames from '../domain/fieldNames.ts';
import { plainData } from './plainData.ts';

const load = plainData().load as (id: string) => Promise<string | null>;
const pathOf = (module: string) => fileURLToPath(new URL(`../domain/${module}`, import.meta.url));

test('the browser gets what the modules export, and no schema', async () => {
  const code = (await load(pathOf('fieldNames.ts'))) ?? '';
  expect(code).not.toContain('import');
  expect({ ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }).toEqual({ ...fieldNames });
});

test('every other module is left as it is', async () => {
  expect(await load(pathOf('fieldCatalogue.ts'))).toBeNull();
});
