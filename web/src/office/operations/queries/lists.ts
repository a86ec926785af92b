import { useLiveWindow } from '#web/shared/data/liveWindow.ts';
import { mailSchema, parkedSchema } from '../documents.ts';

/** Streams that stand still, the longest first; live. */
export const useParked = () =>
  useLiveWindow({ collection: 'parkedStreams', where: [], orderBy: ['parkedAt', 'asc'], limit: 50 }, parkedSchema);

/** Mails that were given up, the last first; live. */
export const useFailedMails = () =>
  useLiveWindow({ collection: 'mails', where: [['state', '==', 'FAILED']], orderBy: ['updatedAt', 'desc'], limit: 50 }, mailSchema);
