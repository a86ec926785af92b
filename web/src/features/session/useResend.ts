import { useEffect, useState } from 'react';
import { resendVerification } from '#web/shared/data/auth/signIn.ts';
import { useAuthCall } from './useAuthCall.ts';

/** How long (s) the user has to wait before the mail can be sent again. */
const WAIT = 60;

/**
 * Sends the mail again, at most once a minute, which is the auth server's limit. `left`: the
 * seconds until then.
 */
export const useResend = () => {
  const { run, sending, error } = useAuthCall();
  const [left, setLeft] = useState(WAIT);
  const [again, setAgain] = useState(false);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  const resend = () =>
    run(resendVerification, () => {
      setAgain(true);
      setLeft(WAIT);
    });
  return { resend, left, again, sending, error };
};
