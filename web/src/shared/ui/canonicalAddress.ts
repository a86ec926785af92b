import { useEffect } from 'react';

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
