import { typedDate } from '../../kernel/calendar/days.ts';
import { isJstDate } from '../../kernel/calendar/instants.ts';

/** A typed date without a year: 12/14, 12月14日. */
const yearless = /^(\d{1,2})(?:\/|月)(\d{1,2})日?$/;

/** The next such day of the year, maybe today, which may not exist; null for other texts. */
const nextOf = (word: string, today: string): string | null => {
  const [, month, day] = yearless.exec(word) ?? [];
  if (month === undefined || day === undefined) return null;
  const dateIn = (year: number) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const year = Number(today.slice(0, 4));
  return dateIn(year) < today ? dateIn(year + 1) : dateIn(year);
};

/** Splits a keyword into dates (`YYYY-MM-DD`) and other words. `today` in JST. */
export const datesIn = (keyword: string, today: string): { readonly keyword: string; readonly dates: readonly string[] } => {
  const words = keyword
    .normalize('NFKC')
    .split(/[\s、,]+/)
    .map((word) => ({ word, date: typedDate(word) ?? nextOf(word, today) }));
  const isDate = ({ date }: { readonly date: string | null }) => date !== null && isJstDate(date);
  return {
    keyword: words
      .filter((each) => !isDate(each))
      .map(({ word }) => word)
      .join(' '),
    dates: words.filter(isDate).map(({ date }) => date as string),
  };
};
