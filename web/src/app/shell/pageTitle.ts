import { useEffect, useRef } from 'react';
import { siteName } from '#domain/kernel/siteName.ts';
import type { RouteDefinition } from '#web/routing/routeDefinition.ts';

/**
 * Sets the tab's title and the document's layout (`data-layout`), and after navigation focuses the
 * content, so that screen readers start there.
 */
export const usePageTitle = (route: RouteDefinition | null, pathname: string): void => {
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = route && route.name !== 'index' ? `${route.title}｜${siteName}` : siteName;
    if (route) document.documentElement.dataset.layout = route.layout;
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [route, pathname]);
};
