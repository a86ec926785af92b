/** A count as it is shown: 「…」 until it is known, 「99+」 beyond what is counted. */
export const shownCount = (count: number | undefined): string => {
  if (count === undefined) return '…';
  return count > 99 ? '99+' : String(count);
};
