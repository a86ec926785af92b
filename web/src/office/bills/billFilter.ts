import type { BillFilter } from '#domain/audit/commands.ts';
import { type BillStatus, billStatuses } from '#domain/deal/billStatus.ts';
import { jstMonth } from '#domain/kernel/jstCalendar.ts';

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
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    clientId: /^[\w-]{1,128}$/.test(clientId) ? clientId : null,
  };
};

/** 2026年11月 */
export const monthText = (month: string): string => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`;

const MONTHS = 24;

/** The months to choose from: this one in Japan and those before it, and the chosen one. */
export const monthOptions = (now: number, chosen: string | null): { value: string; label: string }[] => {
  const [year, month] = jstMonth(now).split('-').map(Number) as [number, number];
  const months = Array.from({ length: MONTHS }, (_, back) => {
    const index = year * 12 + month - 1 - back;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months;
  return all.map((value) => ({ value, label: monthText(value) }));
};
