import { formatCount } from './numbers.ts';

// Apart from numbers.ts, which every first page loads.
const short = new Intl.NumberFormat('ja-JP', { notation: 'compact', maximumFractionDigits: 4, useGrouping: 'always' });

/** A round count where there is little room: 「5,000」「1,200万」「1.5億」. */
export const shortCount = (count: number): string => (count < 10_000 ? formatCount(count) : short.format(count));
