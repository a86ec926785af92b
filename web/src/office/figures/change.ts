import { formatCount } from '#domain/format/numbers.ts';
/**
 * How a number moved since the period before: 「+3（+50%）」, 「±0」; without a share where there was
 * nothing before.
 */
export const changeText = (now: number, before: number): string => {
  const difference = now - before;
  if (difference === 0) return '±0';
  const signed = `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))}`;
  if (before === 0) return signed;
  const share = Math.round((difference / before) * 100);
  return `${signed}（${share > 0 ? '+' : share < 0 ? '−' : '±'}${formatCount(Math.abs(share))}%）`;
};
