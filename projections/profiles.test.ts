import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile, talentDetails, talentProfile } from '#domain/testing/profiles.ts';
import { clients, mergeClient } from './clients.ts';
import { applyEvent, byType, type ReadModel } from './projector.ts';
import { MISSING_PERSON, noReviews } from './readModel.ts';
import { talentPrivate } from './talentPrivate.ts';
import { mergeTalent, talents } from './talents.ts';
import { project } from './testing/project.ts';

describe('talents/{uid}', () => {
  const registered = { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 4_321 } } as const;
  const changed = { type: 'TalentProfileChanged', data: { ...talentProfile, name: '山田 華' } } as const;
  const published = { type: 'TalentPublished', data: {} } as const;
  const documents = (...events: AnyEvent[]) => project([talents, talentPrivate], envelopes('talent-hana', ...events));
  const talent = (...events: AnyEvent[]) => documents(...events)['talents/hana'];
  const own = (...events: AnyEvent[]) => documents(...events)['talentPrivate/hana'];
  const { birthday, ...told } = talentProfile;

  test('begins hidden, with the profile as it was written', () => {
    expect(talent(registered)).toEqual({
      ...{ id: 'hana', ...told, ageBand: 7, viewOrder: 4_321, isFixedOrder: false, placedAt: NOON, likedCount: 0 },
      ...{ singingRange: '', discography: '', keywords: [], industry: [], pr: '', belongingTo: null },
      sizes: { height: null, weight: null, bust: null, waist: null, hip: null, shoeSize: null, headSize: null },
      sns: { instagram: null, twitter: null, youtube: null, tiktok: null },
      ...noReviews(),
      ...{ isPublished: false, isSuspended: true, deletedAt: null },
      ...{ cardVersion: 1, version: 1, createdAt: NOON, updatedAt: NOON },
    });
    expect(own(registered)).toEqual({
      ...{ id: 'hana', birthday, ageBandUntil: '2028-05-01', taCode: null, lastId: 'talent-hana_1', replicatedAt: NOON },
      ...{ version: 1, createdAt: NOON, updatedAt: NOON },
    });
  });
  test('moves to another age band with the months, without telling the birthday', () => {
    const moved: AnyEvent = { type: 'TalentAgeBandFollowed', data: { day: '2028-05-01' } };
    expect(talent(registered, moved)).toMatchObject({ ageBand: 8, version: 2, cardVersion: 1 });
    expect(own(registered, moved)).toMatchObject({ ageBandUntil: '2038-05-01', version: 2 });
    const younger = { ...changed, data: { ...changed.data, birthday: '2012-01-01' } };
    expect(talent(registered, moved, younger)).toMatchObject({ ageBand: 5 });
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
  const sns = { instagram: { screenName: 'hanako', followersCount: 9, updatedAt: NOON }, twitter: null, youtube: null, tiktok: null };
  const detailed = { type: 'TalentDetailsSaved', data: { ...talentDetails, sns } } as const;
  const placed = { type: 'TalentViewOrderSet', data: { viewOrder: 100, isFixedOrder: true } } as const;
  test('takes the second step and the place that the office gives, without a new card', () => {
    expect(talent(registered, detailed, placed)).toMatchObject({
      ...{ ...talentDetails, sns, viewOrder: 100, isFixedOrder: true },
      ...{ cardVersion: 1, version: 3, updatedAt: NOON + 2 * HOUR },
    });
    expect(own(registered, detailed, placed)).toMatchObject({ replicatedAt: NOON, lastId: 'talent-hana_3', version: 3 });
  });
  test('keeps what other streams wrote, whether they came before or after it', () => {
    const liked = (documents: Map<string, ReadModel>) => {
      for (const [path, document] of mergeTalent('hana', documents, ({ likedCount }) => ({ likedCount: likedCount + 1 })))
        if (document) documents.set(path, document);
    };
    const register = (documents: Map<string, ReadModel>) => {
      for (const event of envelopes('talent-hana', registered)) applyEvent(byType([talents]), event, documents);
    };
    const first = new Map<string, ReadModel>();
    const last = new Map<string, ReadModel>();
    for (const step of [liked, register, liked]) step(first);
    for (const step of [register, liked, liked]) step(last);
    expect(Object.fromEntries(first)).toEqual(Object.fromEntries(last));
    expect(first.get('talents/hana')).toMatchObject({ likedCount: 2, version: 1 });
  });
  test('of an erased person keeps no details', () => {
    const nothing = { sizes: null, sns: null, singingRange: null, discography: null, keywords: null, pr: null };
    const erased: AnyEvent = { type: 'TalentDetailsSaved', data: { industry: ['stage'], ...nothing } };
    expect(talent(registered, erased)).toMatchObject({ keywords: [], pr: '', sizes: { height: null }, sns: { instagram: null } });
  });
  test('of an erased person keeps nothing personal', () => {
    const erased = { name: null, kana: null, birthday: null, introduction: null, speciality: null, thumbnail: null, profileImages: null };
    const event: AnyEvent = { type: 'TalentProfileRegistered', data: { ...talentProfile, ...erased, viewOrder: 100 } };
    expect(own(event)).toMatchObject({ birthday: null, ageBandUntil: null });
    expect(talent(event)).toMatchObject({
      ...{ name: MISSING_PERSON, kana: '', ageBand: 0, introduction: '', speciality: [], thumbnail: null, profileImages: [] },
    });
  });
});

describe('clients/{uid}', () => {
  const registered = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } } as const;
  const client = (...events: Parameters<typeof envelopes>[1][]) => project([clients], envelopes('client-ken', ...events))['clients/ken'];

  test('holds the company profile, paid by bank transfer', () => {
    expect(client(registered)).toEqual({
      ...{ id: 'ken', ...clientProfile, paymentMethod: 2, billClientId: null, deletedAt: null, ...noReviews() },
      ...{ cardVersion: 1, version: 1, createdAt: NOON, updatedAt: NOON },
    });
  });
  test('follows changes', () => {
    const moved = { ...clientProfile, department: '宣伝部' };
    expect(client(registered, { type: 'ClientProfileChanged', data: moved })).toMatchObject({
      ...{ department: '宣伝部', paymentMethod: 2, cardVersion: 2, version: 2, createdAt: NOON, updatedAt: NOON + HOUR },
    });
  });
  test('may be reviewed before the profile is there', () => {
    const [[, blank] = []] = mergeClient('ken', new Map(), ({ reviews }) => ({ reviews: { ...reviews, count: reviews.count + 1 } }));
    expect(blank).toMatchObject({ id: 'ken', name: MISSING_PERSON, reviews: { count: 1 }, version: 0, cardVersion: 0 });
  });
  test('of an erased person keeps nothing personal', () => {
    const company = { name: null, kana: null, phone: null, address: null };
    const erased = { ...clientProfile, name: null, kana: null, thumbnail: null, department: null, position: null, worksUrl: null, company };
    const shown = client({ type: 'ClientProfileRegistered', data: { ...erased, paymentMethod: 2 } });
    expect(shown).toMatchObject({ name: MISSING_PERSON, kana: '', thumbnail: null });
    expect(shown?.company).toEqual({
      ...{ name: '', kana: '', phone: '' },
      address: { postalCode: '', prefecture: '', city: '', street: '', buildingName: '' },
    });
  });
});
