import { publicClientSchema } from '#projections/client/publicClients.schema.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';

/** What casts see of a client, live; null when there is none of that id. */
export const usePublicClient = (id: string) => {
  const query = useLive(liveDocument(`publicClients/${id}`, publicClientSchema), { enabled: id !== '' });
  return { query, client: query.data };
};
