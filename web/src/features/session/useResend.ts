import { useEffect, useState } from 'react';
import { resendVerification } from '#web/shared/data/signIn.ts';
import { useAuthCall } from './useAuthCall.ts';

/** How long (s) a mail has to arrive before it can be sent again. */
const WAIT = 60;

/**
 * Sends the mail again, at most once a minute: the accounts server refuses more. `left`: how many
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
