import { jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { hours, longDate, shortDay } from '#domain/kernel/format/times.ts';
import { feeText } from '#web/entities/job/texts.ts';
import type { Deal } from './kinds.ts';

type WorkDays = NonNullable<Deal['sheet']>['workDays'];

/** The first work day that is not over, else the first of all: 「12/14(月) 09:00〜18:00 ほか1日」. */
export const dayText = (workDays: WorkDays, now: number): string | null => {
  const days = workDays.toSorted((a, b) => (`${a.date}${a.from}` < `${b.date}${b.from}` ? -1 : 1));
  const shown = days.find(({ date }) => date >= jstDate(now)) ?? days[0];
  if (!shown) return null;
  const others = new Set(days.map(({ date }) => date)).size - 1;
  return `${shortDay(shown.date)} ${hours(shown.from, shown.to)}${others > 0 ? ` ほか${others}日` : ''}`;
};

/**
 * The fee of the posting at the time of the entry; before the conclusion nothing else is agreed.
 * Null: unknown.
 */
export const postedFee = (deal: Deal): string | null => ('posted' in deal && deal.posted ? feeText(deal.posted) : null);

export const payDueText = (payDue: string): string => `${longDate(startOfJstDay(payDue))}までに、事務局から銀行振込でお支払いします。`;

export const rowFacts = (deal: Deal, now: number) => {
  const sheet = deal.sheet ?? ('posted' in deal ? (deal.posted?.sheet ?? null) : null);
  return {
    fee: deal.fee === null ? postedFee(deal) : formatYen(deal.fee),
    day: sheet === null ? null : dayText(sheet.workDays, now),
    place: deal.sheetWords?.place || null,
  };
};
