import { offerStatuses } from '#domain/offer/status.ts';
import { offerSchema } from '#projections/deal/offers.schema.ts';
import type { Side } from '#web/features/deal/public.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';
import { viewOf } from '../openActions.ts';

/** The statuses in which the others wait for this side; read from the domain's table, so that a new status is never forgotten. */
const awaiting = (side: Side) => offerStatuses.filter((status) => viewOf({ status }, side).needsAction);

/**
 * The deals that wait for the signed-in user, however long ago they changed; live. A read of its own, because the list by last change
 * shows only its beginning, and what waits must not hide behind it. Equalities only; the first to fall due comes first.
 */
export const useAwaitingOffers = (side: Side) => {
  const uid = useUid();
  const query = useLive(
    liveRows(
      {
        collection: 'offers',
        group: true,
        where: [
          [`${side}Id`, '==', uid],
          ['status', 'in', awaiting(side)],
        ],
        limit: 100,
      },
      offerSchema,
    ),
    { enabled: uid !== '' },
  );
  const due = ({ answerDue }: { answerDue: number | null }) => answerDue ?? Number.POSITIVE_INFINITY;
  const rows = [...(query.data ?? [])].sort((a, b) => (due(a) === due(b) ? a.updatedAt - b.updatedAt : due(a) - due(b)));
  return { query, rows };
};
