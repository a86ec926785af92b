import { describe, expect, test } from 'vitest';
import type { Claims } from '#domain/people/account/claims.ts';
import { claimsOf } from '#web/shared/data/auth/claims.ts';
import { guard, guardMessages } from './guard.ts';
import type { Visitor } from './redirects.ts';
import type { RouteDefinition } from './routeDefinition.ts';
import { routes } from './routes.ts';

const user = (claims: Partial<Claims>, emailVerified = true): Visitor => ({ kind: 'user', emailVerified, claims: claimsOf(claims) });
const guest: Visitor = { kind: 'guest' };
const talent = user({ role: 'talent', hasTalentProfile: true });
const client = user({ role: 'client', hasClientProfile: true, isClientCertificated: true });
const uncertified = user({ role: 'client', hasClientProfile: true });
const suspendedTalent = user({ role: 'talent', hasTalentProfile: true, isTalentSuspended: true });

const table: readonly RouteDefinition[] = routes;
/** `allow`, the redirect, or status and message of an error. */
const at = (visitor: Visitor, address: string, maintenance = false) => {
  const [path, search = ''] = address.split('?') as [string, string?];
  const route = table.find((candidate) => candidate.path === path) ?? null;
  const decision = guard(visitor, { route, pathname: path, search: search && `?${search}` }, { maintenance, developer: false });
  if (decision.kind === 'error') return `${decision.status} ${decision.message}`;
  return decision.kind === 'allow' ? 'allow' : decision.to;
};

/** The steps of the route guard with the specification's rules and their order. */
describe('the route guard', () => {
  test('step 1: maintenance leads everybody to its page, which leads to the index after it', () => {
    for (const visitor of [guest, user({}, false), talent, client, user({ suspended: true })])
      for (const { path } of table.filter(({ name }) => name !== 'maintenance')) expect(at(visitor, path, true)).toBe('/maintenance');
    expect(at(guest, '/maintenance', true)).toBe('allow');
    expect([at(guest, '/maintenance'), at(client, '/maintenance')]).toEqual(['/', '/']);
  });

  test('step 2: public pages are open, also for a suspended account', () => {
    for (const visitor of [guest, user({}, false), user({}), talent, client, user({ suspended: true })])
      for (const path of [
        '/company',
        '/terms/tos',
        '/terms/legal',
        '/terms/privacy',
        '/verify',
        '/usermgmt',
        '/password/reset',
        '/password/reset/done',
      ])
        expect(at(visitor, path)).toBe('allow');
    expect(at(guest, '/')).toBe('allow');
  });

  test('step 3: a guest on any other page goes to the login, which keeps the address', () => {
    expect(at(guest, '/client/mypage?tab=a')).toBe('/login?continuePath=%2Fclient%2Fmypage%3Ftab%3Da');
    for (const path of ['/initial', '/talent', '/withdrawal', '/registration/email']) expect(at(guest, path)).toMatch(/^\/login\?/);
    expect([at(guest, '/login'), at(guest, '/registration')]).toEqual(['allow', 'allow']);
  });

  test('step 4: a suspended account is signed out and led to the index with the message', () => {
    for (const visitor of [user({ role: 'client', suspended: true }), user({ suspended: true }, false), user({ suspended: true })])
      for (const path of ['/client', '/talent', '/initial', '/registration/email', '/']) {
        const route = table.find((candidate) => candidate.path === path) ?? null;
        const decision = guard(visitor, { route, pathname: path, search: '' }, { maintenance: false, developer: false });
        expect(decision).toEqual({ kind: 'redirect', to: '/', message: 'このアカウントは現在休止中です。', signOut: true });
      }
  });

  test('step 5: an unverified user goes to the verification page, except from pages for the unverified', () => {
    const unverified = user({ role: 'client', hasClientProfile: true, isClientCertificated: true }, false);
    for (const path of ['/client', '/talent', '/initial', '/login', '/withdrawal'])
      expect(at(unverified, path)).toBe('/registration/email');
    expect([at(unverified, '/registration/email'), at(unverified, '/registration/confirmation')]).toEqual(['allow', 'allow']);
  });

  test('step 6: from a page for guests a verified user goes to the requested page, else to the index', () => {
    for (const path of ['/login', '/registration']) {
      expect(at(talent, `${path}?continuePath=%2Ftalent%2Fmypage`)).toBe('/talent/mypage');
      expect(at(talent, path)).toBe('/');
    }
  });

  const pagesOf = (group: string) => table.filter((route) => route.group === group).map(({ path }) => path);

  test('step 7: without a role all but four pages lead to the choice of a role', () => {
    const open = table.filter(({ path, group }) => group !== 'public' && at(user({}), path) === 'allow').map(({ path }) => path);
    expect(open.sort()).toEqual(['/client/mypage/company/edit', '/client/settings/terms', '/initial', '/talent/mypage/profile/edit_01']);
    for (const path of ['/', '/talent', '/client', '/withdrawal', '/client/mypage']) expect(at(user({}), path)).toBe('/initial');
  });

  test('step 8: a talent without a profile goes to its form; talents on client pages or the index go to their side', () => {
    // A new cast counts as suspended: step 8 is before step 9.
    for (const newcomer of [user({ role: 'talent' }), user({ role: 'talent', isTalentSuspended: true })]) {
      for (const path of ['/', '/talent', '/client', '/talent/mypage', '/talent/talents'])
        expect(at(newcomer, path)).toBe('/talent/mypage/profile/edit_01');
      expect(at(newcomer, '/talent/mypage/profile/edit_01')).toBe('allow');
    }
    for (const path of ['/', '/client']) expect(at(suspendedTalent, path)).toBe('/talent');
    for (const path of ['/', ...pagesOf('client')]) expect(at(talent, path)).toBe('/talent');
    expect(at(talent, '/talent')).toBe('allow');
  });

  test('step 9: a suspended talent goes from home to the own page, and closed pages are refused', () => {
    expect(at(suspendedTalent, '/talent')).toBe('/talent/mypage');
    expect(at(suspendedTalent, '/talent/talents')).toBe('401 お使いのアカウントはこちらのページは表示できません。');
    for (const path of ['/talent/mypage', '/talent/notification', '/talent/settings', '/talent/jobs/:jobId'])
      expect(at(suspendedTalent, path)).toBe('allow');
  });

  test('step 9: for a talent who was never published nothing else is open', () => {
    const waiting = user({ role: 'talent', hasTalentProfile: true, isTalentSuspended: true, isWaiting: true });
    for (const { path } of table) expect(at(waiting, path)).toBe(at(suspendedTalent, path));
    for (const path of ['/talent/jobs', '/talent/clients/:id', '/talent/jobs/:jobId/apply'])
      expect(at(waiting, path)).toBe('401 お使いのアカウントはこちらのページは表示できません。');
  });

  test('step 10: a client without a company goes to its form', () => {
    // A new client is not certified: step 10 is before step 11.
    for (const newcomer of [user({ role: 'client', isClientCertificated: true }), user({ role: 'client' })]) {
      for (const path of ['/', '/client', '/talent', '/client/mypage', '/client/settings'])
        expect(at(newcomer, path)).toBe('/client/mypage/company/edit');
      for (const path of ['/client/mypage/company/edit', '/client/mypage/company/register']) expect(at(newcomer, path)).toBe('allow');
    }
  });

  test('step 11: an uncertified client may see common, own and company pages only', () => {
    for (const path of ['/password/edit', '/withdrawal', '/client/mypage', '/client/mypage/company/edit', '/client/mypage/company/done'])
      expect(at(uncertified, path)).toBe('allow');
    const refusal = '401 このページは認証が完了次第表示されます。事務局より認証されるまでしばらくお待ち下さい。';
    for (const path of ['/client', '/client/talents', '/client/mypage/jobs', '/client/mypage/offers', '/client/notification'])
      expect(at(uncertified, path)).toBe(refusal);
    expect(guardMessages.uncertified).toBe(refusal.slice(4));
  });

  test('step 11: for a client who was never certified nothing else is open, and it is before step 12', () => {
    const waiting = user({ role: 'client', hasClientProfile: true, isWaiting: true });
    for (const { path } of table) expect(at(waiting, path)).toBe(at(uncertified, path));
    for (const path of ['/client/mypage/jobs/add', '/client/mypage/jobs/add/confirm', '/talent', '/talent/jobs'])
      expect(at(waiting, path)).toMatch(/^401/);
  });

  test('step 12: clients on talent pages or the index go to their side', () => {
    for (const path of ['/', ...pagesOf('talent')]) expect(at(client, path)).toBe('/client');
    expect([at(client, '/client'), at(client, '/client/talents')]).toEqual(['allow', 'allow']);
  });
});
