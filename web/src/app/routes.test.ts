import { describe, expect, it } from 'vitest';
import { href } from './href.ts';
import { routes } from './routes.ts';

describe('route table', () => {
  it('has every path and every name once', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  it('writes absolute paths without a trailing slash', () => {
    for (const { path } of routes) expect(path).toMatch(/^\/$|^\/[\w/:-]*[\w]$/);
  });

  it('keeps the group of a page in line with its path', () => {
    for (const { path, group } of routes) {
      const side = /^\/(talent|client|office)(\/|$)/.exec(path)?.[1];
      if (side) expect(`${path} ${group}`).toBe(`${path} ${side}`);
    }
  });

  it('lists what is still to be built', () => {
    const built = routes.filter((route) => !('pending' in route)).map(({ name }) => name);
    expect(built).toEqual(
      expect.arrayContaining(['login', 'clientTalents', 'clientTalentOffer', 'clientOffer', 'talentOffer', 'officeOffers', 'officeBills']),
    );
    expect(built.length + routes.filter((route) => 'pending' in route).length).toBe(routes.length);
  });
});

describe('href', () => {
  it('fills parameters and escapes them', () => {
    expect(href('clientOfferFeeEdit', { offerId: 'a/b' })).toBe('/client/mypage/offers/a%2Fb/fee/edit');
    expect(href('clientOffers')).toBe('/client/mypage/offers');
  });
});
