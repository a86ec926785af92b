import type { BillFilter } from '#domain/audit/commands.ts';
import { isJstMonth } from '#domain/calendar/instants.ts';
import { type BillStatus, billStatuses } from '#domain/deal/billStatus.ts';
import { isInvoiceNumber } from '#domain/invoice/number.ts';

/** A filter of the screen: one status at a time. */
export type ScreenFilter = BillFilter & { readonly status: BillStatus };

/** The views of the screen: bills of a status, a month client by client, or the invoices. */
export const billViews = [...billStatuses, 'CLIENTS', 'INVOICES'] as const;
export type BillView = (typeof billViews)[number];

/** The view that an address names, or the first. */
export const billViewIn = (params: URLSearchParams): BillView => billViews.find((view) => view === params.get('tab')) ?? billViews[0];

/** The filter that stands in an address; what makes no sense there counts as not chosen. */
export const billFilterIn = (params: URLSearchParams): ScreenFilter => {
  const [month, clientId] = [params.get('month') ?? '', params.get('client') ?? ''];
  return {
    status: billStatuses.find((status) => status === params.get('tab')) ?? billStatuses[0],
    month: isJstMonth(month) ? month : null,
    clientId: /^[\w-]{1,128}$/.test(clientId) ? clientId : null,
  };
};

/** Invoices by how they stand. */
export const invoiceViews = ['unpaid', 'overdue', 'paid', 'void', 'all'] as const;
export type InvoiceView = (typeof invoiceViews)[number];

/** The invoices that an address names, or the first. */
export const invoiceViewIn = (params: URLSearchParams): InvoiceView =>
  invoiceViews.find((view) => view === params.get('state')) ?? invoiceViews[0];

/** The invoice that an address names; null: the list. */
export const invoiceIn = (params: URLSearchParams): string | null => {
  const number = params.get('invoice') ?? '';
  return isInvoiceNumber(number) ? number : null;
};
/** Where an invoice is, from any view of the screen. */
export const invoiceAt = (number: string): string => `?${new URLSearchParams({ tab: 'INVOICES', invoice: number })}`;
