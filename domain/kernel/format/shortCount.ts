import { formatCount } from './numbers.ts';

// A separate file, since every first page loads numbers.ts.
const short = new Intl.NumberFormat('ja-JP', { notation: 'compact', maximumFractionDigits: 4, useGrouping: 'always' });

/** A rounded count for narrow places: 「5,000」「1,200万」「1.5億」. */
export const shortCount = (count: number): string => (count < 10_000 ? formatCount(count) : short.format(count));
