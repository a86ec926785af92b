import { href } from '#web/routing/href.ts';
import { homeOf, type Visitor } from '#web/routing/redirects.ts';
import type { RouteDefinition } from '#web/routing/routeDefinition.ts';
import { opensTo } from '#web/shared/data/auth/openPages.ts';
import type { IconName } from '#web/shared/ui/icon.tsx';

export type NavigationEntry = {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  /** Other addresses of this entry. */
  readonly under: readonly string[];
  readonly badge?: 'deals' | 'offers' | 'entries' | 'messages' | 'reviewTasks';
};

const client: readonly NavigationEntry[] = [
  { label: 'さがす', to: href('clientHome'), icon: 'search', under: ['/client/talents'] },
  { label: 'お仕事', to: href('clientOwnJobs'), icon: 'work', under: ['/client/jobs', '/client/mypage/jobs'] },
  // Offers and entries share one entry.
  {
    label: '選考',
    to: href('clientOffers'),
    icon: 'offer',
    under: ['/client/mypage/offers', '/client/mypage/entries'],
    badge: 'deals',
  },
  { label: 'メッセージ', to: href('clientMessages'), icon: 'message', under: ['/client/mypage/messages'], badge: 'messages' },
  { label: 'マイページ', to: href('clientMypage'), icon: 'person', under: ['/client/mypage', '/client/settings'], badge: 'reviewTasks' },
];

const talent: readonly NavigationEntry[] = [
  { label: 'さがす', to: href('talentHome'), icon: 'search', under: ['/talent/jobs'] },
  { label: 'エントリー', to: href('talentEntries'), icon: 'work', under: ['/talent/mypage/entries'], badge: 'entries' },
  { label: 'オファー', to: href('talentOffers'), icon: 'offer', under: ['/talent/mypage/offers'], badge: 'offers' },
  { label: 'メッセージ', to: href('talentMessages'), icon: 'message', under: ['/talent/mypage/messages'], badge: 'messages' },
  { label: 'マイページ', to: href('talentMypage'), icon: 'person', under: ['/talent/mypage', '/talent/settings'], badge: 'reviewTasks' },
];

/** The entries of the own side that the guard allows. */
export const navigationOf = (visitor: Visitor): readonly NavigationEntry[] => {
  if (visitor.kind === 'guest') return [];
  const open = (visitor.claims.role === 'talent' ? talent : client).filter(({ to }) => opensTo(visitor, to));
  // A single entry would be no navigation.
  return open.length > 1 ? open : [];
};

/** The entry of a page: the one with the longest matching address. */
export const currentEntry = (entries: readonly NavigationEntry[], pathname: string): NavigationEntry | undefined => {
  const reach = ({ to, under }: NavigationEntry) =>
    Math.max(
      0,
      pathname === to ? to.length : 0,
      ...under.filter((base) => pathname === base || pathname.startsWith(`${base}/`)).map(({ length }) => length),
    );
  return entries.filter((entry) => reach(entry) > 0).sort((a, b) => reach(b) - reach(a))[0];
};

/** The target of "back" on a page that was opened directly: its list, or home. */
export const parentOf = (visitor: Visitor, route: RouteDefinition, entry: NavigationEntry | undefined): string =>
  entry?.to ?? (route.group === 'office' ? '/office' : homeOf(visitor));
