import { useSearchParams } from 'react-router-dom';
import { type DeskKind, type DeskList, partOf } from '#domain/office/desk/kinds.ts';
import type { Desk } from '#projections/office/desks.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import type { List } from '#web/shared/ui/listed.tsx';
import { isAsked, useOpenDesks } from './openDesks.ts';

export const deskViews = ['all', 'mine', 'asked', 'none', 'later'] as const;
export type DeskView = (typeof deskViews)[number];

export const deskViewLabels: Readonly<Record<DeskView, string>> = {
  all: 'すべて',
  mine: '自分の担当',
  asked: '依頼された承認',
  none: '担当なし',
  later: '後で確認',
};

export const DESK_PARAM = 'desk';

export type ViewedDesk = Pick<Desk, 'assigneeId' | 'snoozedUntil' | 'request'>;

export const isInView = (view: DeskView, desk: ViewedDesk | undefined, uid: string): boolean => {
  const isSnoozed = (desk?.snoozedUntil ?? null) !== null;
  if (view === 'later' || isSnoozed) return view === 'later' && isSnoozed;
  if (view === 'asked') return isAsked(desk, uid);
  const assigneeId = desk?.assigneeId ?? null;
  return view === 'all' || assigneeId === (view === 'mine' ? uid : null);
};

export const useDeskView = (): DeskView => {
  const wanted = useSearchParams()[0].get(DESK_PARAM);
  return deskViews.find((view) => view === wanted) ?? 'all';
};

/** `list` null: not a waiting list, so unfiltered. `workIdOf`: the stream id of a row. */
export const useQueue = <Row extends { readonly id: string }>(
  kind: DeskKind,
  list: DeskList | null,
  found: List<Row>,
  workIdOf: (row: Row) => string = ({ id }) => id,
) => {
  const uid = useUid();
  const view = useDeskView();
  const { desks, isPending } = useOpenDesks(partOf(kind));
  const deskOf = (row: Row): Desk | undefined => desks.find((desk) => desk.kind === kind && desk.workId === workIdOf(row));
  if (list === null) return { found, deskOf, view: null, countOf: () => found.rows.length };
  const rowsIn = (wanted: DeskView) => found.rows.filter((row) => isInView(wanted, deskOf(row), uid));
  return {
    found: { ...found, query: { ...found.query, isPending: found.query.isPending || isPending }, rows: rowsIn(view) },
    deskOf,
    view,
    countOf: (wanted: DeskView) => rowsIn(wanted).length,
  };
};
