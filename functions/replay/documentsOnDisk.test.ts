import { afterEach, expect, test } from 'vitest';
import { type DocumentsOnDisk, documentsOnDisk } from './documentsOnDisk.ts';

let documents: DocumentsOnDisk;
afterEach(() => documents.close());

const pathsIn = (collection: string) => [...documents.inOrder(collection)].map(([path]) => path);

test('twenty thousand documents, most of them no longer in memory, are as they were set last', () => {
  documents = documentsOnDisk();
  const expected = new Map<string, { n: number; round: number }>();
  for (let round = 0; round < 3; round++)
    for (let n = 0; n < 20_000; n += round + 1) {
      const path = `things/${(n * 7_919) % 20_000}`;
      if (round === 2 && n % 2 === 0) {
        documents.delete(path);
        expected.delete(path);
        continue;
      }
      const before = documents.get(path) as { n: number } | undefined;
      expect(before?.n).toBe(expected.get(path)?.n);
      documents.set(path, { n: n + round, round });
      expected.set(path, { n: n + round, round });
    }
  expect(documents.count()).toBe(expected.size);
  for (let n = 0; n < 20_000; n++) expect(documents.get(`things/${n}`)).toEqual(expected.get(`things/${n}`));
  expect(new Map(documents)).toEqual(expected);
});

test('documents of a collection come in the order of the database: id by id, not letter by letter of the path', () => {
  documents = documentsOnDisk();
  for (const path of ['jobs/a-1/offers/1', 'jobs/a/offers/2', 'jobs/a/offers/10', 'jobs/a', 'jobs/é/offers/1', 'jobs/z/offers/1'])
    documents.set(path, {});
  expect(pathsIn('offers')).toEqual(['jobs/a/offers/10', 'jobs/a/offers/2', 'jobs/a-1/offers/1', 'jobs/z/offers/1', 'jobs/é/offers/1']);
  expect(pathsIn('jobs')).toEqual(['jobs/a']);
});

test('the document at hand can be replaced while all are gone through', () => {
  documents = documentsOnDisk();
  for (let n = 0; n < 2_000; n++) documents.set(`things/${n}`, { n });
  for (const [path, { n }] of documents) documents.set(path, { n: (n as number) + 1 });
  expect([...documents].every(([path, { n }]) => path === `things/${(n as number) - 1}`)).toBe(true);
});

test('what is put aside comes back in its order, group by group', () => {
  documents = documentsOnDisk();
  for (let n = 0; n < 2_000; n++) documents.put(n % 2 === 0 ? 'even' : 'odd', n);
  expect([...documents.taken<number>('odd')]).toEqual(Array.from({ length: 1_000 }, (_, n) => 2 * n + 1));
});
