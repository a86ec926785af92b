import { expect, test, vi } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { memoryFirestore } from '#local/memory/firestore.ts';
import type { JobRow } from '#projections/search/rows.ts';
import { jobRow } from '#projections/testing/documents.ts';
import type { SearchIndex } from '../search/searchIndex.ts';
import { keepLogLines } from '../testing/logLines.ts';
import { answerSearch, readRowsAhead } from './search.ts';

const lines = keepLogLines();
const client = { role: 'client', isClientCertificated: true, isAdmin: false, suspended: false, deletedAt: null };

const ask = async (...rows: JobRow[]) => {
  const db = memoryFirestore().connect();
  await db.doc('users/u').set(client);
  await db.doc('jobs/open').set({ id: 'open', status: 'OPEN' });
  await db.doc('jobs/closed').set({ id: 'closed', status: 'CLOSED' });
  const index = { jobs: async () => rows } as unknown as SearchIndex;
  const caller = { uid: 'u', email: '', hasRequiredSecondFactor: false };
  const { rows: shown } = await answerSearch({ db, now: () => NOON }, index, caller, { type: 'jobs', wanted: {}, after: null });
  return shown.map(({ id }) => id);
};

test('a row is not shown if its document has changed', async () => {
  expect(await ask(...['open', 'closed', 'gone'].map((id) => jobRow(id, id, NOON + 1)))).toEqual(['open']);
});

test('a job whose deadline for entries has passed is not shown', async () => {
  expect(await ask(jobRow('open', 'open', NOON))).toEqual([]);
});

test('a process reads the rows of all searches at startup; after a failure the first search reads them', async () => {
  const casts = vi.fn(async () => []);
  const [jobs, people, postings] = [vi.fn(async () => []), vi.fn(async () => []), vi.fn(async () => [])];
  const rows = { casts, jobs, people, postings };
  await readRowsAhead(rows);
  expect(Object.values(rows).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1]);
  jobs.mockRejectedValueOnce(new Error('no connection'));
  await readRowsAhead(rows);
  expect(lines.map(({ severity, error }) => [severity, error])).toEqual([['WARNING', 'Error']]);
});
