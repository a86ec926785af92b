import { formatCount } from '#domain/kernel/format/numbers.ts';
/** The change since the previous period: 「+3（+50%）」, 「±0」; without percent if that was 0. */
export const changeText = (now: number, before: number): string => {
  const difference = now - before;
  if (difference === 0) return '±0';
  const signed = `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))}`;
  if (before === 0) return signed;
  const share = Math.round((difference / before) * 100);
  return `${signed}（${share > 0 ? '+' : share < 0 ? '−' : '±'}${formatCount(Math.abs(share))}%）`;
};
