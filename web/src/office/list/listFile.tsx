import { useState } from 'react';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { saveCsv } from '#web/shared/data/platform/csvFiles.ts';
import { readAll } from '#web/shared/data/reads/reads.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import type { Table } from './listTable.tsx';
import type { OfficePages } from './officePages.ts';
import type { RowContent } from './rows.tsx';

/** The most rows that the rules allow at once. */
const PAGE = 100;

type Props<Row extends { readonly id: string }> = {
  /** The noun for one row, in the name of the file. */
  readonly noun: string;
  readonly pages: OfficePages<Row>;
  readonly table: Table<Row>;
  readonly rowOf: (row: Row) => RowContent;
};

/**
 * Downloads all rows of a list as CSV, also those that are not loaded: one read per row. Not for
 * lists of people, whose download would have to be recorded.
 */
export const ListFile = <Row extends { readonly id: string }>({ noun, pages, table, rowOf }: Props<Row>) => {
  const { selection, schema, matches } = pages;
  const [read, setRead] = useState<number | null>(null);
  const { titleHead, columns } = table;
  const lineOf = (row: Row): CsvCell[] => [
    row.id,
    rowOf(row).name,
    ...columns.map(({ cell, csv }) => (csv ? csv(row) : String(cell(row) ?? ''))),
  ];
  const save = async () => {
    setRead(0);
    try {
      const rows = (await readAll({ ...selection, limit: PAGE }, schema, setRead)).filter(matches ?? (() => true));
      await saveCsv(`${noun}_${jstDate(Date.now())}.csv`, [['番号', titleHead, ...columns.map(({ head }) => head)], ...rows.map(lineOf)]);
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
