import { useEffect, useRef, useState } from 'react';
import type { Notification } from '#projections/notification/notifications.schema.ts';
import { reportUnexplained } from '#web/shared/data/platform/reportUnexplained.ts';
import { openNotices } from './commands/openNotices.ts';

/** The part of a row that must be in sight for the row to be read. */
const IN_SIGHT = 0.8;

/**
 * Opens the notifications that were in sight, with one command when the list is left: so they stay
 * marked while they are read. Returns the ref of a row with its id.
 */
export const useOpenSeen = (rows: readonly Notification[]) => {
  const unopened = useRef<ReadonlySet<string>>(new Set());
  const [seen] = useState(() => new Set<string>());
  const [observer] = useState(
    () =>
      new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(target.id);
        },
        { threshold: IN_SIGHT },
      ),
  );
  useEffect(() => {
    unopened.current = new Set(rows.filter(({ openedAt }) => openedAt === null).map(({ id }) => id));
  }, [rows]);
  useEffect(
    () => () => {
      const ids = [...seen].filter((id) => unopened.current.has(id));
      if (ids.length > 0) openNotices(ids).catch(reportUnexplained);
    },
    [seen],
  );
  const [watch] = useState(() => (row: HTMLLIElement | null) => {
    if (row) observer.observe(row);
  });
  return watch;
};
