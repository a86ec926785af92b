import { guard } from '#web/routing/guard.ts';
import type { Visitor } from '#web/routing/redirects.ts';
import { routeAt } from '#web/routing/routeAt.ts';
import { useSession } from './session.ts';

/** Whether the guard allows an address for a visitor. Links to other pages are left out. */
export const opensTo = (visitor: Visitor, address: string): boolean => {
  const [pathname = '', search = ''] = address.split('?');
  return guard(visitor, { route: routeAt(pathname), pathname, search }, { maintenance: false, developer: false }).kind === 'allow';
};

/** A function that tells which addresses are open to the current user. */
export const useOpenPages = (): ((address: string) => boolean) => {
  const session = useSession();
  return (address) => session.kind !== 'loading' && opensTo(session, address);
};
