import { useQuery } from '@tanstack/react-query';
import { daysFrom } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { InvoicePreview } from '#domain/money/invoice/content.ts';
import { restOfAll } from '#domain/money/invoice/status.ts';
import type { NamedHit } from '#domain/work/search/results.ts';
import { OFFICE_RESULTS_MAX } from '#domain/work/search/wanted.ts';
import { officeClientSchema } from '#projections/client/officeClients.schema.ts';
import { type InvoiceDocument, invoiceSchema, officeInvoicePath, officeInvoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { answer } from '#web/shared/data/reads/answers.ts';
import { askSearch } from '#web/shared/data/reads/firstSearch.ts';
import type { Ordered } from '#web/shared/data/reads/liveList.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { READ_AT_ONCE, readAll, useMany, useOne } from '#web/shared/data/reads/reads.ts';
import type { InvoiceView } from '../../filters/billFilter.ts';
import { CLIENTS_MAX, type InvoiceSearch, selectionOf } from '../invoiceSearch.ts';

export const usePreview = (clientId: string, month: string, enabled: boolean) =>
  useQuery({ ...answer<InvoicePreview>('bills', { type: 'preview', clientId, month }), enabled });

/** The clients among these that no invoice can be issued for: their billing profile has gaps. */
export const useBillingGaps = (clientIds: readonly string[]) =>
  useQuery({
    queryKey: readKey('page', { billingGaps: clientIds }),
    queryFn: async () => {
      if (clientIds.length === 0) return new Set<string>();
      const clients = await readMany({ collection: 'officeClients', where: [['id', 'in', clientIds]], limit: 30 }, officeClientSchema);
      return new Set(clients.flatMap(({ id, billingGaps, deletedAt }) => (billingGaps.length > 0 && deletedAt === null ? [id] : [])));
    },
  });

/** All invoices of a selection; null: none. */
const wholeOf = (selection: Selection | null) => (onRead: (rows: number) => void) =>
  selection ? readAll({ ...selection, limit: READ_AT_ONCE }, invoiceSchema, onRead) : Promise.resolve([]);

/** The limit of unpaid invoices on the screen; their sums cover these. */
export const UNPAID_MAX = 100;
/** The orders of the unpaid invoices, the default first. */
const unpaid = {
  due: { collection: 'invoices', where: [['status', 'in', ['ISSUED', 'OVERDUE']]], orderBy: ['dueAt', 'asc'], limit: UNPAID_MAX },
  dearest: { collection: 'invoices', where: [['status', 'in', ['ISSUED', 'OVERDUE']]], orderBy: ['total', 'desc'], limit: UNPAID_MAX },
  newest: { collection: 'invoices', where: [['status', 'in', ['ISSUED', 'OVERDUE']]], orderBy: ['issuedAt', 'desc'], limit: UNPAID_MAX },
} as const;
/** The same of the invoices with a status. */
const byStatus = (status: InvoiceDocument['status']) =>
  ({
    newest: { collection: 'invoices', where: [['status', '==', status]], orderBy: ['issuedAt', 'desc'], limit: 50 },
    due: { collection: 'invoices', where: [['status', '==', status]], orderBy: ['dueAt', 'asc'], limit: 50 },
    dearest: { collection: 'invoices', where: [['status', '==', status]], orderBy: ['total', 'desc'], limit: 50 },
  }) as const;
const orders = { unpaid, overdue: byStatus('OVERDUE'), paid: byStatus('PAID'), void: byStatus('VOIDED') } as const;

/** Live, in one of the orders of the view, by default the first; and how to read all of them. */
export const useInvoices = (view: Exclude<InvoiceView, 'all'>, wanted = '') => {
  const selections: Readonly<Record<string, Ordered>> = orders[view];
  const selection = selections[wanted] ?? (Object.values(selections)[0] as Ordered);
  const waiting = useMany(view === 'unpaid' ? selection : null, invoiceSchema);
  const others = useLivePages(view === 'unpaid' ? null : selection, invoiceSchema);
  const list = view === 'unpaid' ? waiting : others;
  return { ...list, orders: Object.keys(selections), readWhole: wholeOf(selection) };
};

/** The clients with a name, company name or customer number like the text; null if it is empty. */
const useClientsNamed = (company: string) =>
  useQuery({
    queryKey: readKey('page', { clientsNamed: company }),
    queryFn: async () => {
      // Casts with such a name come along, so twice as many are asked for.
      const people = (await askSearch('people', { q: company }, null, { most: OFFICE_RESULTS_MAX })).rows as readonly NamedHit[];
      return people.flatMap(({ id, role }) => (role === 'client' ? [id] : [])).slice(0, CLIENTS_MAX);
    },
    enabled: company !== '',
  });

/** The invoices of a search, live. `clients`: the number of clients with the company name. */
export const useInvoiceSearch = (search: InvoiceSearch) => {
  const company = search.company.trim();
  const named = useClientsNamed(company);
  const ids = company === '' ? null : (named.data ?? []);
  const isNobody = ids !== null && ids.length === 0;
  const selection = isNobody ? null : selectionOf(search, ids);
  const list = useLivePages(selection, invoiceSchema);
  // Nothing is queried until the clients are known, or if no client has the name.
  const shown = isNobody ? { ...list, query: named, rows: [], hasMore: false } : list;
  return { list: { ...shown, readWhole: wholeOf(selection) }, clients: ids?.length ?? 0 };
};

export const useOfficeInvoice = (number: string) => useOne(officeInvoicePath(number), officeInvoiceSchema);

export const ages = ['期限内', '1〜30日超過', '31〜60日超過', '61日以上超過'] as const;
/** The unpaid sums per class of overdue days at `now` (ms). */
export const ageing = (invoices: readonly InvoiceDocument[], now: number) => {
  const today = jstDate(now);
  const ageOf = ({ dueAt }: InvoiceDocument): number => {
    const late = daysFrom(jstDate(dueAt), today);
    return late <= 0 ? 0 : late <= 30 ? 1 : late <= 60 ? 2 : 3;
  };
  return ages.map((label, age) => {
    const due = invoices.filter((invoice) => ageOf(invoice) === age);
    return { label, count: due.length, owed: restOfAll(due) };
  });
};
