import { useEffect, useRef } from 'react';

/** The position of a deal in its list. */
export type Place = { readonly id: string; readonly index: number };

/**
 * The id next to or before the chosen one; undefined where there is none. A deal that has left the
 * list keeps its old position between its neighbours. Without a chosen one, or with one that was
 * never in the list, next is the first.
 */
export const besideOf = (ids: readonly string[], chosen: string | undefined, last: Place | null, by: 1 | -1): string | undefined => {
  const index = chosen === undefined ? -1 : ids.indexOf(chosen);
  if (index >= 0) return ids[index + by];
  const gap = chosen !== undefined && last?.id === chosen ? last.index : 0;
  return by === 1 ? (ids[gap] ?? ids.at(-1)) : ids[gap - 1];
};

/** The targets of j and k, also right after an act removed the chosen deal from the list. */
export const useBeside = (ids: readonly string[], chosen: string | undefined): ((by: 1 | -1) => string | undefined) => {
  const last = useRef<Place | null>(null);
  const index = chosen === undefined ? -1 : ids.indexOf(chosen);
  useEffect(() => {
    if (chosen !== undefined && index >= 0) last.current = { id: chosen, index };
  }, [chosen, index]);
  return (by) => besideOf(ids, chosen, last.current, by);
};
