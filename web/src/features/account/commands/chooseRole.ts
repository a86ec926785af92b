import { registerAccount } from '#web/shared/data/registerAccount.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

type Choice = { readonly role: 'talent' | 'client' };

/** Chooses, once and for all, which side the account is on. */
export const useChooseRole = () => {
  const uid = useUid();
  const command = useCommand<Choice>({ callable: 'accounts', type: 'chooseRole', shownBy: () => `users/${uid}` });
  // Right after the first sign-in the account's registration may still be under way.
  return { ...command, send: (choice: Choice) => registerAccount().then(() => command.send(choice)) };
};
