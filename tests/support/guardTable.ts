import type { RouteDefinition } from '#web/routing/routeDefinition.ts';

export type ExpectedVisitor =
  | 'guest'
  | 'unverified'
  | 'noRole'
  | 'talentWithoutProfile'
  | 'suspendedTalent'
  | 'talent'
  | 'clientWithoutCompany'
  | 'uncertifiedClient'
  | 'client'
  | 'suspendedAccount'
  | 'suspendedUnverified'
  | 'office';

/** A suspension is checked first, also before the e-mail's verification. */
const suspended = ({ group, name }: RouteDefinition) => (group === 'public' && name !== 'index' ? 'allow' : '/');

/**
 * The expected decision per visitor and route, written independently of the guard: `allow`, the
 * address of a redirect, or the status of an error.
 */
export const expectedDecision: Record<ExpectedVisitor, (route: RouteDefinition, address: string) => string | number> = {
  guest: ({ group }, address) => (group === 'public' || group === 'guest' ? 'allow' : `/login?continuePath=${encodeURIComponent(address)}`),
  unverified: ({ group }) => (group === 'public' || group === 'unverified' ? 'allow' : '/registration/email'),
  suspendedAccount: suspended,
  suspendedUnverified: suspended,
  noRole: (route) => beforeRole(route) ?? (route.access.includes('N') ? 'allow' : '/initial'),
  office: (route) =>
    route.name === 'index' ? '/office' : (beforeRole(route) ?? (['office', 'common'].includes(route.group) ? 'allow' : '/office')),
  talentWithoutProfile: (route) => own(route) ?? (route.name === 'talentProfileBasic' ? 'allow' : '/talent/mypage/profile/edit_01'),
  talent: (route) => own(route) ?? talentSide(route) ?? 'allow',
  suspendedTalent: (route) =>
    own(route) ?? talentSide(route) ?? (route.name === 'talentHome' ? '/talent/mypage' : route.access.includes('I') ? 'allow' : 401),
  clientWithoutCompany: (route) => own(route) ?? (/\/company\/(edit|register)$/.test(route.path) ? 'allow' : '/client/mypage/company/edit'),
  uncertifiedClient: (route) => {
    if (route.name === 'index') return '/client';
    // Pages for an account without a role or verification lead to the own page.
    if (route.group === 'norole' || route.group === 'unverified') return '/client/mypage';
    const isOpen = route.group === 'common' || uncertifiedPages.test(route.path);
    return own(route) ?? (isOpen ? 'allow' : 401);
  },
  client: (route) => own(route) ?? clientSide(route) ?? 'allow',
};

/** Step 11: the client's own page and the company pages; common pages are open too. */
const uncertifiedPages = /^\/client\/mypage(\/company\/.*)?$/;

const beforeRole = ({ group, name }: RouteDefinition): string | null => {
  if (group === 'public' && name !== 'index') return 'allow';
  if (group === 'developer') return 'allow';
  return group === 'guest' || group === 'unverified' ? '/' : null;
};
const own = (route: RouteDefinition): string | number | null =>
  beforeRole(route) ?? (route.group === 'office' ? 403 : route.group === 'norole' ? '/' : null);
const talentSide = ({ group, name }: RouteDefinition): string | null => (group === 'client' || name === 'index' ? '/talent' : null);
const clientSide = ({ group, name }: RouteDefinition): string | null => (group === 'talent' || name === 'index' ? '/client' : null);
