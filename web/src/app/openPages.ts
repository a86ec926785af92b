import { useSession } from '#web/shared/data/session.ts';
import { guard } from './guard.ts';
import { routeAt } from './routeAt.ts';
import type { Visitor } from './visitor.ts';

/**
 * Whether the guard shows the page at an address of ours to a visitor: a link to any other page
 * ends in a refusal.
 */
export const opensTo = (visitor: Visitor, address: string): boolean => {
  const [pathname = '', search = ''] = address.split('?');
  return guard(visitor, { route: routeAt(pathname), pathname, search }, { maintenance: false, developer: false }).kind === 'allow';
};

/** Tells which addresses are open to the user of the app now. */
export const useOpenPages = (): ((address: string) => boolean) => {
  const session = useSession();
  return (address) => session.kind !== 'loading' && opensTo(session, address);
};
