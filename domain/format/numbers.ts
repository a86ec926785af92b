const grouped = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

/** A count with groups of thousands: 「12,345」. */
export const formatCount = (count: number): string => grouped.format(count);

/** Yen on cards, in tables and after a label: 「¥30,000」. */
export const formatYen = (amount: number): string => `¥${grouped.format(amount)}`;

/** Yen in a sentence: 「30,000円」. */
export const yenInText = (amount: number): string => `${grouped.format(amount)}円`;
