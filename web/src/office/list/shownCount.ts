import type { Count } from '#web/shared/data/reads/readOnce.ts';

/** A count as text: 「…」 until it is known, 「－」 after a failure, 「99+」 above the limit. */
export const shownCount = (count: Count): string => {
  if (count === undefined) return '…';
  if (count === null) return '－';
  return count > 99 ? '99+' : String(count);
};
