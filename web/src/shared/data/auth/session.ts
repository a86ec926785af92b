import { onIdTokenChanged, type User } from 'firebase/auth';
import type { Claims } from '#domain/people/account/claims.ts';
import { startSession } from '../platform/tabInput.ts';
import { valueStore } from '../platform/valueStore.ts';
import { auth } from './auth.ts';
import { claimsOf } from './claims.ts';
import { noteSignedIn } from './lastSession.ts';
import { tellUser } from './userChange.ts';

/** `loading` lasts until the stored sign-in is read; claims come from the ID token. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly uid: string; readonly email: string; readonly emailVerified: boolean; readonly claims: Claims };

const session = valueStore<Session>({ kind: 'loading' });
const publish = (next: Session): void => {
  const uidOf = (of: Session) => (of.kind === 'user' ? of.uid : null);
  const [before, after] = [uidOf(session.get()), uidOf(next)];
  noteSignedIn(next.kind === 'user');
  session.set(next);
  if (before !== null && before !== after) tellUser('left');
  if (after !== null && before !== after) startSession(after);
};

export const currentSession = session.get;
/** Calls the listener after each change of the session; returns the function that stops it. */
export const subscribeSession = session.subscribe;
export const useSession = session.use;

/** The signed-in user's id, for screens that guests cannot open. */
export const useUid = (): string => {
  const current = useSession();
  return current.kind === 'user' ? current.uid : '';
};

/** Reads the token into the session, after the user or the claims may have changed. */
export const publishUser = async (user: User | null): Promise<void> => {
  if (!user) return publish({ kind: 'guest' });
  const { claims } = await user.getIdTokenResult();
  // Uses the token's verification, like the callables; `user.emailVerified` may be newer. Another
  // account may have signed in during the fetch.
  if (auth.currentUser?.uid !== user.uid) return;
  publish({
    kind: 'user',
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: claims.email_verified === true,
    claims: claimsOf(claims),
  });
};

onIdTokenChanged(auth, (user) => {
  // An unreadable token (revoked, wrong clock) is no session; the sign-in page shows what to do.
  publishUser(user).catch(() => publish({ kind: 'guest' }));
});
