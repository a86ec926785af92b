import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { entryStatuses } from '../entry/status.ts';
import { offerStatuses } from '../offer/status.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Row = { readonly item: string; readonly files: readonly string[]; readonly tests: readonly string[] };
const named = (cell: string) => [...cell.matchAll(/`([^`]+\.[a-z]+)`/g)].map(([, file]) => file as string);

let rows: Row[];
beforeAll(async () => {
  const lines = (await readFile(`${root}/docs/spec-coverage.md`, 'utf8')).split('\n');
  const cells = lines.filter((line) => /^\|(?!---| item )/.test(line)).map((line) => line.split('|').slice(1, -1));
  rows = cells.map(([item = '', files = '', tests = '']) => ({ item: item.trim(), files: named(files), tests: named(tests) }));
});

describe('docs/spec-coverage.md', () => {
  test('has no empty row and none twice', () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ item, files, tests }) => item === '' || files.length === 0 || tests.length === 0)).toEqual([]);
    expect(new Set(rows.map(({ item }) => item)).size).toBe(rows.length);
  });

  test('names files and tests that exist', () => {
    const missing = rows.flatMap(({ files, tests }) => [...files, ...tests]).filter((file) => !existsSync(`${root}/${file}`));
    expect([...new Set(missing)]).toEqual([]);
    expect(rows.filter(({ tests }) => !tests.every((file) => /\.test\.tsx?$/.test(file)))).toEqual([]);
  });

  test('has a row for every status, guard step and collection', () => {
    const items = new Set(rows.map(({ item }) => item));
    const wanted = [
      ...offerStatuses.map((status) => `offer status ${status}`),
      ...entryStatuses.map((status) => `entry status ${status}`),
      ...Array.from({ length: 12 }, (_, step) => `route guard step ${step + 1}`),
      ...['users', 'talents', 'clients', 'jobs', 'offers', 'entries', 'reviews', 'chatRooms', 'messages', 'chatRoomReferences', 'news'],
      ...['likedTalents', 'likedJobs', 'notifications', 'industryMaster', 'jobCategoryMaster', 'mediaMaster', 'media', 'students'],
      ...['destinations', 'feeChangelogs', 'jobChangelogs', 'jobChangeHistories', 'dairySummaries'],
    ];
    expect(wanted.filter((item) => !items.has(item))).toEqual([]);
  });
});
