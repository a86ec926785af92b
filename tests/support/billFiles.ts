import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { BillEncoding } from '#domain/office/audit/fields.ts';
import { runtime } from '#functions/runtime.ts';

type FileCell = string | number | null;

/** The cells of a file, row by row, read with libraries that do not write it. */
export const cellsOf = async (bytes: Buffer, encoding: BillEncoding): Promise<FileCell[][]> => {
  if (encoding === 'XLSX') {
    const rows = (await readSheet(bytes, { trim: false })) as (FileCell | Date)[][];
    return rows.map((cells) => cells.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)));
  }
  const text = new TextDecoder(encoding === 'UTF-8' ? 'utf-8' : 'shift_jis').decode(bytes);
  return parse(text, { record_delimiter: '\r\n' }) as string[][];
};

/** The same, by the titles of the first row. */
export const readExport = async (bytes: Buffer, encoding: BillEncoding) => {
  const [titles = [], ...rows] = await cellsOf(bytes, encoding);
  return { titles, rows: rows.map((cells) => Object.fromEntries(titles.map((title, column) => [String(title), cells[column] ?? '']))) };
};

type Logged = { readonly streamId: string; readonly version: number; readonly type: string; readonly data: Record<string, unknown> } & {
  readonly meta: { readonly recordedAt: number };
};

/** A deal's bill from its events, in the columns of an export; null while the deal is open. */
const billIn = (streamId: string, events: readonly Logged[]) => {
  const named = (name: string) => events.filter(({ type }) => type.endsWith(name));
  const [closed] = named('Closed').filter(({ type }) => !type.endsWith('ForceClosed'));
  if (!closed) return null;
  const last = events.filter(({ type }) => /Bill(Claimed|Ignored|Reopened)$/.test(type)).at(-1);
  const [kind, ...id] = streamId.split('-');
  return {
    取引番号: id.join('-'),
    種別: kind === 'offer' ? 'オファー' : 'エントリー',
    完了日: jstDate(closed.meta.recordedAt),
    報酬: closed.data.fee as number,
    報酬変更: named('FeeChanged').length > 0 ? 'あり' : '',
    請求の状態: last?.type.endsWith('Claimed') ? '請求済み' : last?.type.endsWith('Ignored') ? '請求対象外' : '未請求',
    請求番号: last?.type.endsWith('Claimed') ? ((last.data.billId as string | null) ?? '') : '',
  };
};
/** A row of a bill export, computed from the log. */
export type LoggedBill = NonNullable<ReturnType<typeof billIn>>;

/** A client's bills from the event log only, by id. */
export const billsInLog = async (clientId: string): Promise<LoggedBill[]> => {
  const found = await runtime().db.collectionGroup('events').where('data.clientId', '==', clientId).get();
  const deals = found.docs.map((event) => event.data() as Logged).filter(({ type }) => /^(Offer|Entry)/.test(type));
  const streams = Map.groupBy(
    deals.sort((a, b) => a.version - b.version),
    ({ streamId }) => streamId,
  );
  const bills = [...streams].map(([streamId, events]) => billIn(streamId, events)).filter((bill) => bill !== null);
  return bills.sort((a, b) => (a.取引番号 < b.取引番号 ? -1 : 1));
};
