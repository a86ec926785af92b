import { termsInForce } from '#domain/account/terms.ts';
import { registerAccount } from '#web/shared/data/registerAccount.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Agrees to the terms of use that this build shows. */
export const useAgreeToTerms = () => {
  const uid = useUid();
  const { send, sending, error } = useCommand({ callable: 'accounts', type: 'agreeToTerms', shownBy: () => `users/${uid}` });
  // Right after the first sign-in the account's registration may still be under way.
  return { agree: () => registerAccount().then(() => send({ terms: termsInForce })), sending, error };
};
