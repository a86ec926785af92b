import { entryStatuses } from '#domain/entry/status.ts';
import { entrySchema } from '#projections/deal/entries.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';
import { viewOf } from '../openActions.ts';

/** The statuses in which the others wait for the client (for the talent there is none); read from the domain's table. */
const awaiting = entryStatuses.filter((status) => viewOf({ status }, 'client').needsAction);

/** The entries that wait for the signed-in client, however long ago they changed; live. Equalities only; the first to fall due comes first. */
export const useAwaitingEntries = () => {
  const uid = useUid();
  const query = useLive(
    liveRows(
      {
        collection: 'entries',
        group: true,
        where: [
          ['clientId', '==', uid],
          ['status', 'in', awaiting],
        ],
        limit: 100,
      },
      entrySchema,
    ),
    { enabled: uid !== '' },
  );
  const due = ({ answerDue }: { answerDue: number | null }) => answerDue ?? Number.MAX_SAFE_INTEGER;
  return { query, rows: [...(query.data ?? [])].sort((a, b) => due(a) - due(b) || a.updatedAt - b.updatedAt) };
};
