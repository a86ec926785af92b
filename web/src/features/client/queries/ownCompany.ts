import { clientSchema } from '#projections/client/clients.schema.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in client's own profile, live; null before it is registered. */
export const useOwnCompany = () => {
  const uid = useUid();
  const query = useLive(liveDocument(`clients/${uid}`, clientSchema), { enabled: uid !== '' });
  return { query, client: query.data };
};
