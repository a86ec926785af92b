import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';

/** A command on the own account; done when the user's document shows it. */
export const useAccountCommand = <Fields extends object>(type: string, again = false) => {
  const uid = useUid();
  return useCommand<Fields>({ callable: 'accounts', type, shownBy: () => `users/${uid}`, again });
};
