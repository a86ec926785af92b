import { expect, test } from 'vitest';
import { accountingTables } from '#domain/money/invoice/accounting.ts';
import { accountingTable, billTable } from './exportTables.ts';

test('only files for spreadsheets have a guard before names, since in accounting it makes another partner', () => {
  const log = { db: { collection: () => ({ where: () => ({ orderBy: () => ({}) }) }) } } as never;
  expect(new Set(accountingTables.map((table) => accountingTable(log, table, '2026-11').reader))).toEqual(new Set(['PROGRAM']));
  expect(billTable(log, {} as never).reader).toBe('SPREADSHEET');
});
