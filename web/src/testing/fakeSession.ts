import { type Claims, claimsOf } from '#web/shared/data/claims.ts';
import type { Session } from '#web/shared/data/session.ts';

/** Replaces shared/data/session.ts in component tests: the test sets the session. */
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
export const subscribeSession = (): (() => void) => () => undefined;
export const useSession = (): Session => session;
export const useUid = (): string => (session.kind === 'user' ? session.uid : '');
