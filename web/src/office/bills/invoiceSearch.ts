import { endOfJstDay, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import type { Ordered } from '#web/shared/data/reads/liveList.ts';
import { spanFields, spansOf } from '../list/spans.ts';

/** The search fields: days of issue, amounts with tax (yen), and a part of the client's name. */
export const searchFields = [...spanFields, 'company'] as const;
/** The typed search; empty texts for no condition. */
export type InvoiceSearch = Readonly<Record<(typeof searchFields)[number], string>>;

export const searchIn = (params: URLSearchParams): InvoiceSearch =>
  Object.fromEntries(searchFields.map((field) => [field, params.get(field) ?? ''])) as InvoiceSearch;

/** The limit of clients per name: as many as one query accepts. */
export const CLIENTS_MAX = 30;

/** Newest invoice first. `clientIds`: clients with that company name; null: all. */
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
