import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { sortableTime } from '#domain/kernel/format/times.ts';
import type { JournalEntry } from '#domain/office/audit/journal.ts';
import { eventText } from '../history/eventTexts.ts';
import { partsOf } from '../history/streamParts.ts';
import { aggregateTexts } from '../history/streamTexts.ts';
import { subjectOf } from './journalSubject.ts';

type Column = readonly [title: string, cell: (entry: JournalEntry) => CsvCell];

const columns: readonly Column[] = [
  ['日時', ({ at }) => sortableTime(at)],
  ['担当者', ({ name }) => name],
  ['確認した担当者', ({ confirmedBy }) => confirmedBy],
  ['担当者番号', ({ uid }) => uid],
  ['操作', ({ type }) => eventText(type)],
  ['対象の種類', ({ streamId }) => aggregateTexts[partsOf(streamId).aggregate] ?? ''],
  ['対象', (entry) => subjectOf(entry).name],
  ['対象番号', ({ streamId, target }) => target ?? streamId],
  ['お仕事', ({ job }) => job?.name ?? ''],
  ['クライアント', ({ client }) => client?.name ?? ''],
  ['キャスト', ({ talent }) => talent?.name ?? ''],
  ['金額', ({ amount }) => amount],
  ['理由', ({ reason }) => reason],
  ['記録番号', ({ id }) => id],
];

/** The office's acts as rows for a spreadsheet, titles first; a masked reason stays masked. */
export const journalRows = (entries: readonly JournalEntry[]): CsvCell[][] => [
  columns.map(([title]) => title),
  ...entries.map((entry) => columns.map(([, cell]) => cell(entry))),
];
