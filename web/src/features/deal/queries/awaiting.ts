import type { StatusView, Viewer } from '#domain/deal/statusView.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import { useUid } from '#web/shared/data/session.ts';
import { type DealKind, kinds, type Side } from '../kinds.ts';

/** The statuses in which the others wait for this side; read from the domain's table, so that a new status is never forgotten. */
const awaitedIn = (kind: DealKind, side: Side): string[] =>
  Object.entries<Readonly<Record<Viewer, StatusView<string>>>>(kinds[kind].views).flatMap(([status, view]) =>
    view[side].needsAction ? [status] : [],
  );

/** Equalities only. No entry ever waits for its talent, so no index answers that. */
const selections: Readonly<Record<DealKind, (side: Side, uid: string) => Selection>> = {
  offer: (side, uid) => ({
    collection: 'offers',
    group: true,
    where: [
      [`${side}Id`, '==', uid],
      ['status', 'in', awaitedIn('offer', side)],
    ],
    limit: 100,
  }),
  entry: (side, uid) => ({
    collection: 'entries',
    group: true,
    where: [
      ['clientId', '==', uid],
      ['status', 'in', awaitedIn('entry', side)],
    ],
    limit: 100,
  }),
};

/** Whether deals of this kind ever wait for this side. */
export const everWait = (kind: DealKind, side: Side): boolean => awaitedIn(kind, side).length > 0;

/**
 * The deals that wait for the signed-in user, however long ago they changed; live. A read of its own, because the list by last change
 * shows only its beginning, and what waits must not hide behind it. The first to fall due comes first.
 */
export const useAwaiting = <K extends DealKind>(kind: K, side: Side) => {
  const uid = useUid();
  const query = useLive(liveRows(selections[kind](side, uid), kinds[kind].schema), { enabled: uid !== '' && everWait(kind, side) });
  const due = ({ answerDue }: { answerDue: number | null }) => answerDue ?? Number.MAX_SAFE_INTEGER;
  return { query, rows: [...(query.data ?? [])].sort((a, b) => due(a) - due(b) || a.updatedAt - b.updatedAt) };
};
