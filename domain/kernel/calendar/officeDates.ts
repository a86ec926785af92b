import { daysAfter, typedDate } from './days.ts';
import { isJstDate } from './instants.ts';

/** The eras with their first day and their last year in the calendar of the world. */
const eras = [
  { names: '明治|明|m', first: '1868-10-23', last: 1912 },
  { names: '大正|大|t', first: '1912-07-30', last: 1926 },
  { names: '昭和|昭|s', first: '1926-12-25', last: 1989 },
  { names: '平成|平|h', first: '1989-01-08', last: 2019 },
  { names: '令和|令|r', first: '2019-05-01', last: 9999 },
] as const;

/** A date of an era (平成22年4月2日, H22.4.2); null for other texts, and days outside of the era. */
const ofEra = (text: string): string | null => {
  for (const { names, first, last } of eras) {
    const parts = new RegExp(`^(?:${names})\\.?(元|\\d{1,2})[年./-](\\d{1,2})[月./-](\\d{1,2})日?$`, 'i').exec(text);
    if (!parts) continue;
    const [, of = '', month = '', day = ''] = parts;
    const year = Number(first.slice(0, 4)) + (of === '元' ? 1 : Number(of)) - 1;
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return date >= first && year <= last ? date : null;
  }
  return null;
};

/** The first and last number of a day (Excel) that is read: 1900 to 2119. */
const SERIALS = { first: 1, last: 80_000, digits: 5 } as const;
const ofSerial = (text: string): string | null => {
  const [, digits] = /^(\d{1,5})(?:\.0+)?$/.exec(text) ?? [];
  const serial = Number(digits);
  if (digits?.length !== SERIALS.digits || serial > SERIALS.last) return null;
  return daysAfter('1899-12-30', serial);
};

/** Examples of the forms that `officeDate` reads, for messages. */
export const officeDateForms = '2010/4/2、2010年4月2日、20100402、平成22年4月2日、H22.4.2';

/**
 * A date as offices write it in tables, in any width: also of an era, without separators, as
 * Excel's number, with a weekday in brackets, a time, or Excel's apostrophe. As `YYYY-MM-DD`; null
 * for other texts and days that do not exist. A year of two digits may be of an era, so it is none.
 */
export const officeDate = (cell: string): string | null => {
  const text = cell
    .normalize('NFKC')
    .trim()
    .replace(/^'/, '')
    .replace(/[ T]\d{1,2}:\d{2}(?::\d{2})?$/, '')
    .replace(/ ?\([日月火水木金土](?:曜日?)?\)$/, '')
    .replaceAll(' ', '');
  const date = typedDate(text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3')) ?? ofEra(text) ?? ofSerial(text);
  return date !== null && isJstDate(date) ? date : null;
};
