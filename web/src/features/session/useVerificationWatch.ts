import { useEffect } from 'react';
import { recheckVerification } from '#web/shared/data/signIn.ts';

/**
 * Checks the verification of the address when the user returns from the mail; the guard then
 * redirects.
 */
export const useVerificationWatch = (): void => {
  useEffect(() => {
    const look = () => {
      // A failed check is repeated at the next return to the page, or by the button, which shows
      // the reason.
      if (document.visibilityState === 'visible') recheckVerification().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
};
