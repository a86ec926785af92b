import { useEffect } from 'react';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { recheckVerification } from '#web/shared/data/auth/signIn.ts';

/** How often an open page looks (ms), because the mail may be opened on another device. */
const EVERY = 5 * SECOND;

/**
 * Checks the verification of the address every few seconds while the page is visible, and when the
 * user returns to it; the guard then redirects.
 */
export const useVerificationWatch = (): void => {
  useEffect(() => {
    const look = () => {
      // A failed check is repeated, or done by the button, which shows the reason.
      if (document.visibilityState === 'visible') recheckVerification().catch(() => undefined);
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
};
