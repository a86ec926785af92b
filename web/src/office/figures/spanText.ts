import type { Span, Unit } from './periods.ts';

const weekdays = ['日', '月', '火', '水', '木', '金', '土'];

/** 「11/20(金)」 for a date alone. */
export const dayText = (date: string): string => {
  const [, month, day] = date.split('-').map(Number);
  return `${month}/${day}(${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]})`;
};

/** 「2026/11/20(金)」 for a date alone. */
export const fullDayText = (date: string): string => `${date.slice(0, 4)}/${dayText(date)}`;

/** A day, a week by its ends, a month. One that is still running says up to when it was counted. */
export const spanText = (unit: Unit, { from, to }: Span): string => {
  if (unit === 'day') return dayText(from);
  if (unit === 'week') return `${dayText(from)}〜${dayText(to)}`;
  const [year, month] = from.split('-').map(Number);
  const ends = new Date(Date.UTC(year as number, month as number, 0)).getUTCDate();
  return `${year}年${month}月${Number(to.slice(8)) < ends ? `（${Number(to.slice(8))}日まで）` : ''}`;
};
