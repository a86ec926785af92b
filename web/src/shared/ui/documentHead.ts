import { useEffect } from 'react';
import { valueStore } from '../data/platform/valueStore.ts';

const given = valueStore<string | null>(null);
/** Replaces the route's title with a screen's own (a name) while the screen is mounted. */
export const useScreenTitle = (title: string | null): void => {
  useEffect(() => {
    given.set(title);
    return () => given.set(null);
  }, [title]);
};

/** The screen's own title; null if the route's is used. */
export const useGivenTitle = given.use;

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
