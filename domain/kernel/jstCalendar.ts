const OFFSET = 9 * 3_600_000;
const DAY = 86_400_000;

/** The date in Asia/Tokyo as `YYYY-MM-DD`. Japan has had no summer time since 1951, so a fixed offset is exact. */
export const jstDate = (at: number): string => new Date(at + OFFSET).toISOString().slice(0, 10);

/** The month in Asia/Tokyo as `YYYY-MM`. */
export const jstMonth = (at: number): string => jstDate(at).slice(0, 7);

/** Midnight in Asia/Tokyo at which the given day (`YYYY-MM-DD`) begins, in ms. */
export const startOfJstDay = (date: string): number => Date.parse(`${date}T00:00:00Z`) - OFFSET;

/** The last ms of a day in Asia/Tokyo. */
export const endOfJstDay = (date: string): number => startOfJstDay(date) + DAY - 1;
