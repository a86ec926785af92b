import { useState } from 'react';
import { authMessage } from '#web/shared/data/authMessages.ts';

/** Runs an authentication call of a form: whether it is under way, and what to say when it fails. */
export const useAuthCall = () => {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (call: () => Promise<unknown>, then?: () => void): Promise<void> => {
    setSending(true);
    setError(undefined);
    try {
      await call();
      then?.();
    } catch (failure) {
      setError(authMessage(failure));
    } finally {
      setSending(false);
    }
  };
  return { run, sending, error };
};
