import { useEffect, useState } from 'react';
import { arrived, onAGuess } from '#web/app/updates/reloadGuard.ts';

/** Of no use before something fails, and large for a first page. */
const loadMessages = async () => arrived(await import('#web/shared/data/authMessages.ts'));

/**
 * Runs an authentication call of a form: whether it is under way, and what to say when it fails.
 */
export const useAuthCall = () => {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    // What fails here is asked for again with the first error.
    onAGuess(loadMessages).catch(() => undefined);
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
