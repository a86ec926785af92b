const grouped = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

/** A count with thousands separators: 「12,345」. */
export const formatCount = (count: number): string => grouped.format(count);

/** Yen on cards, in tables and after a label: 「¥30,000」. */
export const formatYen = (amount: number): string => `¥${grouped.format(amount)}`;

/** Yen that may be less than nothing: 「−¥3,000」. */
export const signedYen = (amount: number): string => (amount < 0 ? `−${formatYen(-amount)}` : formatYen(amount));

/** How an amount differs from the earlier one: 「+¥13,200」. */
export const yenDifference = (yen: number): string => `${yen < 0 ? '' : '+'}${signedYen(yen)}`;

/** A fee before agreement: 「¥30,000〜¥50,000」, or 「¥30,000」 if both limits are equal. */
export const yenRange = (from: number, to: number): string => (from === to ? formatYen(from) : `${formatYen(from)}〜${formatYen(to)}`);

/** Yen in a sentence: 「30,000円」. */
export const yenInText = (amount: number): string => `${grouped.format(amount)}円`;

/** A file size: 「120KB」, or 「2.4MB」 from one megabyte on. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)}KB` : `${(bytes / 1_000_000).toFixed(1)}MB`;
