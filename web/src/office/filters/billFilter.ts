import { isJstMonth } from '#domain/kernel/calendar/instants.ts';
import { isInvoiceNumber } from '#domain/money/invoice/number.ts';
import type { BillFilter } from '#domain/office/audit/fields.ts';
import { type BillStatus, billStatuses } from '#domain/work/deal/billStatus.ts';

export type ScreenFilter = BillFilter & { readonly status: BillStatus };

export const billViews = [...billStatuses, 'CLIENTS', 'INVOICES'] as const;
export type BillView = (typeof billViews)[number];

export const billViewIn = (params: URLSearchParams): BillView => billViews.find((view) => view === params.get('tab')) ?? billViews[0];

/** The filter in an address; invalid values are ignored. */
export const billFilterIn = (params: URLSearchParams): ScreenFilter => {
  const [month, clientId] = [params.get('month') ?? '', params.get('client') ?? ''];
  return {
    status: billStatuses.find((status) => status === params.get('tab')) ?? billStatuses[0],
    month: isJstMonth(month) ? month : null,
    clientId: /^[\w-]{1,128}$/.test(clientId) ? clientId : null,
  };
};

export const invoiceViews = ['unpaid', 'overdue', 'paid', 'void', 'all'] as const;
export type InvoiceView = (typeof invoiceViews)[number];

export const invoiceViewIn = (params: URLSearchParams): InvoiceView =>
  invoiceViews.find((view) => view === params.get('state')) ?? invoiceViews[0];

/** The number of the invoice in an address; null: the list. */
export const invoiceIn = (params: URLSearchParams): string | null => {
  const number = params.get('invoice') ?? '';
  return isInvoiceNumber(number) ? number : null;
};
export const invoiceAt = (number: string): string => `?${new URLSearchParams({ tab: 'INVOICES', invoice: number })}`;
