import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { shownOfCast, shownOfJob } from '#domain/talk/front/shown.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { posting, talentDetails, talentProfile } from '#domain/testing/profiles.ts';
import { runs } from '#domain/testing/rotation.ts';
import { jobs } from '../job/jobs.ts';
import { talentPrivate } from '../talent/talentPrivate.ts';
import { talents } from '../talent/talents.ts';
import { project } from '../testing/project.ts';
import { publicJobSchema, publicJobs } from './publicJobs.ts';
import { publicTalentSchema, publicTalents } from './publicTalents.ts';

const bookkeeping = ['id', 'openedAt', 'createdAt', 'updatedAt', 'version'];
const castProjectors = [talents, talentPrivate, publicTalents];
const jobProjectors = [jobs, publicJobs];

const registered: AnyEvent = { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } };
const sns = { instagram: { screenName: 'hanako.stage', followersCount: 9, updatedAt: NOON }, twitter: null, youtube: null, tiktok: null };
const detailed: AnyEvent = { type: 'TalentDetailsSaved', data: { ...talentDetails, sns } };
const published: AnyEvent = { type: 'TalentPublished', data: {} };
const opened: AnyEvent = { type: 'TalentPageOpened', data: {} };
const shownCast = (...events: AnyEvent[]) => project(castProjectors, envelopes('talent-hana', ...events))['publicTalents/hana'];
const open = [registered, detailed, published, opened];

const { clientId } = parties;
const posted: AnyEvent = { type: 'JobPosted', data: { clientId, ...posting } };
const jobOpened: AnyEvent = { type: 'JobPageOpened', data: { clientId } };
const ended: AnyEvent = { type: 'JobEnded', data: { clientId, endedAt: NOON } };
const shownJob = (...events: AnyEvent[]) => project(jobProjectors, envelopes('job-job-1', ...events))['publicJobs/job-1'];

describe('publicTalents/{uid}', () => {
  test('has exactly the fields that the cast was told', () => {
    expect(Object.keys(publicTalentSchema.shape).sort()).toEqual([...Object.keys(shownOfCast), ...bookkeeping].sort());
    const { name, prefecture, speciality, introduction, thumbnail, profileImages, kana } = talentProfile;
    const document = shownCast(...open);
    expect(document).toMatchObject({
      id: 'hana',
      name,
      prefecture,
      speciality,
      introduction,
      ageBand: 7,
      height: talentDetails.sizes.height,
    });
    expect(document?.photos).toEqual([thumbnail, ...profileImages]);
    for (const secret of [talentProfile.birthday, kana, 'hanako.stage', talentDetails.pr, `${talentDetails.sizes.weight}`])
      expect(JSON.stringify(document)).not.toContain(secret);
  });
  test('is missing before the cast opens the page, and after the cast closes it', () => {
    expect(shownCast(registered, detailed, published)).toBeUndefined();
    expect(shownCast(...open, { type: 'TalentPageClosed', data: {} })).toBeUndefined();
  });
  test('has later changes of the profile while it is open', () => {
    expect(shownCast(...open, { type: 'TalentProfileChanged', data: { ...talentProfile, name: '山田 華' } })).toMatchObject({
      name: '山田 華',
    });
  });
  test('is deleted while the office hides the profile, and finally with the person', () => {
    for (const hides of [
      { type: 'TalentSuspended', data: { reason: '規約違反' } },
      { type: 'TalentUnpublished', data: { reason: '確認のため' } },
    ] as const) {
      expect(shownCast(...open, hides)).toBeUndefined();
      expect(shownCast(...open, hides, published)).toMatchObject({ name: talentProfile.name });
    }
    expect(shownCast(...open, { type: 'TalentWithdrawn', data: { taCode: null } })).toBeUndefined();
  });
  test('never exists for a minor, whatever the log contains', () => {
    const young: AnyEvent = { type: 'TalentProfileChanged', data: { ...talentProfile, birthday: '2012-05-06' } };
    expect(shownCast(...open, young)).toBeUndefined();
    expect(shownCast(registered, young, published, opened)).toBeUndefined();
    expect(
      shownCast(registered, { type: 'TalentProfileChanged', data: { ...talentProfile, birthday: null } }, published, opened),
    ).toBeUndefined();
  });
  test('does not tell that an adult is still at school', () => {
    const pupil: AnyEvent = { type: 'TalentProfileChanged', data: { ...talentProfile, birthday: '2008-04-10' } };
    expect(shownCast(registered, pupil, published, opened)).toMatchObject({ ageBand: 6 });
  });
});

describe('publicJobs/{jobId}', () => {
  test('has exactly the fields that the client was told', () => {
    const { client: _, ...told } = shownOfJob;
    expect(Object.keys(publicJobSchema.shape).sort()).toEqual([...Object.keys(told), 'clientId', ...bookkeeping].sort());
    const document = shownJob(posted, jobOpened);
    for (const field of Object.keys(told) as (keyof typeof told)[]) expect(document?.[field]).toEqual(posting[field]);
    expect(JSON.stringify(document)).not.toContain(posting.place);
  });
  test('exists while the page is open and the job takes entries', () => {
    expect(shownJob(posted)).toBeUndefined();
    expect(shownJob(posted, jobOpened, { type: 'JobPageClosed', data: { clientId } })).toBeUndefined();
    expect(shownJob(posted, jobOpened, ended)).toBeUndefined();
    expect(shownJob(posted, jobOpened, ended, { type: 'JobReopened', data: { clientId, entryDeadline: NOON + DAY } })).toBeDefined();
    expect(shownJob(posted, jobOpened, { type: 'JobClosed', data: { clientId } })).toBeUndefined();
    expect(shownJob(posted, jobOpened, { type: 'JobForceClosed', data: { clientId, reason: '規約違反' } })).toBeUndefined();
  });
  test('has later edits', () => {
    const edited: AnyEvent = { type: 'JobEdited', data: { clientId, before: { feeMax: 50_000 }, after: { title: '追加募集' } } };
    expect(shownJob(posted, jobOpened, edited)).toMatchObject({ title: '追加募集' });
  });
  test('never exists for a private job, whatever the log contains', () => {
    expect(shownJob({ type: 'JobPosted', data: { clientId, visibility: 'PRIVATE', ...posting } }, jobOpened)).toBeUndefined();
  });
});

/** Histories, also those that no decider allows. */
const histories = (first: AnyEvent, others: readonly AnyEvent[]) =>
  fc.array(fc.constantFrom(...others), { maxLength: 8 }).map((events) => [first, ...events]);

describe('over any history', () => {
  const lastOf = (events: readonly AnyEvent[], ...types: AnyEvent['type'][]) => events.findLast(({ type }) => types.includes(type))?.type;

  /** Empty if unknown; undefined if the event does not contain it. */
  const birthdayIn = (event: AnyEvent) =>
    event.type === 'TalentProfileRegistered' || event.type === 'TalentProfileChanged' ? (event.data.birthday ?? '') : undefined;

  test('a cast is public exactly while the page is open, the profile is published and the person is an adult', () => {
    const profile = (birthday: string | null): AnyEvent => ({ type: 'TalentProfileChanged', data: { ...talentProfile, birthday } });
    const others: AnyEvent[] = [
      ...[opened, published, profile('1998-04-12'), profile('2012-05-06'), profile(null), detailed],
      { type: 'TalentPageClosed', data: {} },
      { type: 'TalentSuspended', data: { reason: '規約違反' } },
      { type: 'TalentUnpublished', data: { reason: '確認のため' } },
      { type: 'TalentAgeBandFollowed', data: { day: '2028-05-01' } },
      { type: 'TalentWithdrawn', data: { taCode: null } },
    ];
    fc.assert(
      fc.property(histories(registered, others), (events) => {
        const birthday = events.reduce((held, event) => birthdayIn(event) ?? held, '');
        const isShown =
          lastOf(events, 'TalentPageOpened', 'TalentPageClosed') === 'TalentPageOpened' &&
          lastOf(events, 'TalentPublished', 'TalentSuspended', 'TalentUnpublished') === 'TalentPublished' &&
          birthday.startsWith('1998') &&
          !events.some(({ type }) => type === 'TalentWithdrawn');
        expect(Boolean(shownCast(...events))).toBe(isShown);
      }),
      { numRuns: runs(150), examples: [[[registered, published, opened]], [[registered, opened, published]]] },
    );
  });

  test('a job is public exactly while the page is open and it takes entries', () => {
    const others: AnyEvent[] = [
      ...[jobOpened, ended, { type: 'JobPageClosed', data: { clientId } } as const],
      { type: 'JobReopened', data: { clientId, entryDeadline: NOON + DAY } },
      { type: 'JobClosed', data: { clientId } },
      { type: 'JobForceClosed', data: { clientId, reason: '規約違反' } },
      { type: 'JobWordsErased', data: { clientId } },
      { type: 'JobEdited', data: { clientId, before: {}, after: { title: '追加募集' } } },
    ];
    fc.assert(
      fc.property(histories(posted, others), (events) => {
        const status = lastOf(events, 'JobPosted', 'JobReopened', 'JobEnded', 'JobClosed', 'JobForceClosed');
        const isShown =
          lastOf(events, 'JobPageOpened', 'JobPageClosed') === 'JobPageOpened' && (status === 'JobPosted' || status === 'JobReopened');
        expect(Boolean(shownJob(...events))).toBe(isShown);
      }),
      { numRuns: runs(150), examples: [[[posted, jobOpened]]] },
    );
  });
});
