import { beforeAll, describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import type { Journal } from '#domain/office/audit/journal.ts';
import type { OfficeActs } from '#projections/office/officeActs.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { call, codeOf, refusal, send } from '#tests/support/callables.ts';
import { armedFor, fireAt } from '#tests/support/clock.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, document, newCast } from '#tests/support/people.ts';
import { closedDeal, whenReview } from '#tests/support/reviews.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

test('a closed deal opens reviews of both sides, which are published together', async () => {
  const { reviewId, talent, paths } = await closedDeal(cast);
  const waiting = await whenReview(paths.client, 'IS_WAITING');
  expect(waiting).toMatchObject({ id: reviewId, by: 'client', fromId: cast.client.uid, toId: talent.uid, jobId: cast.jobId, score: null });
  expect([waiting.from.name, waiting.to.name, waiting.job.title]).toEqual([
    '株式会社あおぞら映像',
    '山田 花子',
    '企業紹介映像の出演者募集',
  ]);
  expect(await whenReview(paths.talent, 'IS_WAITING')).toMatchObject({ by: 'talent', fromId: talent.uid, toId: cast.client.uid });

  await send(cast.client, 'reviews', { type: 'write', reviewId, score: 5, comment: '準備が行き届いていました。' });
  await whenReview(paths.client, 'IS_WRITTEN');
  await send(talent, 'reviews', { type: 'write', reviewId, score: 3, comment: '進行が丁寧でした。' });
  expect(await whenReview(paths.client, 'IS_PUBLISHED')).toMatchObject({ score: 5, comment: '準備が行き届いていました。' });
  expect(await whenReview(paths.talent, 'IS_PUBLISHED')).toMatchObject({ score: 3, comment: '進行が丁寧でした。' });
  const profile = await document<Talent>(`talents/${talent.uid}`, ({ reviews }) => reviews.count === 1);
  expect(profile).toMatchObject({
    reviews: { sum: 5, aggregation: { 5: 1 } },
    latestReviews: [{ id: reviewId, score: 5 }],
    name: '山田 花子',
  });
  const stored = JSON.stringify(await eventsOf(`review-${reviewId}`));
  for (const text of ['準備が行き届いていました。', '進行が丁寧でした。']) expect(stored).not.toContain(text);
  expect(await codeOf(send(talent, 'reviews', { type: 'write', reviewId, score: 1, comment: '' }))).toBe('status-conflict');
});

test('a deal that did not take place has no score', async () => {
  const { reviewId, talent, paths } = await closedDeal(cast);
  await whenReview(paths.talent, 'IS_WAITING');
  await send(talent, 'reviews', { type: 'reportNotHeld', reviewId });
  await whenReview(paths.talent, 'IS_NOT_HELD');
  await send(cast.client, 'reviews', { type: 'write', reviewId, score: 1, comment: '' });
  expect(await whenReview(paths.client, 'IS_PUBLISHED')).toMatchObject({ score: 1, comment: '' });
  expect(await whenReview(paths.talent, 'IS_NOT_HELD')).toMatchObject({ score: null, publishedAt: null });
});

test('after seven days one side’s review is published, and the other side can no longer write', async () => {
  const { reviewId, talent, paths } = await closedDeal(cast);
  const { createdAt, publishDue } = await whenReview(paths.talent, 'IS_WAITING');
  expect(Math.abs(publishDue - createdAt - businessRules.reviewPeriod)).toBeLessThan(60_000);
  await send(talent, 'reviews', { type: 'write', reviewId, score: 5, comment: 'またお願いします。' });
  const [alarm] = await until(
    () => armedFor(`review-${reviewId}`),
    (found) => found.length === 1,
    'the alarm of the publication',
  );
  if (!alarm) throw new Error('no alarm');
  expect(alarm).toMatchObject({ kind: 'publish', dueAt: publishDue });
  for (let ring = 0; ring < 2; ring++) await fireAt(alarm, publishDue);
  expect(await whenReview(paths.talent, 'IS_PUBLISHED')).toMatchObject({ score: 5 });
  expect(await whenReview(paths.client, 'IS_LAPSED')).toMatchObject({ score: null, publishedAt: null });
  expect((await eventsOf(`review-${reviewId}`)).map(({ type }) => type)).toEqual(['ReviewsOpened', 'ReviewWritten', 'ReviewsPublished']);
  expect(await codeOf(send(cast.client, 'reviews', { type: 'write', reviewId, score: 3, comment: '' }))).toBe('status-conflict');
});

test('the office removes a published review with a reason for its author, and restores it', async () => {
  const { reviewId, talent, paths } = await closedDeal(cast);
  await whenReview(paths.client, 'IS_WAITING');
  await send(cast.client, 'reviews', { type: 'write', reviewId, score: 5, comment: '電話は090-0000-0000です。' });
  const takeDown = { type: 'takeDown', reviewId, by: 'client', reason: '連絡先が書かれているため' };
  expect(await codeOf(send(cast.office, 'reviews', takeDown))).toBe('status-conflict');
  await send(talent, 'reviews', { type: 'write', reviewId, score: 3, comment: '' });
  await document<Talent>(`talents/${talent.uid}`, ({ reviews }) => reviews.count === 1);

  for (const side of [cast.client, talent]) expect(await codeOf(send(side, 'reviews', takeDown))).toBe('permission-denied');
  expect(Object.keys((await refusal(send(cast.office, 'reviews', { ...takeDown, reason: ' ' }))).details?.fields ?? {})).toEqual([
    'reason',
  ]);
  await send(cast.office, 'reviews', takeDown);
  expect(await whenReview(paths.client, 'IS_TAKEN_DOWN')).toMatchObject({ moderation: '連絡先が書かれているため' });
  await document<Talent>(`talents/${talent.uid}`, ({ reviews }) => reviews.count === 0 && reviews.sum === 0);
  expect(JSON.stringify(await eventsOf(`review-${reviewId}`))).not.toContain('連絡先が書かれているため');

  await send(cast.office, 'reviews', { ...takeDown, type: 'restore', reason: '書き手が番号の公開に同意したため' });
  await whenReview(paths.client, 'IS_PUBLISHED');
  await document<Talent>(`talents/${talent.uid}`, ({ reviews }) => reviews.count === 1 && reviews.sum === 5);
  const acts = await document<OfficeActs>(`officeActs/${cast.client.uid}`, ({ acts }) =>
    acts.some(({ type }) => type === 'ReviewRestored'),
  );
  expect(acts.acts.slice(0, 2)).toMatchObject([
    { type: 'ReviewRestored', by: cast.office.uid, reason: '書き手が番号の公開に同意したため' },
    { type: 'ReviewTakenDown', by: cast.office.uid },
  ]);
  const filter = { uid: cast.office.uid, act: 'ReviewTakenDown', since: null, until: null, from: null, to: null };
  const journal = await call<Journal>(cast.office, 'audit', { commandId: crypto.randomUUID(), type: 'journal', purpose: 'VIEW', filter });
  expect(journal.rows).toMatchObject([
    { uid: cast.office.uid, name: expect.stringMatching(/./), talent: { id: talent.uid }, reason: '連絡先が書かれているため' },
  ]);
});

describe('who may not review', () => {
  test('a browser cannot open or publish reviews', async () => {
    for (const type of ['open', 'publish'])
      expect(await codeOf(send(cast.client, 'reviews', { type, reviewId: 'any' }))).toBe('invalid-argument');
  });
});
