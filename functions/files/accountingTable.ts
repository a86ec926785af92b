import type { DocumentData, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { lastOfMonth } from '#domain/kernel/calendar/days.ts';
import { type Entry, payoutOf, type Received, receiptsOf, salesOf, statementOf } from '#domain/money/accounting/entries.ts';
import {
  type AccountingContent,
  type AccountingTable,
  accountingContentOf,
  accountingRows,
  accountingTitles,
} from '#domain/money/accounting/programs.ts';
import { type InvoiceDocument, type OfficeInvoice, officeInvoicePath } from '#projections/invoice/invoices.schema.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { getMany } from '../platform/getMany.ts';
import type { ExportTable } from './exportTables.ts';

/** Adds the payments of invoices, which only the office reads. */
const withPayments = async (db: Firestore, invoices: readonly InvoiceDocument[]): Promise<Received[]> => {
  const office = await getMany(
    db,
    invoices.map(({ number }) => db.doc(officeInvoicePath(number))),
  );
  return invoices.map(({ credits, ...invoice }, at) => {
    const { payments = [] } = (office[at]?.data() ?? {}) as Partial<OfficeInvoice>;
    const standing = payments.filter(({ struckAt }) => struckAt === null);
    return {
      ...invoice,
      credits: credits ?? [],
      payments: standing.map(({ kind, ...payment }) => ({ ...payment, kind: kind ?? 'TRANSFER' })),
    };
  });
};

type Source = { readonly query: Query; readonly entriesOf: (page: readonly DocumentData[]) => Promise<Entry[]> };
const standing = (page: readonly DocumentData[]): InvoiceDocument[] =>
  (page as readonly InvoiceDocument[]).filter(({ status }) => status !== 'VOIDED');

/** Only documents of the month (JST) are read. */
const sources: Readonly<Record<AccountingContent, (db: Firestore, month: string) => Source>> = {
  SALES: (db, month) => ({
    query: db.collection('invoices').where('month', '==', month).orderBy('number'),
    entriesOf: async (page) => standing(page).flatMap(salesOf),
  }),
  RECEIPTS: (db, month) => ({
    query: db.collection('invoices').where('bookedIn', 'array-contains', month).orderBy('number'),
    entriesOf: async (page) => (await withPayments(db, standing(page))).flatMap((invoice) => receiptsOf(invoice, month)),
  }),
  STATEMENTS: (db, month) => ({
    query: db.collection('payouts').where('month', '==', month),
    entriesOf: async (page) => (page as readonly Payout[]).flatMap(statementOf),
  }),
  PAYOUTS: (db, month) => ({
    query: db
      .collection('payouts')
      .where('paidOn', '>=', `${month}-01`)
      .where('paidOn', '<=', lastOfMonth(`${month}-01`))
      .orderBy('paidOn'),
    entriesOf: async (page) => (page as readonly Payout[]).flatMap(payoutOf),
  }),
};

const DOCUMENTS_A_PAGE = 100;

/** A month (JST) in the format of an accounting program. */
export const accountingTable = (db: Firestore, table: AccountingTable, month: string): ExportTable => {
  const { query, entriesOf } = sources[accountingContentOf[table]](db, month);
  return {
    titles: accountingTitles(table),
    // A guard before a name would make another partner of it.
    reader: 'PROGRAM',
    count: async () => (await query.count().get()).data().count,
    pages: async function* () {
      let written = 0;
      let last: QueryDocumentSnapshot | undefined;
      for (;;) {
        const { docs } = await (last ? query.startAfter(last) : query).limit(DOCUMENTS_A_PAGE).get();
        const entries = await entriesOf(docs.map((each) => each.data()));
        const rows = accountingRows(table, entries, written);
        written += rows.length;
        yield { rows, total: entries.reduce((sum, { yen }) => sum + yen, 0) };
        last = docs.at(-1);
        if (docs.length < DOCUMENTS_A_PAGE) return;
      }
    },
  };
};
