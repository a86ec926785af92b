import type { Plugin } from 'vite';
import { frontAddresses } from '../domain/talk/front/addresses.ts';

/** The pages that search engines may list: those with content for everybody. */
export const listedPaths = ['/', '/company', '/terms/tos', '/terms/legal', '/terms/privacy'] as const;

/** Only a public site may be indexed; a build for a local host or a preview must not be. */
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

/** Pages that may be listed set their own address (`useCanonicalAddress`). */
const headTags = (site: string) => [
  { tag: 'meta', attrs: { property: 'og:url', content: `${site}/` } },
  { tag: 'meta', attrs: { property: 'og:image', content: `${site}/preview.png` } },
];

/**
 * Writes robots.txt, sitemap.xml and the tags with the site's address from `VITE_SITE_URL`
 * (`https://example.jp`). Without it the build belongs to no public site and must not be indexed.
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
