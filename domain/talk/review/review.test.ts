import { describe, expect, test } from 'vitest';
import { limitOf } from '../../kernel/fieldMeta.ts';
import { by, DAY, NOON, uidOf } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { reviewContent, type Score } from './content.ts';
import { type ReviewEvent, review, type Side } from './review.ts';

const story = scenario(review.decider);
const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };
const publishDue = NOON + 7 * DAY;

const write = (score: Score, comment = '') => ({ type: 'write', score, comment }) as const;
const reportNotHeld = { type: 'reportNotHeld' } as const;
const publish = { type: 'publish' } as const;

const opened: ReviewEvent = { type: 'ReviewsOpened', data: { ...parties, dealKind: 'offer', publishDue } };
const written = (side: Side, score: Score, comment = ''): ReviewEvent => ({
  type: 'ReviewWritten',
  data: { ...parties, by: side, score, comment },
});
const notHeld = (side: Side): ReviewEvent => ({ type: 'ReviewNotHeldReported', data: { ...parties, by: side } });
const published = (client: Score | null, talent: Score | null): ReviewEvent => ({
  type: 'ReviewsPublished',
  data: { ...parties, scores: { client, talent } },
});

describe('write', () => {
  test('a score and a comment', () => story.given(opened).when(write(5, '丁寧でした'), by('client'), [written('client', 5, '丁寧でした')]));
  test('again, before the publication', () =>
    story.given(opened, written('client', 5)).when(write(3), by('client'), [written('client', 3)]));
  test('as the second side publishes both', () =>
    story
      .given(opened, written('client', 5))
      .when(write(3, 'ありがとうございました'), by('talent'), [written('talent', 3, 'ありがとうございました'), published(5, 3)]));
  test('after the publication gives no event', () => {
    const both = [opened, written('client', 5), written('talent', 3), published(5, 3)];
    story.given(...both).when(write(3), by('talent'), []);
    story.given(...both).when(write(1), by('talent'), 'status-conflict');
  });
  test('until the last millisecond', () => {
    story.given(opened).when(write(5), by('talent', publishDue - 1), [written('talent', 5)]);
    story.given(opened).when(write(5), by('talent', publishDue), 'deadline-passed');
  });
  test('is for the two parties', () => {
    for (const stranger of [
      by('client', NOON, 'client-2'),
      by('talent', NOON, 'talent-2'),
      by('talent', NOON, uidOf.client),
      by('office'),
      by('system'),
      by(null),
    ])
      story.given(opened).when(write(5), stranger, 'permission-denied');
  });
  test('about a missing deal is refused', () => story.given().when(write(5), by('client'), 'not-found'));
  test('accepts the three scores, and at most a thousand characters', () => {
    const taken = (score: unknown, comment: unknown) => review.command.safeParse({ type: 'write', score, comment }).success;
    expect([1, 3, 5].map((score) => taken(score, ''))).toEqual([true, true, true]);
    expect([0, 2, 4, 6, '5', null].some((score) => taken(score, ''))).toBe(false);
    expect(taken(5, 'あ'.repeat(limitOf(reviewContent.shape.comment)))).toBe(true);
    expect(taken(5, 'あ'.repeat(limitOf(reviewContent.shape.comment) + 1))).toBe(false);
  });
});

describe('report that the deal did not take place', () => {
  test('counts as the answer of that side, without a score', () =>
    story.given(opened, written('client', 1)).when(reportNotHeld, by('talent'), [notHeld('talent'), published(1, null)]));
  test('replaces a score before the publication', () =>
    story.given(opened, written('client', 1)).when(reportNotHeld, by('client'), [notHeld('client')]));
  test('may be replaced by a score', () => story.given(opened, notHeld('client')).when(write(5), by('client'), [written('client', 5)]));
});

describe('the office hides a review', () => {
  const reason = '個人情報の記載';
  const shown = [opened, written('client', 5, '丁寧でした'), notHeld('talent'), published(5, null)] as const;
  const down: ReviewEvent = { type: 'ReviewTakenDown', data: { ...parties, by: 'client', score: 5, reason } };
  const restored: ReviewEvent = { type: 'ReviewRestored', data: { ...parties, by: 'client', score: 5, reason } };
  const takeDown = { type: 'takeDown', by: 'client', reason } as const;
  const restore = { type: 'restore', by: 'client', reason } as const;

  test('once, twice, and shows it again', () => {
    story.given(...shown).when(takeDown, by('office'), [down]);
    story.given(...shown, down).when(takeDown, by('office'), []);
    story.given(...shown, down).when(restore, by('office'), [restored]);
    story.given(...shown, down, restored).when(restore, by('office'), []);
    story.given(...shown, down, restored).when(takeDown, by('office'), [down]);
  });
  test('after the publication, if it has a score', () => {
    story.given(opened, written('client', 5)).when(takeDown, by('office'), 'status-conflict');
    story.given(...shown).when({ ...takeDown, by: 'talent' }, by('office'), 'status-conflict');
    story.given().when(takeDown, by('office'), 'not-found');
  });
  test('nobody else does, and no member who is a side of the deal', () => {
    for (const somebody of [
      by('client'),
      by('talent'),
      by('system'),
      by(null),
      by('office', NOON, uidOf.client),
      by('office', NOON, uidOf.talent),
    ])
      for (const command of [takeDown, restore]) story.given(...shown).when(command, somebody, 'permission-denied');
  });
});

describe('publish', () => {
  test('after seven days with one answer', () =>
    story.given(opened, written('talent', 5)).when(publish, by('system', publishDue), [published(null, 5)]));
  test('too early is refused', () => story.given(opened).when(publish, by('system', publishDue - 1), 'deadline-not-reached'));
});
