import { clientSchema } from '#projections/clients.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';

/** What a client says of themself. */
export const useClientOfAccount = (uid: string) => useLive(liveDocument(`clients/${uid}`, clientSchema)).data;
