import { expect, test } from 'vitest';
import { routes } from '#web/routing/routes.ts';
import { listedPaths, robotsText, sitemapText } from './siteFiles.ts';

test('guests can open every page that search engines may list', () => {
  const open = routes.filter(({ group }) => group === 'public').map(({ path }) => path as string);
  expect(listedPaths.filter((path) => !open.includes(path))).toEqual([]);
});

test('a public site lists its pages', () => {
  expect(robotsText('https://example.jp')).toContain('Sitemap: https://example.jp/sitemap.xml');
  expect(sitemapText('https://example.jp')).toContain('<loc>https://example.jp/terms/tos</loc>');
});

test('a build without a public site cannot be indexed', () => expect(robotsText(undefined)).toBe('User-agent: *\nDisallow: /\n'));
