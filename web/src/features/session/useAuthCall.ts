import { useEffect, useState } from 'react';
import { arrived, loadInAdvance } from '#web/shared/data/platform/reloadGuard.ts';

/** Needed only after a failure, and large for a first page. */
const loadMessages = async () => arrived(await import('#web/shared/data/auth/authMessages.ts'));

/** Runs an authentication call of a form: its pending state, and the message of a failure. */
export const useAuthCall = () => {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    // If this preload fails, the first error loads it again.
    loadInAdvance(loadMessages).catch(() => undefined);
  }, []);
  const run = async (call: () => Promise<unknown>, then?: () => void): Promise<void> => {
    setSending(true);
    setError(undefined);
    try {
      await call();
      then?.();
    } catch (failure) {
      const { authMessage } = await loadMessages();
      setError(authMessage(failure));
    } finally {
      setSending(false);
    }
  };
  return { run, sending, error };
};
