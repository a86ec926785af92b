import { useSession } from './session.ts';

/**
 * Whether the office has not looked at the signed-in cast or client yet, who looks around and
 * prepares until then.
 */
export const useIsWaiting = (): boolean => {
  const session = useSession();
  return session.kind === 'user' && session.claims.isWaiting;
};
