import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStore } from '../../platform/lockedStore.ts';
import { type Erased, type ErasureLedger, ledgerIn } from './erasureLedger.ts';

let folder: string;
let ledger: ErasureLedger;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasures-'));
  ledger = ledgerIn(folderStore(() => folder));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const all = async (): Promise<Erased[]> => {
  const found: Erased[] = [];
  for await (const each of ledger.entries()) found.push(each);
  return found;
};

test('the ledger has one entry per person, and the first one stays', async () => {
  await ledger.append({ personId: 'hana', erasedAt: 1 });
  await ledger.append({ personId: 'hana', erasedAt: 2 });
  await ledger.append({ personId: 'contact-a/b', erasedAt: 3 });
  expect(await all()).toEqual([
    { personId: 'contact-a/b', erasedAt: 3 },
    { personId: 'hana', erasedAt: 1 },
  ]);
  expect(await readFile(join(folder, 'erasures/hana.json'), 'utf8')).toBe('{"personId":"hana","erasedAt":1}');
});

test('an empty ledger has no entries, and an unreadable entry is an error', async () => {
  expect(await all()).toEqual([]);
  await ledger.append({ personId: 'hana', erasedAt: 1 });
  await writeFile(join(folder, 'erasures/hana.json'), '{"personId":""}');
  await expect(all()).rejects.toThrow();
});
