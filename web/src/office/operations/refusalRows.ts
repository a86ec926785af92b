import type { RefusalDay } from '#domain/office/operation/answers.ts';

/** The counts of one refusal today and yesterday. */
export type RefusalRow = { readonly aggregate: string; readonly code: string; readonly today: number; readonly yesterday: number };

/** A row per aggregate and code, the most frequent of today first. */
export const refusalRows = ([today, yesterday]: readonly RefusalDay[]): RefusalRow[] => {
  const rows = new Map<string, RefusalRow>();
  for (const day of [today, yesterday]) {
    for (const [aggregate, codes] of Object.entries(day?.counts ?? {})) {
      for (const code of Object.keys(codes)) {
        const of = (counted: RefusalDay | undefined) => counted?.counts[aggregate]?.[code] ?? 0;
        rows.set(`${aggregate} ${code}`, { aggregate, code, today: of(today), yesterday: of(yesterday) });
      }
    }
  }
  return [...rows.values()].sort((a, b) => b.today - a.today || b.yesterday - a.yesterday);
};
