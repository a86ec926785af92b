import { endOfJstDay, startOfJstDay } from '#domain/calendar/instants.ts';
import type { Ordered } from '#web/shared/data/liveList.ts';
import { spanFields, spansOf } from '../list/spans.ts';

/**
 * What invoices are searched by: days of issue, amounts with tax, and how the client's company
 * begins.
 */
export const searchFields = [...spanFields, 'company'] as const;
export type InvoiceSearch = Readonly<Record<(typeof searchFields)[number], string>>;

export const searchIn = (params: URLSearchParams): InvoiceSearch =>
  Object.fromEntries(searchFields.map((field) => [field, params.get(field) ?? ''])) as InvoiceSearch;

/** As many clients as a name finds, and one query takes. */
export const CLIENTS_MAX = 30;

/**
 * The invoices that a search finds, the newest first. `clientIds`: whom the company's name means;
 * null: anybody.
 */
export const selectionOf = (search: InvoiceSearch, clientIds: readonly string[] | null): Ordered => {
  const { since, until, from, to } = spansOf(search);
  const narrowed: Ordered['where'] = [
    ...(clientIds === null ? [] : [['clientId', 'in', clientIds] as const]),
    ...(since === null ? [] : [['issuedAt', '>=', startOfJstDay(since)] as const]),
    ...(until === null ? [] : [['issuedAt', '<=', endOfJstDay(until)] as const]),
    ...(from === null ? [] : [['total', '>=', from] as const]),
    ...(to === null ? [] : [['total', '<=', to] as const]),
  ];
  return { collection: 'invoices', where: narrowed, orderBy: ['issuedAt', 'desc'], limit: 50 };
};
