import { type EndedSessions, isEnded } from '#domain/people/account/endedSessions.ts';
import { isNoteDue, type ListedSession } from '#domain/people/account/sessionList.ts';
import { reportError } from '../platform/reportError.ts';
import { firestore } from '../reads/firestore.ts';
import { noteRead } from '../reads/reading.ts';
import { auth } from './auth.ts';
import { claimsOf, sameClaims } from './claims.ts';
import { ownSignIn } from './ownSession.ts';
import { currentSession, subscribeSession } from './session.ts';

type Account = { readonly [field: string]: unknown };

/**
 * Ends the session of this browser if it was ended on another device. Else notes that it is used,
 * for members who chose a side, if no note is recent.
 */
const followSession = async (uid: string, account: Account): Promise<void> => {
  const signedInAt = await ownSignIn();
  if (signedInAt === null || auth.currentUser?.uid !== uid) return;
  if (account.ended && isEnded(account.ended as EndedSessions, signedInAt)) return auth.signOut();
  const sessions = (account.sessions ?? []) as readonly ListedSession[];
  const isMember = account.role !== null && account.isAdmin !== true && account.deletedAt === null && account.suspended !== true;
  if (isMember && isNoteDue(sessions, signedInAt, Date.now())) await (await import('./noteSession.ts')).noteSession(uid, signedInAt);
};

const DELAYS = [200, 400, 800, 1_600, 3_000, 5_000, 10_000, 30_000];

/** Whether the account still has the address from before a change of the login e-mail. */
const hasOtherEmail = (uid: string, account: Account): boolean => {
  const session = currentSession();
  return (
    session.kind === 'user' && session.uid === uid && account.deletedAt === null && !account.suspended && account.email !== session.email
  );
};

/**
 * Follows users/{uid}. If it differs from the token, fetches new tokens with growing pauses until
 * both agree, because a policy sets the claims some time after the projection.
 */
export const followClaims = (uid: string): (() => void) => {
  let wanted: ReturnType<typeof claimsOf> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  let ended = false;

  const refresh = async (attempt: number): Promise<void> => {
    const session = currentSession();
    if (ended || !wanted || session.kind !== 'user' || session.uid !== uid || sameClaims(session.claims, wanted)) return;
    // After a failure (offline) the next attempt follows.
    await auth.currentUser?.getIdToken(true).catch(() => undefined);
    timer = setTimeout(() => refresh(attempt + 1), DELAYS[Math.min(attempt, DELAYS.length - 1)]);
  };

  firestore().then(({ database, doc, onSnapshot }) => {
    if (ended) return;
    noteRead(`users/${uid}`);
    stop = onSnapshot(
      doc(database, `users/${uid}`),
      (snapshot) => {
        if (!snapshot.exists()) return;
        wanted = claimsOf(snapshot.data());
        clearTimeout(timer);
        refresh(0);
        followSession(uid, snapshot.data()).catch(reportError);
        if (hasOtherEmail(uid, snapshot.data())) import('./syncEmail.ts').then(({ syncEmail }) => syncEmail(uid), reportError);
      },
      (error) => console.error('users document cannot be followed', error),
    );
  });

  return () => {
    ended = true;
    clearTimeout(timer);
    stop?.();
  };
};

/** Resolves at the latest after `patience` ms; then the guard uses the current claims. */
export const waitForClaims = (condition: (claims: ReturnType<typeof claimsOf>) => boolean, patience = 15_000): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const session = currentSession();
      if (session.kind !== 'user' || !condition(session.claims)) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = subscribeSession(look);
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, patience);
    look();
  });
