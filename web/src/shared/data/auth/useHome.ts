import { homeOf } from '#web/routing/redirects.ts';
import { useSession } from './session.ts';

/**
 * The target of "home" links for the current user. Separate from `useOpenPages`, which the first
 * pages do not load.
 */
export const useHome = (): string => {
  const session = useSession();
  return session.kind === 'loading' ? '/' : homeOf(session);
};
