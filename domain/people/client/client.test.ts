import { describe, expect, test } from 'vitest';
import { messages } from '../../kernel/validation.ts';
import { by } from '../../testing/contexts.ts';
import { clientProfile as profile } from '../../testing/profiles.ts';
import { scenario } from '../../testing/scenario.ts';
import { address } from './address.ts';
import { billingProfile, billingProfileFaults, isBillingProfileComplete, PAYERS_MAX, paymentMethod } from './billing.ts';
import { type ClientEvent, client } from './client.ts';
import { needsBillingUpdate, paymentMethodOf } from './paymentMethod.ts';

const story = scenario(client.decider);
const save = { type: 'saveProfile', ...profile } as const;
const registered: ClientEvent = { type: 'ClientProfileRegistered', data: { ...profile, paymentMethod: 2 } };
const moved = { ...profile, company: { ...profile.company, phone: '0451234567' } };

describe('a company profile', () => {
  test('is registered, with bank transfer as payment method', () => story.given().when(save, by('client'), [registered]));
  test('changes at any depth', () =>
    story.given(registered).when({ ...save, ...moved }, by('client'), [{ type: 'ClientProfileChanged', data: moved }]));
});

describe('the kind of client', () => {
  const unnamed = { ...profile, company: { ...profile.company, name: '' } };
  test('a corporation needs a name', () => story.given().when({ ...save, ...unnamed }, by('client'), 'invalid-argument', ['company.name']));
  test('an individual needs no company name', () => {
    const individual = { ...unnamed, clientType: 'INDIVIDUAL' } as const;
    story
      .given()
      .when({ ...save, ...individual }, by('client'), [{ type: 'ClientProfileRegistered', data: { ...individual, paymentMethod: 2 } }]);
  });
});

describe('billing', () => {
  const { name, department, company } = profile;
  const billing = {
    name,
    department,
    company: { name: company.name, phone: company.phone, address: company.address },
    paymentMethod: 2,
  } as const;
  const saveBilling = { type: 'saveBilling', ...billing } as const;
  const saved: ClientEvent = { type: 'ClientBillingSaved', data: billing };
  test('is saved', () => story.given(registered).when(saveBilling, by('client'), [saved]));
  test('and profile write the same fields: a save of one makes the other a change', () => {
    story.given(registered, saved).when(save, by('client'), [{ type: 'ClientProfileChanged', data: profile }]);
    story.given(registered, saved, { type: 'ClientProfileChanged', data: profile }).when(saveBilling, by('client'), [saved]);
  });
  test('needs a profile first', () => story.given().when(saveBilling, by('client'), 'profile-required'));

  const sound = { name, department, company };
  const placed = (change: object) => ({ ...sound, company: { ...company, address: { ...company.address, ...change } } });
  test('is complete without changes', () => expect(billingProfileFaults(sound)).toEqual({}));
  test.each<[string, Parameters<typeof billingProfileFaults>[0], Record<string, string>]>([
    ['company name', { ...sound, company: { ...company, name: '' } }, { 'company.name': messages.required }],
    ['company name of 101', { ...sound, company: { ...company, name: 'あ'.repeat(101) } }, { 'company.name': messages.max(100) }],
    ['department', { ...sound, department: '' }, { department: messages.required }],
    ['department of 101', { ...sound, department: 'あ'.repeat(101) }, { department: messages.max(100) }],
    ['client name', { ...sound, name: '' }, { name: messages.required }],
    ['client name of 61', { ...sound, name: 'あ'.repeat(61) }, { name: messages.max(60) }],
    ['postal code', placed({ postalCode: '' }), { 'company.address.postalCode': messages.required }],
    ['postal code with a hyphen', placed({ postalCode: '150-0001' }), { 'company.address.postalCode': messages.postalCode }],
    ['prefecture', placed({ prefecture: '' }), { 'company.address.prefecture': messages.required }],
    ['prefecture of 5', placed({ prefecture: '神奈川県内' }), { 'company.address.prefecture': messages.max(4) }],
    ['city', placed({ city: '' }), { 'company.address.city': messages.required }],
    ['street', placed({ street: '' }), { 'company.address.street': messages.required }],
    [
      'city and street of 57 together',
      placed({ city: '市'.repeat(20), street: '番'.repeat(37) }),
      { 'company.address.street': '市区町村と番地は合わせて56文字まで入力してください' },
    ],
    ['building of 61', placed({ buildingName: '館'.repeat(61) }), { 'company.address.buildingName': messages.max(60) }],
    ['phone', { ...sound, company: { ...company, phone: '' } }, { 'company.phone': messages.required }],
    ['half a phone', { ...sound, company: { ...company, phone: '03-12' } }, { 'company.phone': messages.phone }],
  ])('is incomplete for its %s', (_, incomplete, faults) => {
    expect(billingProfileFaults(incomplete)).toEqual(faults);
    expect(isBillingProfileComplete(incomplete)).toBe(false);
    expect(billingProfile.safeParse(incomplete).success).toBe(false);
  });
  test('accepts bank transfer only, and uses it if nothing is stored', () => {
    expect([2, 1, 0, null, undefined].map(needsBillingUpdate)).toEqual([false, true, true, true, true]);
    expect([2, null, undefined].map(paymentMethodOf)).toEqual([2, 2, 2]);
    expect(paymentMethod.safeParse(1).error?.issues[0]?.message).toBe('お支払い方法には銀行振込をお選びください');
  });
});

describe('the customer number in the accounting system', () => {
  const set = { type: 'setBillClientId', billClientId: 'C-0001' } as const;
  const numbered: ClientEvent = { type: 'ClientBillClientIdSet', data: { billClientId: 'C-0001' } };
  test('is set by the office', () => story.given(registered).when(set, by('office'), [numbered]));
  test('is removed', () =>
    story
      .given(registered, numbered)
      .when({ ...set, billClientId: null }, by('office'), [{ type: 'ClientBillClientIdSet', data: { billClientId: null } }]));
});

describe('a payer’s name on bank statements', () => {
  const confirm = { type: 'confirmPayer', payer: 'カ）アオゾラ' } as const;
  const confirmed: ClientEvent = { type: 'ClientPayerConfirmed', data: { payer: 'カ）アオゾラ' } };
  const removed: ClientEvent = { type: 'ClientPayerRemoved', data: { payer: 'ｶ)ｱｵｿﾞﾗ' } };
  test('is confirmed once, however the bank writes it', () => {
    story.given(registered).when(confirm, by('office'), [confirmed]);
    story.given(registered, confirmed).when({ ...confirm, payer: '株式会社 ｱｵｿﾞﾗ' }, by('office'), []);
  });
  test('is removed, and can be confirmed again', () => {
    const remove = { type: 'removePayer', payer: 'ｶ)ｱｵｿﾞﾗ' } as const;
    story.given(registered, confirmed).when(remove, by('office'), [removed]);
    story.given(registered, confirmed, removed).when(remove, by('office'), []);
    story.given(registered, confirmed, removed).when(confirm, by('office'), [confirmed]);
  });
  test('needs letters, and a client has a limited number', () => {
    story.given(registered).when({ ...confirm, payer: '株式会社' }, by('office'), 'invalid-argument', ['payer']);
    const all = Array.from(
      { length: PAYERS_MAX },
      (_, nth): ClientEvent => ({ type: 'ClientPayerConfirmed', data: { payer: `ア${nth}` } }),
    );
    story.given(registered, ...all).when(confirm, by('office'), 'invalid-argument', ['payer']);
  });
  test('is not confirmed for a client who has left', () =>
    story.given(registered, confirmed, { type: 'ClientWithdrawn', data: {} }).when(confirm, by('office'), 'not-found'));
});

describe('a profile that is returned', () => {
  const give = { type: 'returnProfile', reason: '所在地の確認' } as const;
  const changed: ClientEvent = { type: 'ClientProfileChanged', data: moved };
  const returned: ClientEvent = { type: 'ClientProfileReturned', data: { reason: '所在地の確認' } };
  test('is returned by the office, several times if needed', () => {
    story.given(registered).when(give, by('office'), [returned]);
    const other = { ...returned, data: { reason: '名前の確認' } };
    story.given(registered, returned).when({ ...give, reason: '名前の確認' }, by('office'), [other]);
  });
  test('twice for the same reason gives no event, until the profile changes', () => {
    story.given(registered, returned).when(give, by('office'), []);
    story.given(registered, returned, changed).when(give, by('office'), [returned]);
  });
  test('is refused for a missing profile', () => story.given().when(give, by('office'), 'not-found'));
});

describe('a client who has left', () => {
  const withdrawn: ClientEvent = { type: 'ClientWithdrawn', data: {} };
  test('is withdrawn by the system, once', () => {
    story.given(registered).when({ type: 'withdraw' }, by('system'), [withdrawn]);
    story.given(registered, withdrawn).when({ type: 'withdraw' }, by('system'), []);
    story.given().when({ type: 'withdraw' }, by('system'), []);
  });
  test('cannot write a profile', () => story.given(registered, withdrawn).when(save, by('client'), 'account-withdrawn'));
});

describe('the address (docs/specification.md, section 5)', () => {
  const sound = { postalCode: '1500001', prefecture: '東京都', city: '渋谷区', street: '神宮前1-2-3', buildingName: '' };
  const faultsOf = (change: Partial<typeof sound>) =>
    (address.safeParse({ ...sound, ...change }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

  test('city and street have 56 characters together', () => {
    expect(faultsOf({ city: '市'.repeat(20), street: '番'.repeat(36) })).toEqual([]);
    expect(faultsOf({ city: '市'.repeat(20), street: '番'.repeat(37) })).toEqual([
      ['street', '市区町村と番地は合わせて56文字まで入力してください'],
    ]);
  });
});
