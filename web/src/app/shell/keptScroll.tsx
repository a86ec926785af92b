import { useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, ScrollRestoration, useLocation } from 'react-router-dom';

/** How long (ms) a list that is read again may take to reach its old length. */
const PATIENCE = 10_000;
const byUser = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `wanted` (px) as soon as the page is long enough, unless the user acts first. Returns
 * what ends the waiting.
 */
const scrollOnceLong = (wanted: number): (() => void) => {
  const end = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const type of byUser) removeEventListener(type, end);
  };
  const growth = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < wanted) return;
    window.scrollTo(0, wanted);
    end();
  });
  const timer = setTimeout(end, PATIENCE);
  growth.observe(document.body);
  for (const type of byUser) addEventListener(type, end, { passive: true });
  return end;
};

/**
 * Keeps the place in a page across "back". A page that is too short at first (its list is read
 * again) is scrolled when it has grown.
 */
export const KeptScroll = () => {
  const wanted = useContext(RouterState)?.restoreScrollPosition;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of a page begins anew, also at the same place
  useLayoutEffect(() => {
    const room = document.documentElement.scrollHeight - window.innerHeight;
    return typeof wanted === 'number' && wanted > room ? scrollOnceLong(wanted) : undefined;
  }, [wanted, key]);
  return <ScrollRestoration />;
};
