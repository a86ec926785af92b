import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { endOfJstDay, jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { isNear } from '#domain/kernel/format/times.ts';
import { type DeskView, deskViewLabels, isInView, type ViewedDesk } from '../desk/deskView.ts';
import { isAsked } from '../desk/openDesks.ts';
import type { WaitingRow } from './queries/waitingRows.ts';

type Dated = Pick<WaitingRow, 'due'>;
type Assigned = Dated & { readonly desk: ViewedDesk | undefined };

export const agesOf = (rows: readonly Dated[], now: number) => {
  const late = rows.filter(({ due }) => due <= now).length;
  const near = rows.filter(({ due }) => due > now && isNear(due, now)).length;
  return { late, near, later: rows.length - late - near };
};

/** The number of items that began to wait since the start of yesterday in Japan. */
export const newIn = (rows: readonly Pick<WaitingRow, 'since'>[], now: number): number => {
  const yesterday = startOfJstDay(daysAfter(jstDate(now), -1));
  return rows.filter(({ since }) => since !== null && since >= yesterday).length;
};

/**
 * The numbers of the day: items that are overdue, that become due today, the member's own, and
 * requests for approval. Snoozed items are not counted, as in the lists.
 */
export const dayOf = (rows: readonly Assigned[], uid: string, now: number) => {
  const open = rows.filter(({ desk }) => isInView('all', desk, uid));
  const evening = endOfJstDay(jstDate(now));
  return {
    late: open.filter(({ due }) => due <= now).length,
    today: open.filter(({ due }) => due > now && due <= evening).length,
    mine: open.filter(({ desk }) => isInView('mine', desk, uid)).length,
    asked: open.filter(({ desk }) => isInView('asked', desk, uid)).length,
  };
};

/**
 * The rows of a view in groups: requests for approval, overdue ones, the member's own, those
 * without an assignee, those of colleagues. Empty groups are left out.
 */
export const groupsOf = <Row extends Assigned>(rows: readonly Row[], view: DeskView, uid: string, now: number) => {
  const inView = rows.filter(({ desk }) => isInView(view, desk, uid));
  const shown = inView.filter(({ desk }) => !isAsked(desk, uid));
  const rest = shown.filter(({ due }) => due > now);
  const assigned = (row: Row) => row.desk?.assigneeId ?? null;
  const groups = [
    { key: 'asked', label: deskViewLabels.asked, rows: inView.filter(({ desk }) => isAsked(desk, uid)) },
    { key: 'late', label: '目安を超過', rows: shown.filter(({ due }) => due <= now) },
    { key: 'mine', label: '自分の担当', rows: rest.filter((row) => assigned(row) === uid) },
    { key: 'none', label: '担当なし', rows: rest.filter((row) => assigned(row) === null) },
    { key: 'others', label: 'ほかの担当者', rows: rest.filter((row) => ![uid, null].includes(assigned(row))) },
  ] as const;
  return groups.filter(({ rows: inGroup }) => inGroup.length > 0);
};

export const byColleague = <Row extends Assigned>(
  rows: readonly Row[],
  uid: string,
): (readonly [colleague: string, rows: readonly Row[]])[] =>
  [...Map.groupBy(rows, ({ desk }) => desk?.assigneeId ?? '')].filter(([assignee]) => assignee !== '' && assignee !== uid);
