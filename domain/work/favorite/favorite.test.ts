import { describe, expect, test } from 'vitest';
import { by, NOON, uidOf } from '../../testing/contexts.ts';
import { posting, publishedTalent } from '../../testing/profiles.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import { jobStatuses } from '../job/state.ts';
import { assertCanLikeJob, assertCanLikeTalent, type FavoriteEvent, favorite } from './favorite.ts';
import { favoriteEntityId, favoriteIdIn, favoriteIdOf } from './target.ts';

const story = scenario(favorite.decider);
const likeTalent = { type: 'like', kind: 'talent', targetId: uidOf.talent } as const;
const unlikeTalent = { ...likeTalent, type: 'unlike' } as const;
const likeJob = { type: 'like', kind: 'job', targetId: 'job-1' } as const;
const unlikeJob = { ...likeJob, type: 'unlike' } as const;
const liked: FavoriteEvent = { type: 'FavoriteTalentLiked', data: { uid: uidOf.client, talentId: uidOf.talent } };
const unliked: FavoriteEvent = { type: 'FavoriteTalentUnliked', data: { uid: uidOf.client, talentId: uidOf.talent } };
const marked: FavoriteEvent = { type: 'FavoriteJobLiked', data: { uid: uidOf.talent, jobId: 'job-1' } };
const unmarked: FavoriteEvent = { type: 'FavoriteJobUnliked', data: { uid: uidOf.talent, jobId: 'job-1' } };

describe('a client’s favourite', () => {
  test('like again', () => story.given(liked, unliked).when(likeTalent, by('client'), [liked]));
  test('is for clients', () => {
    for (const role of ['talent', 'office', 'system', null] as const) story.given().when(likeTalent, by(role), 'permission-denied');
  });
  test('of another person is not changed', () =>
    story.given(liked).when(unlikeTalent, by('client', NOON, 'client-2'), 'permission-denied'));
});

describe('a talent’s bookmark', () => {
  test('like', () => story.given().when(likeJob, by('talent'), [marked]));
  test('unlike', () => story.given(marked).when(unlikeJob, by('talent'), [unmarked]));
  test('is for talents', () => {
    for (const role of ['client', 'office', 'system', null] as const) story.given().when(likeJob, by(role), 'permission-denied');
  });
});

describe('what can be liked', () => {
  const talent = publishedTalent;
  const codeOf = (decision: () => void) => refusalOf(decision)?.code;
  test('a published talent', () => {
    expect(codeOf(() => assertCanLikeTalent(talent))).toBeUndefined();
    for (const state of [{ status: 'NONE' } as const, { ...talent, isPublished: false }, { ...talent, isSuspended: true }])
      expect(codeOf(() => assertCanLikeTalent(state))).toBe('not-found');
  });
  test('a posted job, also an ended one', () => {
    const posted = {
      clientId: uidOf.client,
      visibility: 'PUBLIC',
      isPageOpen: false,
      posting,
      words: null,
      edition: 1,
      isHeldBack: false,
    } as const;
    for (const status of jobStatuses) expect(codeOf(() => assertCanLikeJob({ ...posted, status }))).toBeUndefined();
    expect(codeOf(() => assertCanLikeJob({ ...posted, status: 'OPEN', visibility: 'PRIVATE' }))).toBe('not-found');
    expect(codeOf(() => assertCanLikeJob({ status: 'NONE' }))).toBe('not-found');
    expect(codeOf(() => assertCanLikeJob({ status: 'DRAFT', clientId: uidOf.client, draft: 0 }))).toBe('not-found');
  });
});

test('one stream per person, kind and target, and one document per person and target', () => {
  const entityId = favoriteEntityId(uidOf.client, likeTalent);
  expect(entityId).toBe('talent_client-1_talent-1');
  expect(favoriteIdIn(entityId)).toBe(favoriteIdOf(uidOf.client, uidOf.talent));
});
