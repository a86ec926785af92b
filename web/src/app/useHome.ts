import { useSession } from '#web/shared/data/session.ts';
import { homeOf } from './redirects.ts';

/**
 * The target of "home" links for the current user. Separate from `useOpenPages`, which the first
 * pages do not load.
 */
export const useHome = (): string => {
  const session = useSession();
  return session.kind === 'loading' ? '/' : homeOf(session);
};
