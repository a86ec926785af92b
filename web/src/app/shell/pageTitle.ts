import { useEffect, useRef } from 'react';
import { siteName } from '#domain/kernel/siteName.ts';
import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * Names the tab, marks the document with the layout (`data-layout`) and, after a change of page,
 * moves the focus to the content, so that screen readers begin there.
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
