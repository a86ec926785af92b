import { useState } from 'react';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { saveCsv } from '#web/shared/data/platform/csvFiles.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import type { Table } from './listTable.tsx';
import type { RowContent } from './rows.tsx';

/** The rows of a list for a file, with the columns of its table. */
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

/**
 * Downloads all rows of a list as CSV: one read per row. Lists of people have a `RecordedFile`.
 * `noun`: for one row, in the name of the file.
 */
export const ListFile = <Row extends { readonly id: string }>({ noun, ...file }: FileOf<Row> & { readonly noun: string }) => {
  const [read, setRead] = useState<number | null>(null);
  const save = async () => {
    setRead(0);
    try {
      await saveCsv(nameOfFile(noun), linesOf(file, await file.read(setRead)));
    } catch (error) {
      showToast(commandErrorOf(error).message);
    }
    setRead(null);
  };
  return (
    <Button variant="text" size="small" loading={read !== null} onClick={save}>
      {read === null ? 'CSVをダウンロードする' : `${formatCount(read)}件を読み込み中`}
    </Button>
  );
};
