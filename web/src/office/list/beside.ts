import { useState } from 'react';

export type Place = { readonly id: string; readonly index: number };

/**
 * The id next to or before the chosen one; undefined where there is none. A deal that has left the
 * list keeps its old position between its neighbours. Without a chosen one, next is the first. One
 * that was never in the list has no neighbours there.
 */
export const besideOf = (ids: readonly string[], chosen: string | undefined, last: Place | null, by: 1 | -1): string | undefined => {
  const index = chosen === undefined ? -1 : ids.indexOf(chosen);
  if (index >= 0) return ids[index + by];
  if (chosen !== undefined && last?.id !== chosen) return;
  const gap = last?.id === chosen ? (last?.index ?? 0) : 0;
  return by === 1 ? (ids[gap] ?? ids.at(-1)) : ids[gap - 1];
};

/**
 * The targets of j and k, also right after an act removed the chosen deal from the list.
 * `isOutside`: the chosen one was never in it. `list`: the name of the list.
 */
export const useBeside = (list: string, ids: readonly string[], chosen: string | undefined) => {
  const [last, setLast] = useState<(Place & { readonly list: string }) | null>(null);
  const index = chosen === undefined ? -1 : ids.indexOf(chosen);
  if (chosen !== undefined && index >= 0 && !(last?.list === list && last.id === chosen && last.index === index))
    setLast({ list, id: chosen, index });
  const held = last?.list === list ? last : null;
  return {
    beside: (by: 1 | -1) => besideOf(ids, chosen, held, by),
    isOutside: chosen !== undefined && index < 0 && held?.id !== chosen,
  };
};
