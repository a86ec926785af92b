import { describe, expect, test } from 'vitest';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile, talentProfile } from '#domain/testing/profiles.ts';
import { clients } from './clients.ts';
import { MISSING_PERSON } from './readModel.ts';
import { talents } from './talents.ts';
import { project } from './testing/project.ts';

describe('talents/{uid}', () => {
  const registered = { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 4_321 } } as const;
  const changed = { type: 'TalentProfileChanged', data: { ...talentProfile, name: '山田 華' } } as const;
  const published = { type: 'TalentPublished', data: {} } as const;
  const talent = (...events: Parameters<typeof envelopes>[1][]) => project([talents], envelopes('talent-hana', ...events))['talents/hana'];

  test('begins hidden, with the profile as it was written', () => {
    expect(talent(registered)).toEqual({
      ...{ id: 'hana', ...talentProfile, viewOrder: 4_321, likedCount: 0 },
      ...{ isPublished: false, isSuspended: true, deletedAt: null },
      ...{ cardVersion: 1, version: 1, createdAt: NOON, updatedAt: NOON },
    });
  });
  test('is shown by the office, and hidden again', () => {
    expect(talent(registered, published)).toMatchObject({ isPublished: true, isSuspended: false, version: 2 });
    expect(talent(registered, published, { type: 'TalentSuspended', data: { reason: '規約違反' } })).toMatchObject({
      ...{ isPublished: false, isSuspended: true, version: 3 },
    });
  });
  test('changes what cards show with the profile only', () => {
    expect(talent(registered, published, changed)).toMatchObject({
      ...{ name: '山田 華', cardVersion: 3, version: 3, viewOrder: 4_321, createdAt: NOON, updatedAt: NOON + 2 * HOUR, isPublished: true },
    });
    expect(talent(registered, changed, published)).toMatchObject({ cardVersion: 2, version: 3 });
  });
  test('of an erased person keeps nothing personal', () => {
    const erased = { name: null, kana: null, birthday: null, introduction: null, thumbnail: null, profileImages: null };
    expect(talent({ type: 'TalentProfileRegistered', data: { ...talentProfile, ...erased, viewOrder: 100 } })).toMatchObject({
      ...{ name: MISSING_PERSON, kana: '', birthday: null, introduction: '', thumbnail: null, profileImages: [] },
    });
  });
});

describe('clients/{uid}', () => {
  const registered = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } } as const;
  const client = (...events: Parameters<typeof envelopes>[1][]) => project([clients], envelopes('client-ken', ...events))['clients/ken'];

  test('holds the company profile, paid by bank transfer', () => {
    expect(client(registered)).toEqual({
      ...{ id: 'ken', ...clientProfile, paymentMethod: 2, billClientId: null, deletedAt: null },
      ...{ cardVersion: 1, version: 1, createdAt: NOON, updatedAt: NOON },
    });
  });
  test('follows changes', () => {
    const moved = { ...clientProfile, department: '宣伝部' };
    expect(client(registered, { type: 'ClientProfileChanged', data: moved })).toMatchObject({
      ...{ department: '宣伝部', paymentMethod: 2, cardVersion: 2, version: 2, createdAt: NOON, updatedAt: NOON + HOUR },
    });
  });
  test('of an erased person keeps nothing personal', () => {
    const company = { name: null, kana: null, phone: null, address: null };
    const erased = { ...clientProfile, name: null, kana: null, thumbnail: null, company };
    const shown = client({ type: 'ClientProfileRegistered', data: { ...erased, paymentMethod: 2 } });
    expect(shown).toMatchObject({ name: MISSING_PERSON, kana: '', thumbnail: null });
    expect(shown?.company).toEqual({
      ...{ name: '', kana: '', phone: '' },
      address: { postalCode: '', prefecture: '', city: '', street: '', buildingName: '' },
    });
  });
});
