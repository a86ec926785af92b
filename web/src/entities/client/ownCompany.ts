import { clientSchema } from '#projections/client/clients.schema.ts';
import { useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in client's own profile, live; null before the registration. */
export const useOwnCompany = () => {
  const query = useOne(`clients/${useUid()}`, clientSchema);
  return { query, client: query.data };
};
