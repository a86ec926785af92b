import { useState } from 'react';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { saveCsv } from '#web/shared/data/platform/csvFiles.ts';
import { SaveButton } from '../buttons/saveButton.tsx';
import type { Table } from './listTable.tsx';
import type { RowContent } from './rows.tsx';

export type FileOf<Row extends { readonly id: string }> = {
  /** Reads all rows, also those that are not loaded. `onRead` receives the number so far. */
  readonly read: (onRead: (rows: number) => void) => Promise<readonly Row[]>;
  readonly table: Table<Row>;
  readonly rowOf: (row: Row) => Pick<RowContent, 'name'>;
};

export const linesOf = <Row extends { readonly id: string }>(
  { table: { titleHead, columns }, rowOf }: Omit<FileOf<Row>, 'read'>,
  rows: readonly Row[],
): CsvCell[][] => [
  ['番号', titleHead, ...columns.map(({ head }) => head)],
  ...rows.map((row) => [row.id, rowOf(row).name, ...columns.map(({ cell, csv }) => (csv ? csv(row) : String(cell(row) ?? '')))]),
];

export const nameOfFile = (noun: string): string => `${noun}_${jstDate(Date.now())}.csv`;

/** One read per row. Lists of people have a `RecordedFile`. `noun`: for one row. */
export const ListFile = <Row extends { readonly id: string }>({ noun, ...file }: FileOf<Row> & { readonly noun: string }) => {
  const [read, setRead] = useState<number | null>(null);
  const save = async () => {
    setRead(0);
    const rows = await file.read(setRead).finally(() => setRead(null));
    await saveCsv(nameOfFile(noun), linesOf(file, rows));
  };
  return (
    <SaveButton variant="text" size="small" save={save}>
      {read === null ? 'CSVをダウンロードする' : `${formatCount(read)}件を読み込み中`}
    </SaveButton>
  );
};
