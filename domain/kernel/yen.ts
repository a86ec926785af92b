const format = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

/** `¥30,000` */
export const formatYen = (amount: number): string => `¥${format.format(amount)}`;
