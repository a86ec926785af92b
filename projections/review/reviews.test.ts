import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import type { Score } from '#domain/talk/review/content.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile, posting, talentProfile } from '#domain/testing/profiles.ts';
import { clients } from '../client/clients.ts';
import { publicClients } from '../client/publicClients.ts';
import { jobs } from '../job/jobs.ts';
import { noReviews, type Reviewed } from '../kernel/fields.schema.ts';
import { talents } from '../talent/talents.ts';
import { cardEvents } from '../testing/documents.ts';
import { project } from '../testing/project.ts';
import { publicReviews, receivedReviews, withModerated, withReview } from './receivedReviews.ts';
import { reviews } from './reviews.ts';

const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };
const opened: AnyEvent = { type: 'ReviewsOpened', data: { ...parties, dealKind: 'offer', publishDue: NOON } };
const written = (by: 'client' | 'talent', score: Score): AnyEvent => ({
  type: 'ReviewWritten',
  data: { ...parties, by, score, comment: 'ありがとうございました。' },
});
const notHeld = (by: 'client' | 'talent'): AnyEvent => ({ type: 'ReviewNotHeldReported', data: { ...parties, by } });
const published = (client: Score | null, talent: Score | null): AnyEvent => ({
  type: 'ReviewsPublished',
  data: { ...parties, scores: { client, talent } },
});

const byClient = `clients/${uidOf.client}/reviews/deal-1`;
const byTalent = `talents/${uidOf.talent}/reviews/deal-1`;
const shown = (...events: AnyEvent[]) =>
  project(
    [talents, clients, publicClients, jobs, reviews, receivedReviews, publicReviews],
    [...cardEvents, ...envelopes('review-deal-1', opened, ...events)],
  );

describe('clients|talents/{uid}/reviews/{dealId}', () => {
  test('exist for both sides after a deal has closed, with cards', () => {
    const { [byClient]: client, [byTalent]: talent } = shown();
    expect(client).toMatchObject({ status: 'IS_WAITING', by: 'client', fromId: uidOf.client, toId: uidOf.talent, score: null });
    expect(talent).toMatchObject({ status: 'IS_WAITING', by: 'talent', fromId: uidOf.talent, toId: uidOf.client });
    expect([client?.from, client?.to, client?.job]).toMatchObject([
      { name: clientProfile.company.name },
      { name: talentProfile.name },
      { title: posting.title },
    ]);
  });
  test('are written one by one, and the other one does not show it', () => {
    const before = shown()[byTalent];
    const after = shown(written('client', 5));
    expect(after[byClient]).toMatchObject({ status: 'IS_WRITTEN', score: 5, comment: 'ありがとうございました。', publishedAt: null });
    expect(after[byTalent]).toEqual(before);
  });
  test('are published together', () => {
    const after = shown(written('client', 5), written('talent', 3), published(5, 3));
    expect([after[byClient]?.status, after[byTalent]?.status]).toEqual(['IS_PUBLISHED', 'IS_PUBLISHED']);
  });
  test('lapse without a text, and stay unpublished if the deal did not take place', () => {
    const lapsed = shown(written('talent', 1), published(null, 1));
    expect([lapsed[byClient], lapsed[byTalent]]).toMatchObject([{ status: 'IS_LAPSED', publishedAt: null }, { status: 'IS_PUBLISHED' }]);
    const took = shown(notHeld('client'), written('talent', 1), published(null, 1));
    expect(took[byClient]).toMatchObject({ status: 'IS_NOT_HELD', score: null, comment: null, publishedAt: null });
  });
});

describe('received reviews', () => {
  test('count the other side’s score, without the comment', () => {
    const after = shown(written('client', 5), written('talent', 3), published(5, 3));
    const talent = after[`talents/${uidOf.talent}`];
    expect(talent?.reviews).toEqual({ sum: 5, count: 1, aggregation: { 1: 0, 3: 0, 5: 1 } });
    expect(talent?.latestReviews).toMatchObject([{ id: 'deal-1', jobId: 'job-1', fromId: uidOf.client, score: 5 }]);
    expect(after[`clients/${uidOf.client}`]?.reviews).toEqual({ sum: 3, count: 1, aggregation: { 1: 0, 3: 1, 5: 0 } });
    expect(JSON.stringify(talent)).not.toContain('ありがとうございました');
  });
  test('count nothing before the publication, and no lapsed ones', () => {
    const none = { sum: 0, count: 0, aggregation: { 1: 0, 3: 0, 5: 0 } };
    for (const after of [shown(written('client', 5)), shown(notHeld('client'), notHeld('talent'), published(null, null))])
      expect([after[`talents/${uidOf.talent}`]?.reviews, after[`clients/${uidOf.client}`]?.reviews]).toEqual([none, none]);
  });
  test('do not count a hidden review, and count a restored one as before', () => {
    const moderated = (type: 'ReviewTakenDown' | 'ReviewRestored', by: 'client' | 'talent', score: Score): AnyEvent => ({
      type,
      data: { ...parties, by, score, reason: '個人情報の記載' },
    });
    const both = [written('client', 5), written('talent', 3), published(5, 3)];
    const before = shown(...both);
    const after = shown(...both, moderated('ReviewTakenDown', 'client', 5));
    expect(after[byClient]).toMatchObject({ status: 'IS_TAKEN_DOWN', moderation: '個人情報の記載', comment: 'ありがとうございました。' });
    expect(after[byTalent]?.status).toBe('IS_PUBLISHED');
    expect(after[`talents/${uidOf.talent}`]).toMatchObject({
      reviews: { sum: 0, count: 0, aggregation: { 1: 0, 3: 0, 5: 0 } },
      latestReviews: [{ id: 'deal-1', score: null }],
    });
    expect(after[`clients/${uidOf.client}`]).toEqual(before[`clients/${uidOf.client}`]);
    const ofTalent = shown(...both, moderated('ReviewTakenDown', 'talent', 3));
    for (const path of [`clients/${uidOf.client}`, `publicClients/${uidOf.client}`])
      expect(ofTalent[path]).toMatchObject({ reviews: { sum: 0, count: 0 }, latestReviews: [{ score: null }] });

    const again = shown(...both, moderated('ReviewTakenDown', 'client', 5), moderated('ReviewRestored', 'client', 5));
    expect(again[byClient]?.status).toBe('IS_PUBLISHED');
    expect(again[`talents/${uidOf.talent}`]).toEqual({
      ...before[`talents/${uidOf.talent}`],
      updatedAt: expect.any(Number),
    });
  });
  test('are the same in any order of reviews and hiding; the events of one review keep their order', () => {
    const kept = fc.array(fc.record({ score: fc.constantFrom<Score>(1, 3, 5), isDown: fc.boolean() }), { minLength: 6, maxLength: 9 });
    const event = (type: 'ReviewTakenDown', index: number, score: Score) =>
      ({ type, streamId: `review-r${index}`, data: { ...parties, by: 'client', score, reason: null } }) as unknown as Parameters<
        typeof withModerated
      >[1];
    fc.assert(
      fc.property(kept, fc.infiniteStream(fc.nat()), (all, dice) => {
        const steps = all.flatMap(({ score, isDown }, index) => [
          {
            index,
            apply: (before: Reviewed) =>
              withReview(before, { id: `r${index}`, jobId: 'job-1', fromId: 'x', score, publishedAt: NOON + index }),
          },
          ...(isDown ? [{ index, apply: (before: Reviewed) => withModerated(before, event('ReviewTakenDown', index, score)) }] : []),
        ]);
        const inOrder = steps.reduce((before, { apply }) => apply(before), noReviews());
        // Streams interleave: each turn takes the next event of one stream.
        const waiting = Map.groupBy(steps, ({ index }) => index);
        const turns = steps.map(({ index }) => ({ index, at: dice.next().value as number })).sort((a, b) => a.at - b.at);
        const mixed = turns.flatMap(({ index }) => waiting.get(index)?.shift() ?? []);
        expect(mixed.reduce((before, { apply }) => apply(before), noReviews())).toEqual(inOrder);
        expect(inOrder.reviews.count).toBe(all.filter(({ isDown }) => !isDown).length);
      }),
    );
  });
  test('are the same in any order of reviews: totals, and the five newest', () => {
    const review = fc.record({
      id: fc.uuid(),
      jobId: fc.constant('job-1'),
      fromId: fc.constant('somebody'),
      score: fc.constantFrom<Score>(1, 3, 5),
      publishedAt: fc.integer({ min: NOON, max: NOON + 3 }),
    });
    const total = (received: readonly Parameters<typeof withReview>[1][]) => received.reduce(withReview, noReviews());
    fc.assert(
      fc.property(fc.uniqueArray(review, { selector: ({ id }) => id, maxLength: 12 }), fc.infiniteStream(fc.nat()), (received, dice) => {
        const shuffled = received.map((each) => ({ each, at: dice.next().value as number })).sort((a, b) => a.at - b.at);
        const sum = total(received);
        expect(total(shuffled.map(({ each }) => each))).toEqual(sum);
        expect(sum.reviews.sum).toBe(received.reduce((points, { score }) => points + score, 0));
        expect(sum.latestReviews).toHaveLength(Math.min(5, received.length));
      }),
    );
  });
});
