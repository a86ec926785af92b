import { useContext, useLayoutEffect } from 'react';
import { type Location, UNSAFE_DataRouterStateContext as RouterState, ScrollRestoration, useLocation } from 'react-router-dom';

/** How long (ms) a list may take to reach its old length again. */
const PATIENCE = 10_000;
const byUser = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `wanted` (px) whenever the page has become long enough, until the user acts: a page
 * that gets shorter for a moment loses its scroll position. Returns what ends it.
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

/**
 * A page that was not led to has no visit of its own: its address says which it is, or the next one
 * would begin where it was left.
 */
const visitOf = ({ key, pathname, search }: Location): string => (key === 'default' ? `${pathname}${search}` : key);

/**
 * Keeps the place in a page across "back". A page that is too short at first (its list is read
 * again) is scrolled when it has grown.
 */
export const KeptScroll = () => {
  const wanted = useContext(RouterState)?.restoreScrollPosition;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit begins again
  useLayoutEffect(() => {
    return typeof wanted === 'number' && wanted > 0 ? scrollWhenLong(wanted) : undefined;
  }, [wanted, key]);
  return <ScrollRestoration getKey={visitOf} />;
};
