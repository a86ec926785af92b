import { useSession } from '#web/shared/data/session.ts';
import { homeOf } from './redirects.ts';

/**
 * Where links to "home" lead the user of the app now. Apart from `useOpenPages`, which the first
 * pages do without.
 */
export const useHome = (): string => {
  const session = useSession();
  return session.kind === 'loading' ? '/' : homeOf(session);
};
