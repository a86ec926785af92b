import { useUid } from '#web/shared/data/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Asks for notifications at another address, which gets a code by mail. The login address needs none. */
export const useRequestDestination = () => {
  const uid = useUid();
  return useCommand<{ email: string }>({ callable: 'accounts', type: 'requestDestination', shownBy: () => `users/${uid}` });
};
