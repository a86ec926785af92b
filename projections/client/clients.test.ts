import { describe, expect, test } from 'vitest';
import type { AnyEnvelope, AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import { MISSING_PERSON, noReviews } from '../kernel/fields.schema.ts';
import { project } from '../testing/project.ts';
import { clients, mergeClient } from './clients.ts';

describe('clients/{uid}', () => {
  const registered = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } } as const;
  const client = (...events: Parameters<typeof envelopes>[1][]) => project([clients], envelopes('client-ken', ...events))['clients/ken'];

  test('has the company profile, with bank transfer', () => {
    expect(client(registered)).toEqual({
      id: 'ken',
      ...clientProfile,
      paymentMethod: 2,
      billClientId: null,
      payers: [],
      deletedAt: null,
      ...noReviews(),
      cardVersion: 1,
      version: 1,
      createdAt: NOON,
      updatedAt: NOON,
    });
  });
  test('has later changes', () => {
    const moved = { ...clientProfile, department: '宣伝部' };
    expect(client(registered, { type: 'ClientProfileChanged', data: moved })).toMatchObject({
      department: '宣伝部',
      paymentMethod: 2,
      cardVersion: 2,
      version: 2,
      createdAt: NOON,
      updatedAt: NOON + HOUR,
    });
  });
  test('names the confirmed payers, each once, until they are removed', () => {
    const confirmed = (payer: string | null): AnyEvent => ({ type: 'ClientPayerConfirmed', data: { payer } });
    expect(client(registered, confirmed('カ）アオゾラ'), confirmed('ｶ)ｱｵｿﾞﾗ'), confirmed('ソライロ'), confirmed(null))).toMatchObject({
      payers: ['ｶ)ｱｵｿﾞﾗ', 'ソライロ'],
    });
    const removed: AnyEvent = { type: 'ClientPayerRemoved', data: { payer: 'カ)アオゾラ' } };
    expect(client(registered, confirmed('カ）アオゾラ'), removed)).toMatchObject({ payers: [] });
  });
  test('can have reviews before the profile exists', () => {
    const [review] = envelopes('review-deal-1', { type: 'ClientProfileRegistered', data: registered.data });
    const [[, blank] = []] = mergeClient(review as AnyEnvelope, 'ken', new Map(), ({ reviews }) => ({
      reviews: { ...reviews, count: reviews.count + 1 },
    }));
    expect(blank).toMatchObject({ id: 'ken', name: MISSING_PERSON, reviews: { count: 1 }, version: 0, cardVersion: 0 });
  });
  test('of an erased person has no personal data', () => {
    const company = { name: null, kana: null, phone: null, address: null };
    const erased = { ...clientProfile, name: null, kana: null, thumbnail: null, department: null, position: null, worksUrl: null, company };
    const shown = client({ type: 'ClientProfileRegistered', data: { ...erased, paymentMethod: 2 } });
    expect(shown).toMatchObject({ name: MISSING_PERSON, kana: '', thumbnail: null });
    expect(shown?.company).toEqual({
      name: '',
      kana: '',
      phone: '',
      address: { postalCode: '', prefecture: '', city: '', street: '', buildingName: '' },
    });
  });
});

test('is a placeholder for other people’s lists; the customer number stays', () => {
  const { name, department, company } = clientProfile;
  const moved = { ...company.address, street: '神宮前4-5-6' };
  const events: AnyEvent[] = [
    { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } },
    {
      type: 'ClientBillingSaved',
      data: { name, department, company: { name: company.name, phone: company.phone, address: moved }, paymentMethod: 2 },
    },
    { type: 'ClientBillClientIdSet', data: { billClientId: 'C-0001' } },
    { type: 'ClientWithdrawn', data: {} },
  ];
  const [before, after] = [events.slice(0, 3), events].map((some) => project([clients], envelopes('client-ken', ...some))['clients/ken']);
  expect(before).toMatchObject({ name, company: { ...company, address: moved }, billClientId: 'C-0001', cardVersion: 2, version: 3 });
  expect(after).toMatchObject({ name: MISSING_PERSON, department: '', worksUrl: '', deletedAt: NOON + 3 * HOUR, billClientId: 'C-0001' });
  expect(JSON.stringify(after)).not.toContain(company.name);
});
