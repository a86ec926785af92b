import { act, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { siteName } from '#domain/kernel/siteName.ts';
import { type ExpectedVisitor, expectedDecision } from '#tests/support/guardTable.ts';
import { type AppRoute, routes } from '#web/routing/routes.ts';
import { appAt, visitors } from '#web/testing/appAt.tsx';
import { signOut } from '#web/testing/fakeAccounts.ts';
import { preloadLayout } from './layouts/layout.tsx';

// Other tests check the screens' content.
vi.mock('./shell/screens.ts', () => ({ screenOf: () => () => null, preloadScreen: async () => undefined }));

/**
 * One address of each kind, because guard and page use only the kind. `guard.test.ts` checks every
 * address, `everyScreen.test.tsx` and `screens.test.ts` every page. Pages for developers are in the
 * guard's own test.
 */
const kindOf = ({ group, access, layout, name, path }: AppRoute): string =>
  group === 'public' || group === 'norole' || ['talentHome', 'clientHome', 'talentProfileBasic'].includes(name) || path.includes('company')
    ? name
    : [group, access, layout].join();
const checked = routes.filter(({ name, group }) => name !== 'maintenance' && group !== 'developer');
const ofEachKind = [...new Map(checked.map((route) => [kindOf(route), route])).values()];

const idOf: Readonly<Record<string, string>> = { jobId: 'job-1', offerId: 'o1', entryId: 'e1', talentId: 'talent-1', id: 'client-1' };
const addressOf = ({ path }: AppRoute) => path.replace(/:(\w+)/g, (_, name: string) => idOf[name] ?? name);

const suspended: readonly ExpectedVisitor[] = ['suspendedAccount', 'suspendedUnverified'];

type End = { readonly path: string; readonly route: AppRoute; readonly status: number | null };

const endOf = (visitor: ExpectedVisitor, route: AppRoute, path: string): End => {
  const decision = expectedDecision[visitor](route, path);
  if (decision === 'allow') return { path, route, status: null };
  if (typeof decision === 'number') return { path, route, status: decision };
  const [pathname = '/'] = decision.split('?');
  const next = routes.find((each) => each.path === pathname) ?? routes.find((each) => matchPath(each.path, pathname));
  if (!next) throw new Error(`${decision} is no route`);
  // Signed out on the way to the index, which is open to guests.
  return suspended.includes(visitor) ? { path: pathname, route: next, status: null } : endOf(visitor, next, pathname);
};

// A placeholder would stay for 300 ms.
beforeAll(() => Promise.all(checked.map(preloadLayout)));

test.each(Object.keys(visitors) as ExpectedVisitor[])(
  'an address of each kind ends as the guard table says, with its row’s title and layout, for %s',
  async (visitor) => {
    const router = appAt(visitor, '/terms/tos');
    for (const route of ofEachKind) {
      await act(() => router.navigate(addressOf(route)));
      const { path, route: end, status } = endOf(visitor, route, addressOf(route));
      const title = end.name === 'index' ? siteName : `${end.title}｜${siteName}`;
      await waitFor(() =>
        expect({
          path: router.state.location.pathname,
          title: document.title,
          layout: document.documentElement.dataset.layout ?? '',
          error: /^40\d/.exec(document.querySelector('h1')?.textContent ?? '')?.[0] ?? '',
        }).toEqual({ path, title, layout: end.layout, error: status === null ? '' : String(status) }),
      );
    }
    expect(signOut.mock.calls.length > 0).toBe(suspended.includes(visitor));
  },
);
