import { useSession } from './session.ts';

/** Whether the office has not reviewed the signed-in cast or client yet. */
export const useIsWaiting = (): boolean => {
  const session = useSession();
  return session.kind === 'user' && session.claims.isWaiting;
};
