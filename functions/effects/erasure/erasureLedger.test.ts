import { beforeEach, expect, test } from 'vitest';
import { memoryStore } from '#local/memory/process.ts';
import { type Erased, type ErasureLedger, ledgerIn } from './erasureLedger.ts';

let files: Map<string, Buffer>;
let ledger: ErasureLedger;
beforeEach(() => {
  files = new Map();
  ledger = ledgerIn(memoryStore(files));
});

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
  expect(String(files.get('erasures/hana.json'))).toBe('{"personId":"hana","erasedAt":1}');
});

test('an empty ledger has no entries, and an unreadable entry is an error', async () => {
  expect(await all()).toEqual([]);
  await ledger.append({ personId: 'hana', erasedAt: 1 });
  files.set('erasures/hana.json', Buffer.from('{"personId":""}'));
  await expect(all()).rejects.toThrow();
});
