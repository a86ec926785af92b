import type { BillFilter } from '#domain/audit/commands.ts';
import { isJstMonth } from '#domain/calendar/instants.ts';
import { type BillStatus, billStatuses } from '#domain/deal/billStatus.ts';

/** A filter of the screen: one status at a time. */
export type ScreenFilter = BillFilter & { readonly status: BillStatus };

/** The views of the screen: bills of a status, or a month client by client. */
export const billViews = [...billStatuses, 'CLIENTS'] as const;
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
