import type { DeskKind, DeskList, DeskPart } from '#domain/office/desk/kinds.ts';
import { type Desk, deskSchema } from '#projections/office/desks.schema.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useMayRead } from '../roles/roles.tsx';

/**
 * The desks of the waiting work of a part, live; one listener serves lists, counts and home page.
 * The query returns at most 100, so beyond 100 desks the other rows show none.
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

export const snoozedIn = (desks: readonly Desk[], kind: DeskKind, list: DeskList): number =>
  desks.filter((desk) => desk.kind === kind && desk.waitsIn === list && desk.snoozedUntil !== null).length;

/** Whether a member is asked to approve the item, and has not answered. */
export const isAsked = (desk: Pick<Desk, 'request'> | undefined, uid: string): boolean =>
  desk?.request?.answer === null && desk.request.approverId === uid;
