import { describe, expect, it } from 'vitest';
import { href } from './href.ts';
import { officePages } from './officePages.ts';
import type { LayoutName, RouteDefinition } from './routeDefinition.ts';
import { routes } from './routes.ts';

const table: readonly RouteDefinition[] = routes;

describe('route table', () => {
  it('has every path and name once', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  it('has absolute paths without a trailing slash', () => {
    for (const { path } of routes) expect(path).toMatch(/^\/$|^\/[\w/:-]*[\w]$/);
  });

  it('has the group of each page according to its path', () => {
    for (const { path, group } of routes) {
      const side = /^\/(talent|client|office)(\/|$)/.exec(path)?.[1];
      if (side) expect(`${path} ${group}`).toBe(`${path} ${side}`);
    }
  });

  it('has the layout of each page according to its name', () => {
    const pathsOf = (layout: LayoutName) => table.filter((route) => route.layout === layout).map(({ path }) => path);
    const named = (name: RegExp) => table.map(({ path }) => path).filter((path) => name.test(path));
    expect(pathsOf('done')).toEqual(named(/\/done$|^\/registration\/confirmation$/));
    expect([pathsOf('top'), pathsOf('maintenance')]).toEqual([['/'], ['/maintenance']]);
    expect(pathsOf('login')).toEqual(expect.arrayContaining(['/login', '/registration']));
    expect(pathsOf('initial')).toEqual(expect.arrayContaining(['/initial', '/registration/email']));
    expect(pathsOf('print')).toContain('/client/talents/:talentId/print');
    for (const side of ['talent', 'client']) {
      expect(pathsOf('message')).toContain(`/${side}/mypage/messages/:roomId`);
      expect(pathsOf('news')).toEqual(expect.arrayContaining([`/${side}/notification`, `/${side}/notification/:notificationId`]));
    }
    expect(pathsOf('edit')).toEqual(expect.arrayContaining(named(/\/(add|apply|edit(_\d\d)?)$/)));
  });

  it('has the path parameters of the specification, and those of pages that it lacks', () => {
    const parametersOf = (paths: readonly string[]) => [...new Set(paths.flatMap((path) => path.match(/:\w+/g) ?? []))].sort();
    const paths = table.filter(({ group }) => group !== 'office').map(({ path }) => path);
    const specified = ['jobId', 'talentId', 'entryId', 'offerId', 'roomId', 'notificationId'];
    expect(parametersOf(paths)).toEqual([...specified, 'id', 'contactId'].map((name) => `:${name}`).sort());
  });
});

describe('href', () => {
  it('fills and escapes parameters', () => {
    expect(href('clientOfferFeeEdit', { offerId: 'a/b' })).toBe('/client/mypage/offers/a%2Fb/fee/edit');
    expect(href('clientOffers')).toBe('/client/mypage/offers');
  });
});

it('the menu of the office has pages without ids, each at a place of its own', () => {
  const rows = officePages.flatMap(({ path, menu }) => (menu ? [{ path, place: `${menu.group} ${menu.at}` }] : []));
  expect(rows.filter(({ path }) => path.includes(':'))).toEqual([]);
  expect(new Set(rows.map(({ place }) => place)).size).toBe(rows.length);
});
