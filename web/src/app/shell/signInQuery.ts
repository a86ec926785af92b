import { useState } from 'react';
import { continuePathOf, homeOf } from '#web/routing/redirects.ts';
import type { RouteDefinition } from '#web/routing/routeDefinition.ts';
import type { Session } from '#web/shared/data/auth/session.ts';

/**
 * The query for the guard. A guest who signs in on a page for guests without a requested page goes
 * home: step 6 would lead to the index, and from there an uncertified client to a refusal.
 */
export const useSignInQuery = (session: Session, route: RouteDefinition | null, pathname: string, search: string): string => {
  const [guestAt, setGuestAt] = useState<string | null>(null);
  const here = session.kind === 'guest' || guestAt === pathname ? pathname : null;
  if (here !== guestAt) setGuestAt(here);
  if (session.kind !== 'user' || here === null || route?.group !== 'guest' || continuePathOf(search)) return search;
  return `?continuePath=${encodeURIComponent(homeOf(session))}`;
};
