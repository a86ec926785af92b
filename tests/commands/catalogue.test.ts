import { beforeAll, describe, expect, test } from 'vitest';
import { reservationIdOf } from '#domain/kernel/identifiers.ts';
import { paths } from '#functions/platform/firestorePaths.ts';
import { runtime } from '#functions/runtime.ts';
import type { User } from '#projections/account/users.schema.ts';
import type { Master } from '#projections/content/masters.schema.ts';
import type { JobDraftDocument } from '#projections/job/jobDrafts.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { codeOf, refusal, send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { enter } from '#tests/support/entries.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, clientProfile, document, newCast, newClient, newTalent, posting, signUp } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const gone = (path: string) =>
  until(
    async () => (await runtime().db.doc(path).get()).exists,
    (exists) => !exists,
    `${path} to go`,
  );

describe('an incomplete registration', () => {
  test('is returned with a reason until the profile is changed; a certified client’s is not', async () => {
    const client = await newClient(cast.office);
    const give = { type: 'returnProfile', uid: client.uid, reason: '所在地の確認' };
    expect(await codeOf(send(cast.office, 'clients', give))).toBe('status-conflict');
    await send(cast.office, 'accounts', { type: 'revokeCertification', uid: client.uid, reason: '契約の終了' });
    expect(await codeOf(send(client, 'clients', give))).toBe('permission-denied');
    await send(cast.office, 'clients', give);
    await document<User>(`users/${client.uid}`, ({ returned }) => returned?.reason === give.reason);
    await send(client, 'clients', clientProfile('佐藤 健二'));
    await document<User>(`users/${client.uid}`, ({ returned }) => returned === null);
  });
});

describe('masters', () => {
  test('can be added, renamed, moved, retired and restored by the office', async () => {
    const { streamId } = await send(cast.office, 'masters', { type: 'add', kind: 'industry', name: '広告', orderIndex: 1 });
    const masterId = streamId.slice('master-industry_'.length);
    const on = { kind: 'industry', masterId };
    await send(cast.office, 'masters', { type: 'rename', ...on, name: '広告・PR' });
    await send(cast.office, 'masters', { type: 'reorder', ...on, orderIndex: 2 });
    await send(cast.office, 'masters', { type: 'retire', ...on });
    const path = `industryMaster/${masterId}`;
    expect(await document<Master>(path, ({ isRetired }) => isRetired)).toMatchObject({ name: '広告・PR', orderIndex: 2, version: 4 });
    await send(cast.office, 'masters', { type: 'restore', ...on });
    await document<Master>(path, ({ isRetired }) => !isRetired);
    expect(await codeOf(send(cast.client, 'masters', { type: 'retire', ...on }))).toBe('permission-denied');
    // The kind is part of the stream's id, so another kind has no such entry.
    expect(await codeOf(send(cast.office, 'masters', { type: 'retire', kind: 'media', masterId }))).toBe('not-found');
  });
});

describe('the name of a master', () => {
  const add = (kind: string, name: string) => send(cast.office, 'masters', { type: 'add', kind, name, orderIndex: 1 });
  const nameTaken = { code: 'already-exists', fields: { name: '同じ名称がすでにあります' } };

  test('is unique in its list, including retired entries; another list may have it', async () => {
    const { streamId } = await add('industry', '食品');
    const other = await add('industry', '飲料');
    const masterId = (id: string) => id.slice('master-industry_'.length);
    await send(cast.office, 'masters', { type: 'retire', kind: 'industry', masterId: masterId(streamId) });
    expect((await refusal(add('industry', '食品'))).details).toMatchObject(nameTaken);
    const rename = { type: 'rename', kind: 'industry', masterId: masterId(other.streamId), name: '食品' };
    expect((await refusal(send(cast.office, 'masters', rename))).details).toMatchObject(nameTaken);
    await add('media', '食品');
  });

  test('is given once if two members add it at the same time', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => add('industry', '同時の業種')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('favourites', () => {
  const likeTalent = (talentId: string) => ({ type: 'like', kind: 'talent', targetId: talentId });

  test('of many clients for one talent at once, some twice, are counted exactly', async () => {
    const talent = await newTalent(cast.office);
    const clients = await Promise.all(Array.from({ length: 4 }, () => newClient(cast.office)));
    await Promise.all([...clients, ...clients].map((client) => send(client, 'favorites', likeTalent(talent.uid))));
    await document<Talent>(`talents/${talent.uid}`, ({ likedCount }) => likedCount === 4);
    const [first] = clients as [(typeof clients)[number]];
    await send(first, 'favorites', { ...likeTalent(talent.uid), type: 'unlike' });
    await send(first, 'favorites', { ...likeTalent(talent.uid), type: 'unlike' });
    await gone(`likedTalents/${first.uid}_${talent.uid}`);
    await whenCaughtUp();
    expect((await runtime().db.doc(`talents/${talent.uid}`).get()).get('likedCount')).toBe(3);
    expect((await eventsOf(`favorite-talent_${first.uid}_${talent.uid}`)).map(({ type }) => type)).toEqual([
      'FavoriteTalentLiked',
      'FavoriteTalentUnliked',
    ]);
  });

  test('of a talent for a job show its newest title', async () => {
    await send(cast.talent, 'favorites', { type: 'like', kind: 'job', targetId: cast.jobId });
    const path = `likedJobs/${cast.talent.uid}_${cast.jobId}`;
    await document<{ job: { title: string } }>(path, ({ job }) => job.title === posting().title);
    await send(cast.client, 'jobs', { ...posting(), type: 'edit', jobId: cast.jobId, title: '追加募集' });
    await document<{ job: { title: string } }>(path, ({ job }) => job.title === '追加募集');
  });

  test('are refused for hidden entities and for the wrong side', async () => {
    const hidden = await newTalent(cast.office);
    await send(cast.office, 'talents', { type: 'suspend', uid: hidden.uid, reason: '確認中' });
    for (const targetId of [hidden.uid, 'nobody'])
      expect(await codeOf(send(cast.client, 'favorites', likeTalent(targetId)))).toBe('not-found');
    expect(await codeOf(send(cast.talent, 'favorites', likeTalent(cast.talent.uid)))).toBe('permission-denied');
    const asClient = { type: 'like', kind: 'job', targetId: cast.jobId };
    expect(await codeOf(send(cast.client, 'favorites', asClient))).toBe('permission-denied');
    const uncertified = await newClient(cast.office);
    await send(cast.office, 'accounts', { type: 'revokeCertification', uid: uncertified.uid, reason: '契約の終了' });
    expect(await codeOf(send(uncertified, 'favorites', likeTalent(cast.talent.uid)))).toBe('not-certified');
    expect(await codeOf(send(await signUp(), 'favorites', likeTalent(cast.talent.uid)))).toBe('permission-denied');
  });
});

describe('a job', () => {
  const incomplete = () => {
    const { type: _, ...fields } = posting();
    return { ...fields, type: 'saveDraft', description: '', startsAt: null, endsAt: null, entryDeadline: null };
  };

  test('is drafted in private and posted under the same id', async () => {
    const { streamId } = await send(cast.client, 'jobs', incomplete());
    const jobId = streamId.slice('job-'.length);
    await send(cast.client, 'jobs', { ...incomplete(), jobId, title: '下書きの題名' });
    await document<JobDraftDocument>(`jobDrafts/${jobId}`, ({ title }) => title === '下書きの題名');
    expect((await runtime().db.doc(`jobs/${jobId}`).get()).exists).toBe(false);

    expect(await codeOf(enter(cast.talent, jobId))).toBe('not-found');
    expect(await codeOf(newOffer({ ...cast, jobId }))).toBe('not-found');
    expect(await codeOf(send(cast.talent, 'favorites', { type: 'like', kind: 'job', targetId: jobId }))).toBe('not-found');
    const other = await newClient(cast.office);
    for (const command of [
      { ...incomplete(), jobId },
      { type: 'discardDraft', jobId },
      { ...posting(), jobId },
    ])
      expect(await codeOf(send(other, 'jobs', command))).toBe('permission-denied');

    await send(cast.client, 'jobs', { ...posting(), jobId });
    await document<Job>(`jobs/${jobId}`, ({ status }) => status === 'OPEN');
    await gone(`jobDrafts/${jobId}`);
    const histories = await runtime().db.collection('jobChangeHistories').where('jobId', '==', jobId).get();
    expect(histories.docs.map((found) => found.get('type'))).toEqual(['JobPosted']);
  });

  test('that is private is not found and not entered by casts until its client makes an offer', async () => {
    const { streamId } = await send(cast.client, 'jobs', { ...posting(), visibility: 'PRIVATE' });
    const jobId = streamId.slice('job-'.length);
    await document<Job>(`jobs/${jobId}`, ({ visibility }) => visibility === 'PRIVATE');
    expect(await codeOf(enter(cast.talent, jobId))).toBe('not-found');
    expect(await codeOf(send(cast.talent, 'favorites', { type: 'like', kind: 'job', targetId: jobId }))).toBe('not-found');
    await newOffer({ ...cast, jobId });
    expect(
      (
        await runtime()
          .db.doc(`reservations/${reservationIdOf(jobId, cast.talent.uid)}`)
          .get()
      ).exists,
    ).toBe(true);
  });

  test('ends automatically at its entry deadline, and opens again with a new deadline', async () => {
    const talent = await newTalent(cast.office);
    const entryDeadline = now() + 3_000;
    const { streamId } = await send(cast.client, 'jobs', { ...posting(), entryDeadline });
    const jobId = streamId.slice('job-'.length);
    // From Cloud Tasks alone.
    const ended = await document<Job>(`jobs/${jobId}`, ({ status }) => status === 'ENDED');
    expect(ended.endedAt).toBeGreaterThanOrEqual(entryDeadline);
    expect(await codeOf(enter(talent, jobId))).toBe('job-ended');
    expect(
      (
        await runtime()
          .db.doc(paths.head(`job-${jobId}`))
          .get()
      ).get('nextDue'),
    ).toBeNull();

    await send(cast.client, 'jobs', { ...posting(), type: 'edit', jobId });
    await document<Job>(`jobs/${jobId}`, ({ status, endedAt }) => status === 'OPEN' && endedAt === null);
    await enter(talent, jobId);
    expect((await eventsOf(`job-${jobId}`)).map(({ type }) => type)).toEqual(['JobPosted', 'JobEnded', 'JobEdited', 'JobReopened']);
  });
});
