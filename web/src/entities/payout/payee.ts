import { payeePath, payeeSchema } from '#projections/payout/payees.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';

/** How the signed-in cast is paid, live; null without settings. A client reads nothing. */
export const useOwnPayee = (side: 'client' | 'talent' = 'talent') => {
  const uid = useUid();
  return useOne(side === 'talent' ? payeePath(uid) : '', payeeSchema);
};
