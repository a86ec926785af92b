import { userSchema } from '#projections/users.ts';
import { useLiveWindow } from '#web/shared/data/liveWindow.ts';

/** Clients who have registered their company and wait for certification; live. Equalities only, which need no composite index. */
export const useUncertifiedClients = () =>
  useLiveWindow(
    {
      collection: 'users',
      where: [
        ['role', '==', 'client'],
        ['isClientCertificated', '==', false],
        ['hasClientProfile', '==', true],
      ],
      limit: 50,
    },
    userSchema,
  );
