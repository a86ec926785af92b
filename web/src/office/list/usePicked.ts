import { useState } from 'react';
import { onUser } from '#web/shared/data/auth/userChange.ts';

const kept = new Map<string, ReadonlySet<string>>();
onUser('left', () => kept.clear());

/** The ids between two ids of a list, both included; only the second when the first is missing. */
export const rangeOf = (ids: readonly string[], from: string | null, to: string): readonly string[] => {
  const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b) as [number, number];
  return start === -1 ? [to] : ids.slice(start, end + 1);
};

/**
 * The picked rows of a list. A row that leaves the list is no longer picked. With a name they stay
 * picked when the page changes, as from one detail to the next.
 */
export const usePicked = <Row extends { readonly id: string }>(rows: readonly Row[], name?: string) => {
  const [ids, show] = useState<ReadonlySet<string>>(() => (name && kept.get(name)) || new Set());
  const setIds = (next: ReadonlySet<string>) => {
    if (name) kept.set(name, next);
    show(next);
  };
  const [last, setLast] = useState<string | null>(null);
  const shown = rows.map(({ id }) => id);
  const chosen = rows.filter(({ id }) => ids.has(id));
  return {
    rows: chosen,
    /** The number of rows that can be picked. */
    count: rows.length,
    has: (id: string): boolean => ids.has(id),
    all: rows.length > 0 && chosen.length === rows.length,
    toggle: (id: string, range: boolean): void => {
      const wanted = !ids.has(id);
      const next = new Set(ids);
      for (const each of range ? rangeOf(shown, last, id) : [id]) {
        if (wanted) next.add(each);
        else next.delete(each);
      }
      setIds(next);
      setLast(id);
    },
    toggleAll: (): void => setIds(new Set(chosen.length === rows.length ? [] : shown)),
    clear: (): void => setIds(new Set()),
  };
};
export type Picked<Row extends { readonly id: string }> = ReturnType<typeof usePicked<Row>>;
