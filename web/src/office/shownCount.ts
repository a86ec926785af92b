import type { Count } from '#web/shared/data/readOnce.ts';

/**
 * A count as it is shown: 「…」 until it is known, 「－」 when it could not be counted, 「99+」 beyond
 * what is counted.
 */
export const shownCount = (count: Count): string => {
  if (count === undefined) return '…';
  if (count === null) return '－';
  return count > 99 ? '99+' : String(count);
};
