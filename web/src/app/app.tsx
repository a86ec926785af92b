import { lazy, StrictMode, Suspense, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  type Location,
  Outlet,
  RouterProvider,
  UNSAFE_DataRouterStateContext as RouterState,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { guardMessages } from '#web/routing/guard.ts';
import { href } from '#web/routing/href.ts';
import { routes } from '#web/routing/routes.ts';
import { watchFlags } from '#web/shared/data/platform/flags.ts';
import { arrived, isLostChunk } from '#web/shared/data/platform/reloadGuard.ts';
import { reportError } from '#web/shared/data/platform/reportError.ts';
import css from '#web/shared/ui/bars.module.css';
import { ToastHost } from '#web/shared/ui/toastHost.tsx';
import { useFocusFallback } from '#web/shared/ui/useFocusFallback.ts';
import { ErrorScreen } from './errors/errorScreen.tsx';
import { preloadRoute } from './preloadRoute.ts';
import { useSessionFollower } from './sessionFollower.ts';
import { GuardedScreen } from './shell/guardedScreen.tsx';
import { preloadLinks } from './shell/preloadLinks.ts';
import { keepSignOutReason, useSignOutReason } from './shell/signOutReason.ts';

/**
 * Shows an error of the router or a screen: its status if any, never an internal message. A screen
 * that could not be loaded offline opens when the connection is back.
 */
export const RouteError = () => {
  const error = useRouteError();
  const [isOffline] = useState(() => isLostChunk(error) && !navigator.onLine);
  useEffect(() => {
    if (isOffline) {
      const open = () => location.reload();
      addEventListener('online', open);
      return () => removeEventListener('online', open);
    }
    if (!isRouteErrorResponse(error)) reportError(error);
    return undefined;
  }, [error, isOffline]);
  if (isOffline) return <ErrorScreen status="offline" message="接続が戻ると、自動で開きます。" />;
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return <ErrorScreen status={status} message={status === 404 ? guardMessages.notFound : transportMessages.fallback} />;
};

/** How long a list may take to reach its old length (ms). */
const PATIENCE = 10_000;
const byUser = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `wanted` (px) whenever the page is long enough, until the user acts, because a page
 * that gets shorter loses its position. Returns a function that ends it.
 */
const scrollWhenLong = (wanted: number): (() => void) => {
  const end = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const type of byUser) removeEventListener(type, end);
  };
  const growth = new ResizeObserver(() => {
    const room = document.documentElement.scrollHeight - window.innerHeight;
    if (room >= wanted && window.scrollY < wanted) window.scrollTo(0, wanted);
  });
  const timer = setTimeout(end, PATIENCE);
  growth.observe(document.body);
  for (const type of byUser) addEventListener(type, end, { passive: true });
  return end;
};

/** A page opened by its address uses that, so that the next one does not start at its position. */
const visitOf = ({ key, pathname, search }: Location): string => (key === 'default' ? `${pathname}${search}` : key);

/** Restores the scroll position on "back". A page that is too short at first is scrolled later. */
export const KeptScroll = () => {
  const wanted = useContext(RouterState)?.restoreScrollPosition;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit begins again
  useLayoutEffect(() => {
    return typeof wanted === 'number' && wanted > 0 ? scrollWhenLong(wanted) : undefined;
  }, [wanted, key]);
  return <ScrollRestoration getKey={visitOf} />;
};

const Reason = ({ text }: { readonly text: string }) => {
  const held = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={held} className={css.bar} role="alert">
      <span>{text}</span>
      <Link to={href('contact')}>お問い合わせ</Link>
      <button type="button" onClick={() => keepSignOutReason(null)}>
        閉じる
      </button>
    </div>
  );
};

/** Shows why the session ended, on any page, until it is read. */
const SignOutReasonBar = () => {
  const reason = useSignOutReason();
  return reason ? <Reason text={reason} /> : null;
};

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

export const App = () => {
  const [router] = useState(makeRouter);
  useSessionFollower();
  return (
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>
  );
};

export const start = (root: HTMLElement): void => {
  preloadRoute();
  watchFlags();
  preloadLinks();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};
