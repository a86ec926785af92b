import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { termsInForce } from '#domain/kernel/businessRules.ts';
import { useAccountCommand } from '#web/entities/account/accountCommand.ts';
import { href } from '#web/routing/href.ts';
import { waitForClaims } from '#web/shared/data/auth/claimsRefresh.ts';
import { registerAccount } from '#web/shared/data/auth/registerAccount.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';

export const useAgreeToTerms = () => {
  const { send, sending, error } = useAccountCommand('agreeToTerms');
  // Right after the first sign-in the registration of the account may still be running.
  return { agree: () => registerAccount().then(() => send({ terms: termsInForce })), sending, error };
};

const firstForm = { client: 'clientCompanyRegister', talent: 'talentProfileBasic' } as const;
export type Side = keyof typeof firstForm;

/** A retry after a partial failure is safe, since an agreement counts once. */
export const useBeginAs = (side: Side) => {
  const terms = useAgreeToTerms();
  const role = useAccountCommand<{ role: Side }>('chooseRole');
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
