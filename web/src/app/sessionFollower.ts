import { useEffect } from 'react';
import { useSession } from '#web/shared/data/auth/session.ts';
import { arrived } from '#web/shared/data/platform/reloadGuard.ts';
import { reportError } from '#web/shared/data/platform/reportError.ts';

/** The delay after the first reads (ms). */
const AFTER_FIRST_READS = 1_000;

const register = async () => {
  const { registerAccount } = await arrived(await import('#web/shared/data/auth/registerAccount.ts'));
  return registerAccount();
};

/** Registers a new account, and fetches a new token when the server's claims change. */
export const useSessionFollower = (): void => {
  const session = useSession();
  const uid = session.kind === 'user' && session.emailVerified ? session.uid : null;
  const mayBeNew = session.kind === 'user' && !session.claims.role;
  useEffect(() => {
    if (uid && mayBeNew) register().catch(reportError);
  }, [uid, mayBeNew]);
  useEffect(() => {
    if (!uid) return;
    let ended = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const { followClaims } = await arrived(await import('#web/shared/data/auth/claimsRefresh.ts'));
      if (!ended) stop = followClaims(uid);
    };
    // After the page's first reads, because following loads the large Firestore client.
    const idle = setTimeout(() => follow().catch(reportError), AFTER_FIRST_READS);
    return () => {
      ended = true;
      clearTimeout(idle);
      stop?.();
    };
  }, [uid]);
};
