import { officeActsSchema } from '#projections/office/officeActs.schema.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';

/** What the office did with somebody so far, newest first; null where nothing. */
export const useOfficeActs = (uid: string) => useLive(liveDocument(`officeActs/${uid}`, officeActsSchema));
