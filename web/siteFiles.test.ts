import { expect, test } from 'vitest';
import { routes } from '#web/app/routes.ts';
import { listedPaths, robotsText, sitemapText } from './siteFiles.ts';

test('what search engines may list is open to guests', () => {
  const open = routes.filter(({ group }) => group === 'public').map(({ path }) => path as string);
  expect(listedPaths.filter((path) => !open.includes(path))).toEqual([]);
});

test('a public site names its pages', () => {
  expect(robotsText('https://example.jp')).toContain('Sitemap: https://example.jp/sitemap.xml');
  expect(sitemapText('https://example.jp')).toContain('<loc>https://example.jp/terms/tos</loc>');
});

test('a build for no public site is nobody’s to find', () => expect(robotsText(undefined)).toBe('User-agent: *\nDisallow: /\n'));
