import { destinationSchema } from '#projections/account/destinations.schema.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in user's notification address that waits for its confirmation, live; null while another address was never asked for. */
export const useOwnDestination = () => {
  const uid = useUid();
  const query = useLive(liveDocument(`destinations/${uid}`, destinationSchema), { enabled: uid !== '' });
  return { query, destination: query.data };
};
