import { useContext, useLayoutEffect } from 'react';
import { type Location, UNSAFE_DataRouterStateContext as RouterState, ScrollRestoration, useLocation } from 'react-router-dom';

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

/**
 * The key of a page's visit. A page opened by its address uses that, so that the next one does not
 * start at its position.
 */
const visitOf = ({ key, pathname, search }: Location): string => (key === 'default' ? `${pathname}${search}` : key);

/**
 * Restores the scroll position on "back". A page that is too short at first is scrolled when it has
 * grown.
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
