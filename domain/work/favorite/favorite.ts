import { z } from 'zod';
import type { Actor } from '../../kernel/decider.ts';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { identifier } from '../../kernel/validation.ts';
import type { TalentState } from '../../people/talent/talent.ts';
import { type JobState, publicJob } from '../job/state.ts';
import { type FavoriteTarget, favoriteKinds } from './target.ts';

/** Throws `not-found` unless the talent is published: clients see no others. */
export const assertCanLikeTalent = (talent: TalentState): void => {
  if (talent.status === 'NONE' || !talent.isPublished || talent.isSuspended) throw new DomainError('not-found');
};

/** Throws `not-found` unless the job was posted to all casts; it may have ended. */
export const assertCanLikeJob = (job: JobState): void => void publicJob(job);

export type FavoriteState = { readonly status: 'NONE' } | ({ readonly status: 'LIKED' | 'UNLIKED'; readonly uid: string } & FavoriteTarget);

const talentIn = ({ uid, talentId }: { uid: string; talentId: string }) => ({ uid, kind: 'talent', targetId: talentId }) as const;
const jobIn = ({ uid, jobId }: { uid: string; jobId: string }) => ({ uid, kind: 'job', targetId: jobId }) as const;

/** Clients like casts, casts bookmark jobs; nobody for another. */
const assertOwn = ({ kind, targetId }: FavoriteTarget, state: FavoriteState, { uid, role }: Actor): void => {
  permit(role === (kind === 'talent' ? 'client' : 'talent'));
  permit(state.status === 'NONE' || (state.uid === uid && state.kind === kind && state.targetId === targetId));
};

const target = { kind: z.enum(favoriteKinds), targetId: identifier };
const example = { kind: 'talent', targetId: 'talent-1' } as const;
const likedTalent = { uid: z.string(), talentId: z.string() };
const likedJob = { uid: z.string(), jobId: z.string() };
/** The callable makes the id of the stream (favoriteEntityId). */
const byOwner = { by: ['client', 'talent'], entity: 'own', begins: true } as const;

/** The favourite of a person: one stream per person and target. */
export const favorite = aggregate<FavoriteState>({ name: 'favorite', readers: 'nobody', initial: { status: 'NONE' }, snapshotSchema: 1 })
  .events({
    FavoriteTalentLiked: { data: likedTalent, words: 'お気に入りに追加', evolve: (_, data) => ({ status: 'LIKED', ...talentIn(data) }) },
    FavoriteTalentUnliked: {
      data: likedTalent,
      words: 'お気に入りから削除',
      evolve: (_, data) => ({ status: 'UNLIKED', ...talentIn(data) }),
    },
    FavoriteJobLiked: { data: likedJob, words: 'ブックマークに追加', evolve: (_, data) => ({ status: 'LIKED', ...jobIn(data) }) },
    FavoriteJobUnliked: { data: likedJob, words: 'ブックマークから削除', evolve: (_, data) => ({ status: 'UNLIKED', ...jobIn(data) }) },
  })
  .commands({
    like: {
      ...byOwner,
      payload: target,
      example,
      decide: (liked, state, { actor }) => {
        assertOwn(liked, state, actor);
        if (state.status === 'LIKED') return [];
        const { uid } = actor;
        return liked.kind === 'talent'
          ? [{ type: 'FavoriteTalentLiked', data: { uid, talentId: liked.targetId } }]
          : [{ type: 'FavoriteJobLiked', data: { uid, jobId: liked.targetId } }];
      },
    },
    unlike: {
      ...byOwner,
      payload: target,
      example,
      after: ['like'],
      bound: 'party',
      decide: (liked, state, { actor }) => {
        assertOwn(liked, state, actor);
        if (state.status !== 'LIKED') return [];
        const { uid } = actor;
        return liked.kind === 'talent'
          ? [{ type: 'FavoriteTalentUnliked', data: { uid, talentId: liked.targetId } }]
          : [{ type: 'FavoriteJobUnliked', data: { uid, jobId: liked.targetId } }];
      },
    },
  });

export type FavoriteEvent = EventOf<typeof favorite>;
