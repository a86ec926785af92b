import { useUid } from '#web/shared/data/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Chooses, once and for all, which side the account is on. */
export const useChooseRole = () => {
  const uid = useUid();
  return useCommand<{ role: 'talent' | 'client' }>({ callable: 'accounts', type: 'chooseRole', shownBy: () => `users/${uid}` });
};
