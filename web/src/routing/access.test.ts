import { expect, test } from 'vitest';
import type { AccessMark, RouteDefinition } from './routeDefinition.ts';
import { routes } from './routes.ts';

const table: readonly RouteDefinition[] = routes;
const opened = (mark: AccessMark) => table.filter(({ access }) => access.includes(mark)).map(({ path }) => path);
const common = ['/password/edit', '/password/edit/done', '/mail/edit', '/destination/edit', '/withdrawal'];

test('without a role four pages are open', () =>
  expect(opened('N').sort()).toEqual(
    ['/initial', '/talent/mypage/profile/edit_01', '/client/settings/terms', '/client/mypage/company/edit'].sort(),
  ));

test('for a suspended talent the own pages, notifications, settings, job details and common pages are open', () => {
  const isOwn = (path: string) => path === '/talent/jobs/:jobId' || /^\/talent\/(mypage|notification|settings)(\/|$)/.test(path);
  expect(opened('I').sort()).toEqual([...common, ...table.map(({ path }) => path).filter(isOwn)].sort());
});

test('for an uncertified client the common pages, the own page and the company pages are open', () => {
  const always = [...common, '/client/mypage', ...['register', 'edit', 'done'].map((page) => `/client/mypage/company/${page}`)];
  expect(opened('U').sort()).toEqual(always.sort());
});

test('pages for signed-in users of either side, for guests and for unverified users', () => {
  const of = (group: string) => table.filter((route) => route.group === group).map(({ path }) => path);
  expect(of('common')).toEqual(common);
  expect(of('guest')).toEqual(['/login', '/registration']);
  expect(of('unverified')).toEqual(['/registration/email', '/registration/confirmation']);
  expect(of('norole')).toEqual(['/initial']);
  expect(of('developer')).toEqual(['/develop']);
  expect(of('public').sort()).toEqual(
    [
      ...[
        '/',
        '/company',
        '/guardian',
        '/help',
        '/contact',
        '/contact/:contactId',
        '/maintenance',
        '/terms/tos',
        '/terms/legal',
        '/terms/privacy',
        '/usermgmt',
        '/verify',
      ],
      ...['/password/reset', '/password/reset/done', '/withdrawal/done'],
    ].sort(),
  );
});
