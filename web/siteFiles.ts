import type { Plugin } from 'vite';
import { frontAddresses } from '../domain/front/addresses.ts';

/** The pages that search engines may list: those that say something to everybody. */
export const listedPaths = ['/', '/company', '/terms/tos', '/terms/legal', '/terms/privacy'] as const;

/**
 * Only the site itself may be listed; a build for a local host or a preview is nobody's to find.
 */
export const robotsText = (site: string | undefined): string =>
  site
    ? [
        'User-agent: *',
        ...['/talent', '/client', '/office', '/usermgmt'].map((path) => `Disallow: ${path}`),
        `Sitemap: ${site}/sitemap.xml`,
        `Sitemap: ${site}${frontAddresses.sitemap}`,
        '',
      ].join('\n')
    : 'User-agent: *\nDisallow: /\n';

export const sitemapText = (site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedPaths.map((path) => `  <url><loc>${site}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/**
 * What previews of a link show. Pages that may be listed name their own address
 * (`useCanonicalAddress`).
 */
const headTags = (site: string) => [
  { tag: 'meta', attrs: { property: 'og:url', content: `${site}/` } },
  { tag: 'meta', attrs: { property: 'og:image', content: `${site}/preview.png` } },
];

/**
 * Writes robots.txt, sitemap.xml and the tags that name the site's address. `VITE_SITE_URL` says
 * what it is (`https://example.jp`); without it the build belongs to no public site and says so.
 */
export const siteFiles = (address: string | undefined): Plugin => {
  const site = address?.replace(/\/+$/, '');
  return {
    name: 'site-files',
    transformIndexHtml: () => (site ? headTags(site).map((tag) => ({ ...tag, injectTo: 'head' as const })) : []),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(site) });
      if (site) this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapText(site) });
    },
  };
};
