import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { posting, talentProfile } from '#domain/testing/profiles.ts';
import { favoriteEntityId } from '#domain/work/favorite/target.ts';
import { MISSING_PERSON } from '../kernel/fields.schema.ts';
import { replay } from '../replay.ts';
import { talents } from '../talent/talents.ts';
import { jobPosted, talentRegistered } from '../testing/documents.ts';
import { project } from '../testing/project.ts';
import { likedCounts, likedJobs, likedTalents } from './favorites.ts';

const ofTalent = (...events: AnyEvent[]) =>
  envelopes(`favorite-${favoriteEntityId(uidOf.client, { kind: 'talent', targetId: uidOf.talent })}`, ...events);
const ofJob = (...events: AnyEvent[]) =>
  envelopes(`favorite-${favoriteEntityId(uidOf.talent, { kind: 'job', targetId: 'job-1' })}`, ...events);
const liked: AnyEvent = { type: 'FavoriteTalentLiked', data: { uid: uidOf.client, talentId: uidOf.talent } };
const unliked: AnyEvent = { type: 'FavoriteTalentUnliked', data: { uid: uidOf.client, talentId: uidOf.talent } };
const marked: AnyEvent = { type: 'FavoriteJobLiked', data: { uid: uidOf.talent, jobId: 'job-1' } };
const unmarked: AnyEvent = { type: 'FavoriteJobUnliked', data: { uid: uidOf.talent, jobId: 'job-1' } };

describe('likedTalents/{uid}_{talentId}', () => {
  test('exists while the client likes the talent', () => {
    const { 'talents/talent-1': counted, ...shown } = project([likedTalents, likedCounts], ofTalent(liked));
    expect(counted).toMatchObject({ likedCount: 1, version: 0 });
    expect(shown).toEqual({
      'likedTalents/client-1_talent-1': {
        id: 'client-1_talent-1',
        uid: 'client-1',
        talentId: 'talent-1',
        talent: { id: 'talent-1', name: MISSING_PERSON, thumbnail: null, version: 0 },
        createdAt: NOON,
        updatedAt: NOON,
        version: 1,
      },
    });
  });
  test('liked again is a new document', () =>
    expect(project([likedTalents, likedCounts], ofTalent(liked, unliked, liked))['likedTalents/client-1_talent-1']).toMatchObject({
      createdAt: NOON + 2 * HOUR,
      version: 3,
    }));
});

test('talents/{uid}.likedCount is the current number of likes, before and after the profile exists', () => {
  const byOther = (type: 'FavoriteTalentLiked' | 'FavoriteTalentUnliked'): AnyEvent => ({
    type,
    data: { uid: 'client-2', talentId: uidOf.talent },
  });
  const likes = [
    ...ofTalent(liked, unliked, liked),
    ...envelopes('favorite-talent_client-2_talent-1', byOther('FavoriteTalentLiked'), byOther('FavoriteTalentUnliked')),
    ...envelopes('favorite-talent_client-3_talent-1', { type: 'FavoriteTalentLiked', data: { uid: 'client-3', talentId: uidOf.talent } }),
  ];
  const profile = envelopes('talent-talent-1', talentRegistered);
  for (const order of [
    [...likes, ...profile],
    [...profile, ...likes],
    [...likes.slice(0, 2), ...profile, ...likes.slice(2)],
  ])
    expect(project([talents, likedCounts], order)['talents/talent-1']).toMatchObject({
      likedCount: 2,
      name: talentProfile.name,
      version: 1,
    });
});

describe('likedJobs/{uid}_{jobId}', () => {
  test('exists while the talent likes the job', () =>
    expect(project([likedJobs], ofJob(marked))).toMatchObject({
      'likedJobs/talent-1_job-1': { uid: 'talent-1', jobId: 'job-1', job: { id: 'job-1', version: 0 }, createdAt: NOON },
    }));
  test('is deleted with the like', () => expect(project([likedJobs], ofJob(marked, unmarked))).toEqual({}));
});

test('the cards show the newest data of talent and job, in any order', () => {
  const sources = [...envelopes('talent-talent-1', talentRegistered), ...envelopes('job-job-1', jobPosted)];
  const likes = [...ofTalent(liked), ...ofJob(marked)];
  for (const order of [
    [...sources, ...likes],
    [...likes, ...sources],
  ]) {
    const world = replay();
    for (const event of order) world.add(event);
    const documents = world.documents();
    expect(documents.get('likedTalents/client-1_talent-1')?.talent).toMatchObject({ name: talentProfile.name, version: 1 });
    expect(documents.get('likedJobs/talent-1_job-1')?.job).toMatchObject({ title: posting.title, version: 1 });
  }
});
