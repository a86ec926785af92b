import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { termsInForce } from '#domain/kernel/businessRules.ts';
import { href } from '#web/routing/href.ts';
import { waitForClaims } from '#web/shared/data/auth/claimsRefresh.ts';
import { registerAccount } from '#web/shared/data/auth/registerAccount.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';

export const useAgreeToTerms = () => {
  const uid = useUid();
  const { send, sending, error } = useCommand({ callable: 'accounts', type: 'agreeToTerms', shownBy: () => `users/${uid}` });
  // Right after the first sign-in the registration of the account may still be running.
  return { agree: () => registerAccount().then(() => send({ terms: termsInForce })), sending, error };
};

type Choice = { readonly role: 'talent' | 'client' };

const useChooseRole = () => {
  const uid = useUid();
  const command = useCommand<Choice>({ callable: 'accounts', type: 'chooseRole', shownBy: () => `users/${uid}` });
  // Right after the first sign-in the registration of the account may still be running.
  return { ...command, send: (choice: Choice) => registerAccount().then(() => command.send(choice)) };
};

const firstForm = { client: 'clientCompanyRegister', talent: 'talentProfileBasic' } as const;
export type Side = keyof typeof firstForm;

/**
 * Agrees to the terms of use, chooses the final role, and opens the form of the first profile. A
 * retry after a partial failure is safe, since an agreement counts once.
 */
export const useBeginAs = (side: Side) => {
  const terms = useAgreeToTerms();
  const role = useChooseRole();
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  const begin = async () => {
    setSending(true);
    try {
      await terms.agree();
      await role.send({ role: side });
      await waitForClaims((claims) => claims.role === side);
      navigate(href(firstForm[side]), { replace: true });
    } catch (failure) {
      commandErrorOf(failure); // shown by the caller, from `error`
    } finally {
      setSending(false);
    }
  };
  return { begin, sending, error: (terms.error ?? role.error)?.message };
};
