import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { uidOf } from '#domain/testing/contexts.ts';
import { RouteError } from '#web/app/app.tsx';
import { preloadLayout } from '#web/app/layouts/layout.tsx';
import { GuardedScreen } from '#web/app/shell/guardedScreen.tsx';
import { preloadScreen } from '#web/app/shell/screens.ts';
import { routeAt } from '#web/routing/routeAt.ts';
import { type AppRoute, routes } from '#web/routing/routes.ts';
import { ToastHost } from '#web/shared/ui/toastHost.tsx';
import { signedIn, signedOut } from './fakeSession.ts';
import { putColleague } from './officeWorld.ts';

const certified = { role: 'client', hasClientProfile: true, isClientCertificated: true } as const;
export const visitors = {
  guest: signedOut,
  unverified: () => signedIn('newcomer', {}, false),
  suspendedUnverified: () => signedIn('newcomer', { role: 'client', suspended: true }, false),
  suspendedAccount: () => signedIn(uidOf.client, { ...certified, suspended: true }),
  noRole: () => signedIn('newcomer', {}),
  talentWithoutProfile: () => signedIn('newcomer', { role: 'talent' }),
  suspendedTalent: () => signedIn(uidOf.talent, { role: 'talent', hasTalentProfile: true, isTalentSuspended: true }),
  talent: () => signedIn(uidOf.talent, { role: 'talent', hasTalentProfile: true }),
  clientWithoutCompany: () => signedIn('newcomer', { role: 'client' }),
  uncertifiedClient: () => signedIn(uidOf.client, { role: 'client', hasClientProfile: true }),
  client: () => signedIn(uidOf.client, certified),
  office: () => {
    signedIn(uidOf.office, { isAdmin: true });
    putColleague();
  },
} as const;
export type VisitorName = keyof typeof visitors;

/** Renders the app at an address, with its route table, guard and layouts. Returns the router. */
export const appAt = (visitor: VisitorName, address: string, state: object | null = null) => {
  visitors[visitor]();
  const [pathname, search = ''] = address.split('?');
  const router = createMemoryRouter(
    [
      {
        errorElement: <RouteError />,
        children: [
          ...routes.map((route) => ({ path: route.path, element: <GuardedScreen route={route} /> })),
          { path: '*', element: <GuardedScreen route={null} /> },
        ],
      },
    ],
    { initialEntries: [{ pathname: pathname as string, search: search && `?${search}`, state }] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>,
  );
  return router;
};

const preload = (route: AppRoute) => Promise.all([preloadScreen(route), preloadLayout(route)]);

/** For screens at addresses without a placeholder, which would stay for 300 ms. */
export const preloadAt = (...addresses: readonly string[]) =>
  Promise.all(addresses.flatMap((address) => routeAt(address.split('?')[0] as string) ?? []).map(preload));
export const preloadScreens = () => Promise.all(routes.filter(({ group, name }) => group !== 'office' && name !== 'develop').map(preload));
