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

/** The last ms of a day in Asia/Tokyo. */
export const endOfJstDay = (date: string): number => startOfJstDay(date) + DAY - 1;
