import { termsInForce } from '#domain/people/account/terms.ts';
import { registerAccount } from '#web/shared/data/registerAccount.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Records the user's agreement to the terms of use of this build. */
export const useAgreeToTerms = () => {
  const uid = useUid();
  const { send, sending, error } = useCommand({ callable: 'accounts', type: 'agreeToTerms', shownBy: () => `users/${uid}` });
  // Right after the first sign-in the registration of the account may still be running.
  return { agree: () => registerAccount().then(() => send({ terms: termsInForce })), sending, error };
};
