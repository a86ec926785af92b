import { useEffect } from 'react';
import { followClaims } from '#web/shared/data/claimsRefresh.ts';
import { registerAccount } from '#web/shared/data/registerAccount.ts';
import { useSession } from '#web/shared/data/session.ts';

/** ms */
const AFTER_FIRST_READS = 1_000;

/** Keeps a signed-in session true: registers a new account, and fetches a new token when the server's view of the user changes. */
export const useSessionFollower = (): void => {
  const session = useSession();
  const uid = session.kind === 'user' && session.emailVerified ? session.uid : null;
  useEffect(() => {
    if (!uid) return;
    registerAccount();
    let stop: (() => void) | undefined;
    // After the page's own first reads: following loads the large Firestore client.
    const idle = setTimeout(() => {
      stop = followClaims(uid);
    }, AFTER_FIRST_READS);
    return () => {
      clearTimeout(idle);
      stop?.();
    };
  }, [uid]);
};
