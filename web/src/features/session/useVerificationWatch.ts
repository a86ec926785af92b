import { useEffect } from 'react';
import { recheckVerification } from '#web/shared/data/signIn.ts';

/**
 * Looks whether the address was verified when the user comes back from the mail; the guard then
 * leads on.
 */
export const useVerificationWatch = (): void => {
  useEffect(() => {
    const look = () => {
      // A failed look is repeated with the next return to the page, or by the button, which says
      // why.
      if (document.visibilityState === 'visible') recheckVerification().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
};
