import { useEffect, useSyncExternalStore } from 'react';

let current: string | null = null;
const listeners = new Set<() => void>();

const set = (title: string | null): void => {
  current = title;
  for (const listener of listeners) listener();
};

/** Replaces the route's title with a screen's own (a name) while the screen is mounted. */
export const useScreenTitle = (title: string | null): void => {
  useEffect(() => {
    set(title);
    return () => set(null);
  }, [title]);
};

/** The screen's own title; null if the route's is used. */
export const useGivenTitle = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );

/**
 * Sets the canonical address for search engines, if the build knows the site's address
 * (web/siteFiles.ts).
 */
export const useCanonicalAddress = (path: string): void => {
  useEffect(() => {
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
    if (!site) return;
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.href = new URL(path, site).href;
    document.head.append(link);
    return () => link.remove();
  }, [path]);
};
