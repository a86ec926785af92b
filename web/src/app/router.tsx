import { lazy, Suspense } from 'react';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { routes } from '#web/routing/routes.ts';
import { arrived } from '#web/shared/data/platform/reloadGuard.ts';
import { RouteError } from './errors/routeError.tsx';
import { GuardedScreen } from './shell/guardedScreen.tsx';
import { KeptScroll } from './shell/keptScroll.tsx';
import { SignOutReasonBar } from './shell/signOutReasonBar.tsx';

/** Loaded after the page, because it is used minutes later. */
const UpdateBar = lazy(async () => arrived(await import('./shell/updateBar.tsx')));

const Root = () => (
  <>
    <SignOutReasonBar />
    <Suspense>
      <UpdateBar />
    </Suspense>
    <Outlet />
    <KeptScroll />
  </>
);

/** The router of the route table; an unknown address shows the 404 page. */
export const makeRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      errorElement: <RouteError />,
      children: [
        ...routes.map((route) => ({ path: route.path, element: <GuardedScreen route={route} /> })),
        { path: '*', element: <GuardedScreen route={null} /> },
      ],
    },
  ]);
