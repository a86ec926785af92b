import { describe, expect, it } from 'vitest';
import { type GuardDecision, guard, guardMessages } from './guard.ts';
import type { RouteDefinition } from './routeDefinition.ts';
import { routes } from './routes.ts';
import type { Claims, Visitor } from './visitor.ts';

const none: Claims = {
  isClientCertificated: false,
  suspended: false,
  isAdmin: false,
  hasTalentProfile: false,
  hasClientProfile: false,
  isTalentSuspended: false,
};
const user = (claims: Partial<Claims>, emailVerified = true): Visitor => ({ kind: 'user', emailVerified, claims: { ...none, ...claims } });

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
  office: user({ isAdmin: true }),
} as const satisfies Record<string, Visitor>;
type VisitorName = keyof typeof visitors;

const flags = { maintenance: false, developer: true };
const table: readonly RouteDefinition[] = routes;
const addressOf = (route: RouteDefinition) => route.path.replace(/:\w+/g, 'x1');
const visit = (name: VisitorName, route: RouteDefinition, search = '') =>
  guard(visitors[name], { route, pathname: addressOf(route), search }, flags);
const byName = (name: string) => {
  const route = table.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`no route ${name}`);
  return route;
};

/** What is to happen, in one word: `allow`, the address of a redirect, or the status of an error. */
const inBrief = (decision: GuardDecision) =>
  decision.kind === 'allow' ? 'allow' : decision.kind === 'redirect' ? decision.to : decision.status;

/** The expectation per group, written apart from the guard's own order of steps. */
const expected: Record<VisitorName, (route: RouteDefinition, address: string) => string | number> = {
  guest: ({ group }, address) => (group === 'public' || group === 'guest' ? 'allow' : `/login?continuePath=${encodeURIComponent(address)}`),
  unverified: ({ group }) => (group === 'public' || group === 'unverified' ? 'allow' : '/registration/email'),
  suspendedAccount: ({ group, name }) => (group === 'public' && name !== 'index' ? 'allow' : '/'),
  noRole: (route) => beforeRole(route) ?? (route.access.includes('N') ? 'allow' : '/initial'),
  office: (route) =>
    route.name === 'index' ? '/office' : (beforeRole(route) ?? (['office', 'common'].includes(route.group) ? 'allow' : '/office')),
  talentWithoutProfile: (route) => own(route) ?? (route.name === 'talentProfileBasic' ? 'allow' : '/talent/mypage/profile/edit_01'),
  talent: (route) => own(route) ?? talentSide(route) ?? 'allow',
  suspendedTalent: (route) =>
    own(route) ?? talentSide(route) ?? (route.name === 'talentHome' ? '/talent/mypage' : route.access.includes('I') ? 'allow' : 401),
  clientWithoutCompany: (route) => own(route) ?? (route.name === 'clientCompanyEdit' ? 'allow' : '/client/mypage/company/edit'),
  uncertifiedClient: (route) => own(route) ?? (route.name === 'index' ? '/client/mypage' : route.access.includes('U') ? 'allow' : 401),
  client: (route) => own(route) ?? clientSide(route) ?? 'allow',
};

const beforeRole = ({ group, name }: RouteDefinition): string | null => {
  if (group === 'public' && name !== 'index') return 'allow';
  if (group === 'developer') return 'allow';
  return group === 'guest' || group === 'unverified' ? '/' : null;
};
const own = (route: RouteDefinition): string | number | null =>
  beforeRole(route) ?? (route.group === 'office' ? 403 : route.group === 'norole' ? '/' : null);
const talentSide = ({ group, name }: RouteDefinition): string | null => {
  if (name === 'clientTalent') return '/talent/talents/x1';
  if (name === 'clientJob') return '/talent/jobs/x1';
  return group === 'client' || name === 'index' ? '/talent' : null;
};
const clientSide = ({ group, name }: RouteDefinition): string | null => {
  if (name === 'talentTalent') return '/client/talents/x1';
  if (name === 'talentJob') return '/client/jobs/x1';
  return group === 'talent' || name === 'index' ? '/client' : null;
};

describe('guard', () => {
  const rows = (Object.keys(visitors) as VisitorName[]).flatMap((visitor) =>
    table.filter(({ name }) => name !== 'maintenance').map((route) => ({ visitor, route, path: route.path })),
  );

  it.each(rows)('$visitor at $path', ({ visitor, route }) => {
    expect(inBrief(visit(visitor, route))).toBe(expected[visitor](route, addressOf(route)));
  });

  it.each(Object.keys(visitors) as VisitorName[])('maintenance holds up %s everywhere', (visitor) => {
    for (const route of table) {
      const decision = guard(visitors[visitor], { route, pathname: addressOf(route), search: '' }, { ...flags, maintenance: true });
      expect(inBrief(decision)).toBe(route.name === 'maintenance' ? 'allow' : '/maintenance');
    }
  });

  it('leads from /maintenance to the index when there is none', () => {
    expect(inBrief(visit('client', byName('maintenance')))).toBe('/');
  });

  it('says why, in the words of the spec', () => {
    expect(visit('suspendedAccount', byName('clientHome'))).toEqual({
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

  it('answers 404 to an address without a route, and to developer pages elsewhere', () => {
    const nowhere = guard(visitors.guest, { route: null, pathname: '/nowhere', search: '' }, flags);
    expect(nowhere).toEqual({ kind: 'error', status: 404, message: guardMessages.notFound });
    const develop = byName('develop');
    expect(inBrief(guard(visitors.client, { route: develop, pathname: '/develop', search: '' }, { ...flags, developer: false }))).toBe(404);
  });

  it('follows continuePath after sign-in, and only within the site', () => {
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
