import type { Claims } from '#domain/people/account/claims.ts';
import { claimsOf } from '#web/shared/data/auth/claims.ts';
import type { Session } from '#web/shared/data/auth/session.ts';

/** Replaces shared/data/auth/session.ts in component tests: the test sets the session. */
let session: Session = { kind: 'guest' };

export const signedIn = (uid: string, claims: Partial<Claims>, emailVerified = true): void => {
  session = { kind: 'user', uid, email: `${uid}@example.com`, emailVerified, claims: claimsOf(claims) };
};
export const signedOut = (): void => {
  session = { kind: 'guest' };
};

/** The stored sign-in is not read yet. */
export const notYetKnown = (): void => {
  session = { kind: 'loading' };
};

export const currentSession = (): Session => session;
/** No listener is called, since the session is set before rendering. */
export const subscribeSession = (): (() => void) => () => undefined;
export const useSession = (): Session => session;
export const useUid = (): string => (session.kind === 'user' ? session.uid : '');

export const auth = {
  authStateReady: async (): Promise<void> => undefined,
  get currentUser(): { readonly uid: string } | null {
    return session.kind === 'user' ? session : null;
  },
};
