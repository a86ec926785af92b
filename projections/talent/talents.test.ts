import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { personalPaths } from '#domain/kernel/eventDefinition.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { storedDetails } from '#domain/people/talent/savedDetails.ts';
import type { AnyEnvelope, AnyEvent } from '#domain/registry.ts';
import { DAY, HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes, envelopesOf } from '#domain/testing/envelopes.ts';
import { talentDetails, talentProfile } from '#domain/testing/profiles.ts';
import { MISSING_PERSON, noReviews } from '../kernel/fields.schema.ts';
import { applyEvent, byType, type ReadModel } from '../kernel/projector.ts';
import { project } from '../testing/project.ts';
import { talentPrivate } from './talentPrivate.ts';
import { mergeTalent, talents } from './talents.ts';

describe('talents/{uid}', () => {
  const registered = { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 4_321 } } as const;
  const changed = { type: 'TalentProfileChanged', data: { ...talentProfile, name: '山田 華' } } as const;
  const published = { type: 'TalentPublished', data: {} } as const;
  const documents = (...events: AnyEvent[]) => project([talents, talentPrivate], envelopes('talent-hana', ...events));
  const talent = (...events: AnyEvent[]) => documents(...events)['talents/hana'];
  const own = (...events: AnyEvent[]) => documents(...events)['talentPrivate/hana'];
  const { birthday, ...told } = talentProfile;

  test('begins hidden, with the profile', () => {
    expect(talent(registered)).toEqual({
      id: 'hana',
      ...told,
      ageBand: 7,
      viewOrder: 4_321,
      isFixedOrder: false,
      placedAt: NOON,
      likedCount: 0,
      ...detailsCatalogue.empty,
      belongingTo: null,
      ...noReviews(),
      isPublished: false,
      publishedAt: null,
      isSuspended: true,
      returnedAt: null,
      birthdayAskedAt: null,
      pageOpenedAt: null,
      sharingAllowedAt: null,
      deletedAt: null,
      cardVersion: 1,
      version: 1,
      createdAt: NOON,
      updatedAt: NOON,
    });
    expect(own(registered)).toEqual({
      id: 'hana',
      birthday,
      askedBirthday: null,
      ageBandUntil: '2028-05-01',
      taCode: null,
      lastId: 'talent-hana_1',
      replicatedAt: NOON,
      picturesTakenDown: [],
      version: 1,
      createdAt: NOON,
      updatedAt: NOON,
    });
  });
  test('changes the age band on the first of a month, without revealing the birthday', () => {
    const moved: AnyEvent = { type: 'TalentAgeBandFollowed', data: { day: '2028-05-01' } };
    expect(talent(registered, moved)).toMatchObject({ ageBand: 8, version: 2, cardVersion: 1 });
    expect(own(registered, moved)).toMatchObject({ ageBandUntil: '2038-05-01', version: 2 });
    const younger = { ...changed, data: { ...changed.data, birthday: '2012-01-01' } };
    expect(talent(registered, moved, younger)).toMatchObject({ ageBand: 5 });
  });
  test('is published by the office, and hidden again', () => {
    expect(talent(registered, published)).toMatchObject({ isPublished: true, isSuspended: false, version: 2 });
    expect(talent(registered, published, { type: 'TalentSuspended', data: { reason: '規約違反' } })).toMatchObject({
      isPublished: false,
      isSuspended: true,
      version: 3,
    });
  });
  test('loses a picture that the office removed, also from cards; the talent reads why until the profile changes', () => {
    const { thumbnail } = talentProfile;
    const down: AnyEvent = { type: 'TalentPictureTakenDown', data: { path: thumbnail, reason: 'ほかの方が写っているため' } };
    const twice = { ...registered, data: { ...registered.data, profileImages: [thumbnail, 'pictures/hana/other_M.webp'] } } as AnyEvent;
    expect(talent(twice, down)).toMatchObject({ thumbnail: null, profileImages: ['pictures/hana/other_M.webp'], cardVersion: 2 });
    expect(own(twice, down)).toMatchObject({ picturesTakenDown: [{ at: NOON + HOUR, reason: 'ほかの方が写っているため' }] });
    expect(own(twice, down, changed)).toMatchObject({ picturesTakenDown: [] });
  });
  test('has a new version for cards with the profile only', () => {
    expect(talent(registered, published, changed)).toMatchObject({
      name: '山田 華',
      cardVersion: 3,
      version: 3,
      viewOrder: 4_321,
      createdAt: NOON,
      updatedAt: NOON + 2 * HOUR,
      isPublished: true,
    });
    expect(talent(registered, changed, published)).toMatchObject({ cardVersion: 2, version: 3 });
  });
  const sns = { instagram: { screenName: 'hanako', followersCount: 9, updatedAt: NOON }, twitter: null, youtube: null, tiktok: null };
  const detailed = { type: 'TalentDetailsSaved', data: { ...talentDetails, sns } } as const;
  const placed = { type: 'TalentViewOrderSet', data: { viewOrder: 100, isFixedOrder: true } } as const;
  test('has the details and the position set by the office, without a new version for cards', () => {
    expect(talent(registered, detailed, placed)).toMatchObject({
      ...talentDetails,
      sns,
      viewOrder: 100,
      isFixedOrder: true,
      cardVersion: 1,
      version: 3,
      updatedAt: NOON + 2 * HOUR,
    });
    expect(own(registered, detailed, placed)).toMatchObject({ replicatedAt: NOON, lastId: 'talent-hana_3', version: 3 });
  });
  test('has with replicatedAt the time of its version for cards', () => {
    const confirmed = { type: 'TalentBirthdayConfirmed', data: { birthday: '1990-01-01', document: 'ROSTER' } } as const;
    expect(talent(registered, changed, confirmed)).toMatchObject({ cardVersion: 2, version: 3 });
    expect(own(registered, changed, confirmed)).toMatchObject({ replicatedAt: NOON + HOUR, birthday: '1990-01-01', version: 3 });
  });
  describe('of a minor', () => {
    // 18 on the day after NOON.
    const minor = { ...talentProfile, birthday: '2008-11-21' };
    const young = { type: 'TalentProfileRegistered', data: { ...minor, viewOrder: 500 } } as const;
    const { height, shoeSize, headSize } = talentDetails.sizes;
    const shown = { weight: null, bust: null, waist: null, hip: null, height, shoeSize, headSize };
    const actor = { uid: 'hana', role: 'talent' } as const;
    const later = (at: number, event: AnyEvent) => {
      const recorded = [young, detailed].map((each) => ({ event: each, at: NOON, actor }));
      return project([talents, talentPrivate], envelopesOf('talent-hana', [...recorded, { event, at, actor }]))['talents/hana'];
    };
    test('shows no body measures, from the first save on', () => {
      expect(talentDetails.sizes.bust).not.toBeNull();
      expect(talent(young, detailed)).toMatchObject({ sizes: shown });
      expect(talent(registered, detailed)).toMatchObject({ sizes: talentDetails.sizes });
    });
    test("shows none when a minor's birthday is saved, nor after a correction", () => {
      const corrected = { type: 'TalentProfileChanged', data: minor } as const;
      expect(talent(registered, detailed, corrected)).toMatchObject({ sizes: shown });
      expect(talent(registered, detailed, corrected, changed)).toMatchObject({ sizes: shown });
    });
    test('shows none by coming of age, until they are saved again', () => {
      const of18 = NOON + DAY;
      const renamed: AnyEvent = { type: 'TalentProfileChanged', data: { ...minor, name: '山田 華' } };
      const moved: AnyEvent = { type: 'TalentAgeBandFollowed', data: { day: '2027-04-01' } };
      for (const quiet of [renamed, moved, published]) expect(later(of18, quiet)).toMatchObject({ sizes: shown });
      expect(later(of18, detailed)).toMatchObject({ sizes: talentDetails.sizes });
    });
  });
  test('keeps fields of other streams, written before or after it', () => {
    const [like] = envelopes('favorite-like', { type: 'FavoriteTalentLiked', data: { uid: 'ken', talentId: 'hana' } });
    const liked = (documents: Map<string, ReadModel>) => {
      for (const [path, document] of mergeTalent(like as AnyEnvelope, 'hana', documents, ({ likedCount }) => ({
        likedCount: likedCount + 1,
      })))
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
  test('of an erased person has no details', () => {
    const nothing = Object.fromEntries(personalPaths(z.object(storedDetails)).map((field) => [field, null]));
    const erased = { type: 'TalentDetailsSaved', data: { ...detailsCatalogue.empty, industry: ['stage'], ...nothing } } as AnyEvent;
    expect(talent(registered, erased)).toMatchObject({ ...detailsCatalogue.empty, industry: ['stage'] });
  });
  test('of an erased person has no personal data', () => {
    const erased = { name: null, kana: null, birthday: null, introduction: null, speciality: null, thumbnail: null, profileImages: null };
    const event: AnyEvent = { type: 'TalentProfileRegistered', data: { ...talentProfile, ...erased, viewOrder: 100 } };
    expect(own(event)).toMatchObject({ birthday: null, ageBandUntil: null });
    expect(talent(event)).toMatchObject({
      name: MISSING_PERSON,
      kana: '',
      ageBand: 0,
      introduction: '',
      speciality: [],
      thumbnail: null,
      profileImages: [],
    });
  });
});

test('is a placeholder for other people’s lists, with reviews and likes', () => {
  const events: AnyEvent[] = [
    { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 4_321 } },
    { type: 'TalentPublished', data: {} },
    { type: 'TalentRosterFollowed', data: { taCode: 'TA0001', belongingTo: 3, rosterVersion: 2 } },
    { type: 'TalentWithdrawn', data: { taCode: 'TA0001' } },
  ];
  const [before, after] = [events.slice(0, 3), events].map((some) => project([talents, talentPrivate], envelopes('talent-hana', ...some)));
  expect(before?.['talentPrivate/hana']).toMatchObject({ taCode: 'TA0001', birthday: talentProfile.birthday });
  expect(after?.['talentPrivate/hana']).toBeUndefined();
  expect(before?.['talents/hana']).toMatchObject({ belongingTo: 3, isPublished: true, cardVersion: 1 });
  expect(after?.['talents/hana']).toMatchObject({
    name: MISSING_PERSON,
    kana: '',
    gender: 0,
    ageBand: 0,
    prefecture: 0,
    speciality: [],
    thumbnail: null,
    belongingTo: null,
    isPublished: false,
    isSuspended: true,
    deletedAt: NOON + 3 * HOUR,
    cardVersion: 4,
    version: 4,
    ...noReviews(),
  });
});
