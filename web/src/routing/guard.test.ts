import { describe, expect, it } from 'vitest';
import type { Claims } from '#domain/people/account/claims.ts';
import { type ExpectedVisitor, expectedDecision } from '#tests/support/guardTable.ts';
import { claimsOf } from '#web/shared/data/auth/claims.ts';
import { type GuardDecision, guard, guardMessages } from './guard.ts';
import { homeOf, type Visitor } from './redirects.ts';
import { routeAt } from './routeAt.ts';
import type { RouteDefinition } from './routeDefinition.ts';
import { routes } from './routes.ts';

const user = (claims: Partial<Claims>, emailVerified = true): Visitor => ({ kind: 'user', emailVerified, claims: claimsOf(claims) });

const visitors = {
  guest: { kind: 'guest' },
  unverified: user({}, false),
  noRole: user({}),
  talentWithoutProfile: user({ role: 'talent' }),
  suspendedTalent: user({ role: 'talent', hasTalentProfile: true, isTalentSuspended: true }),
  talent: user({ role: 'talent', hasTalentProfile: true }),
  clientWithoutCompany: user({ role: 'client' }),
  uncertifiedClient: user({ role: 'client', hasClientProfile: true }),
  client: user({ role: 'client', hasClientProfile: true, isClientCertificated: true }),
  suspendedAccount: user({ role: 'client', hasClientProfile: true, isClientCertificated: true, suspended: true }),
  suspendedUnverified: user({ role: 'client', suspended: true }, false),
  office: user({ isAdmin: true }),
} as const satisfies Record<ExpectedVisitor, Visitor>;

const flags = { maintenance: false, developer: true };
const table: readonly RouteDefinition[] = routes;
const addressOf = (route: RouteDefinition) => route.path.replace(/:\w+/g, 'x1');
const visit = (name: ExpectedVisitor, route: RouteDefinition, search = '') =>
  guard(visitors[name], { route, pathname: addressOf(route), search }, flags);
const byName = (name: string) => {
  const route = table.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`no route ${name}`);
  return route;
};

/** The decision as text: `allow`, the address of a redirect, or the status of an error. */
const inBrief = (decision: GuardDecision) =>
  decision.kind === 'allow' ? 'allow' : decision.kind === 'redirect' ? decision.to : decision.status;

describe('guard', () => {
  it.each(Object.keys(visitors) as ExpectedVisitor[])('%s at each address', (visitor) => {
    const decisions = (decide: (route: RouteDefinition) => unknown) =>
      Object.fromEntries(table.filter(({ name }) => name !== 'maintenance').map((route) => [route.path, decide(route)]));
    expect(decisions((route) => inBrief(visit(visitor, route)))).toEqual(
      decisions((route) => expectedDecision[visitor](route, addressOf(route))),
    );
  });

  it.each(Object.keys(visitors) as ExpectedVisitor[])('maintenance leads %s away from every other page', (visitor) => {
    for (const route of table) {
      const decision = guard(visitors[visitor], { route, pathname: addressOf(route), search: '' }, { ...flags, maintenance: true });
      expect(inBrief(decision)).toBe(route.name === 'maintenance' ? 'allow' : '/maintenance');
    }
  });

  it('a link to home is never refused', () => {
    const endOf = (visitor: Visitor, pathname: string, hops = 5): GuardDecision => {
      const decision = guard(visitor, { route: routeAt(pathname), pathname, search: '' }, flags);
      return decision.kind === 'redirect' && !decision.signOut && hops > 0 ? endOf(visitor, decision.to, hops - 1) : decision;
    };
    const refused = Object.values(visitors).filter((visitor) => endOf(visitor, homeOf(visitor)).kind === 'error');
    expect(refused).toEqual([]);
    // The index itself follows the steps: 12 leads to /client, where 11 refuses.
    expect(endOf(visitors.uncertifiedClient, '/')).toMatchObject({ kind: 'error', status: 401 });
  });

  it('leads from /maintenance to the index when there is none', () => {
    expect(inBrief(visit('client', byName('maintenance')))).toBe('/');
  });

  it('gives the reasons in the specification’s words', () => {
    for (const visitor of ['suspendedAccount', 'suspendedUnverified'] as const)
      expect(visit(visitor, byName('clientHome'))).toEqual({
        kind: 'redirect',
        to: '/',
        message: 'このアカウントは現在休止中です。',
        signOut: true,
      });
    expect(visit('suspendedTalent', byName('talentTalents'))).toEqual({
      kind: 'error',
      status: 401,
      message: 'お使いのアカウントはこちらのページは表示できません。',
    });
    expect(visit('uncertifiedClient', byName('clientTalents'))).toEqual({
      kind: 'error',
      status: 401,
      message: 'このページは認証が完了次第表示されます。事務局より認証されるまでしばらくお待ち下さい。',
    });
  });

  it('follows the second spelling of review pages, with the rest of the address', () => {
    const respelled = (pathname: string) => inBrief(guard(visitors.talent, { route: null, pathname, search: '?deal=o1' }, flags));
    expect(respelled('/talent/client/c1/reviews/add')).toBe('/talent/clients/c1/reviews/add?deal=o1');
    expect(respelled('/talent/client/c1/reviews/done')).toBe('/talent/clients/c1/reviews/done?deal=o1');
    expect(respelled('/talent/client/c1/reviews/other')).toBe(404);
  });

  it('answers 404 for unknown addresses, and for developer pages outside of local builds', () => {
    const nowhere = guard(visitors.guest, { route: null, pathname: '/nowhere', search: '' }, flags);
    expect(nowhere).toEqual({ kind: 'error', status: 404, message: guardMessages.notFound });
    const develop = byName('develop');
    expect(inBrief(guard(visitors.client, { route: develop, pathname: '/develop', search: '' }, { ...flags, developer: false }))).toBe(404);
  });

  it('follows continuePath after sign-in, within the site only', () => {
    const login = byName('login');
    const afterSignIn = (path: string) => inBrief(visit('client', login, `?continuePath=${encodeURIComponent(path)}`));
    expect(afterSignIn('/client/mypage/offers/o1?tab=ended')).toBe('/client/mypage/offers/o1?tab=ended');
    for (const bad of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      'client',
      '',
    ]) {
      expect(afterSignIn(bad)).toBe('/');
    }
  });
});
