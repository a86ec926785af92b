import { describe, expect, it } from 'vitest';
import { href } from './href.ts';
import { routes } from './routes.ts';

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

  it('lists the routes without a screen', () => {
    const built = routes.filter((route) => !('pending' in route)).map(({ name }) => name);
    expect(built).toEqual(
      expect.arrayContaining(['login', 'clientTalents', 'clientTalentOffer', 'clientOffer', 'talentOffer', 'officeOffers', 'officeBills']),
    );
    expect(built.length + routes.filter((route) => 'pending' in route).length).toBe(routes.length);
  });
});

describe('href', () => {
  it('fills and escapes parameters', () => {
    expect(href('clientOfferFeeEdit', { offerId: 'a/b' })).toBe('/client/mypage/offers/a%2Fb/fee/edit');
    expect(href('clientOffers')).toBe('/client/mypage/offers');
  });
});
