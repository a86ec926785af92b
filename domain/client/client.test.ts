import { describe, expect, test } from 'vitest';
import { by } from '../testing/contexts.ts';
import { clientProfile as profile } from '../testing/profiles.ts';
import { scenario } from '../testing/scenario.ts';
import { address } from './address.ts';
import { decider } from './client.ts';
import type { ClientEvent } from './events.ts';
import { clientProfile } from './profile.ts';

const story = scenario(decider);
const save = { type: 'saveProfile', ...profile } as const;
const registered: ClientEvent = { type: 'ClientProfileRegistered', data: { ...profile, paymentMethod: 2 } };
const moved = { ...profile, company: { ...profile.company, phone: '0451234567' } };

describe('a company profile', () => {
  test('is registered, paid for by bank transfer', () => story.given().when(save, by('client')).then([registered]));
  test('saved twice is registered once', () => story.given(registered).when(save, by('client')).then([]));
  test('changes in any depth', () =>
    story
      .given(registered)
      .when({ ...save, ...moved }, by('client'))
      .then([{ type: 'ClientProfileChanged', data: moved }]));
  test('changed twice changes once', () =>
    story
      .given(registered, { type: 'ClientProfileChanged', data: moved })
      .when({ ...save, ...moved }, by('client'))
      .then([]));
  test('is for clients to save', () => {
    for (const role of ['talent', 'office', 'system', null] as const) story.given().when(save, by(role)).thenRefused('permission-denied');
  });
});

describe('the address (spec section 5)', () => {
  const sound = { postalCode: '1500001', prefecture: '東京都', city: '渋谷区', street: '神宮前1-2-3', buildingName: '' };
  const faultsOf = (change: Partial<typeof sound>) =>
    (address.safeParse({ ...sound, ...change }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

  test('may leave everything open', () =>
    expect(faultsOf({ postalCode: '', prefecture: '', city: '', street: '', buildingName: '' })).toEqual([]));
  test('city and street have 56 characters together', () => {
    expect(faultsOf({ city: '市'.repeat(20), street: '番'.repeat(36) })).toEqual([]);
    expect(faultsOf({ city: '市'.repeat(20), street: '番'.repeat(37) })).toEqual([
      ['street', '市区町村と番地は合わせて56文字まで入力してください'],
    ]);
  });
  test('the prefecture has up to 4 characters, the building up to 60', () => {
    expect(faultsOf({ prefecture: '神奈川県', buildingName: '館'.repeat(60) })).toEqual([]);
    expect(faultsOf({ prefecture: '神奈川県内' })).toEqual([['prefecture', '最大4文字まで入力してください']]);
    expect(faultsOf({ buildingName: '館'.repeat(61) })).toEqual([['buildingName', '最大60文字まで入力してください']]);
  });
});

describe('lengths of a company profile (spec section 5)', () => {
  const accepts = (change: object) => clientProfile.safeParse({ ...profile, ...change }).success;
  const company = (change: object) => ({ company: { ...profile.company, ...change } });
  test.each([
    ['client name', 60, (text: string) => ({ name: text })],
    ['department', 100, (text: string) => ({ department: text })],
    ['company name', 100, (text: string) => company({ name: text })],
  ])('%s: up to %i characters', (_, limit, change) => {
    expect(accepts(change('あ'.repeat(limit)))).toBe(true);
    expect(accepts(change('あ'.repeat(limit + 1)))).toBe(false);
  });
  test('a phone number may be left open, but not be half a one', () => {
    expect(accepts(company({ phone: '' }))).toBe(true);
    expect(accepts(company({ phone: '03-1234' }))).toBe(false);
  });
  test('unknown fields are refused', () => expect(accepts({ isAdmin: true })).toBe(false));
});
