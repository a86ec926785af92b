import { useUid } from '#web/shared/data/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Sends back the code that came by mail. */
export const useConfirmDestination = () => {
  const uid = useUid();
  return useCommand<{ code: string }>({ callable: 'accounts', type: 'confirmDestination', shownBy: () => `users/${uid}` });
};
