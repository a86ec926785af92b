const OFFSET = 9 * 3_600_000;
const DAY = 86_400_000;

let lastDay = Number.NaN;
let lastDate = '';

/** The date in Asia/Tokyo as `YYYY-MM-DD`. Japan has had no summer time since 1951, so a fixed offset is exact. */
export const jstDate = (at: number): string => {
  // A replay asks for the same day again and again; making the text anew would be a third of its time.
  const day = Math.floor((at + OFFSET) / DAY);
  if (day !== lastDay) {
    lastDate = new Date(at + OFFSET).toISOString().slice(0, 10);
    lastDay = day;
  }
  return lastDate;
};

/** The month in Asia/Tokyo as `YYYY-MM`. */
export const jstMonth = (at: number): string => jstDate(at).slice(0, 7);

/** Midnight in Asia/Tokyo at which the given day (`YYYY-MM-DD`) begins, in ms. */
export const startOfJstDay = (date: string): number => Date.parse(`${date}T00:00:00Z`) - OFFSET;

/** The ms at which a month (`YYYY-MM`) begins in Asia/Tokyo, and the one at which the next begins. */
export const jstMonthSpan = (month: string): { readonly from: number; readonly before: number } => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: startOfJstDay(`${month}-01`), before: startOfJstDay(`${next}-01`) };
};

/** The last ms of a day in Asia/Tokyo. */
export const endOfJstDay = (date: string): number => startOfJstDay(date) + DAY - 1;
