import type { DeskKind, DeskList, DeskPart } from '#domain/desk/kinds.ts';
import { type Desk, deskSchema } from '#projections/office/desks.schema.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { useMayRead } from '../roles/roles.tsx';

/**
 * What the office keeps at the work of a part that waits for it, live; one listener for lists,
 * counts and home. The database answers with 100 at the most: where more than 100 things with a
 * desk wait, the others are shown as without one.
 */
export const useOpenDesks = (part: DeskPart) => {
  const isRead = useMayRead()(part);
  const where = [
    ['part', '==', part],
    ['isOpen', '==', true],
  ] as const;
  const { query, rows } = useMany(isRead ? { collection: 'desks', where, limit: 100 } : null, deskSchema);
  return { desks: rows, isPending: isRead && query.isPending };
};

/** How many things of a list are put off, of these desks. */
export const snoozedIn = (desks: readonly Desk[], kind: DeskKind, list: DeskList): number =>
  desks.filter((desk) => desk.kind === kind && desk.waitsIn === list && desk.snoozedUntil !== null).length;
