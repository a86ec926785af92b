import type { Side } from '#domain/talk/review/review.ts';
import { homeOf } from '#web/routing/redirects.ts';
import { useSession } from './session.ts';

/** The signed-in user's side of a deal, for screens that both sides have. */
export const useSide = (): Side => {
  const session = useSession();
  return session.kind === 'user' && session.claims.role === 'client' ? 'client' : 'talent';
};

/** Separate from `useOpenPages`, which the first pages do not load. */
export const useHome = (): string => {
  const session = useSession();
  return session.kind === 'loading' ? '/' : homeOf(session);
};

/** Whether the office has not reviewed the signed-in cast or client yet. */
export const useIsWaiting = (): boolean => {
  const session = useSession();
  return session.kind === 'user' && session.claims.isWaiting;
};
