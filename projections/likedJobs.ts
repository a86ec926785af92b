import { z } from 'zod';
import { favoriteIdIn } from '#domain/favorite/target.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { projector } from './projector.ts';
import { followed, jobCard, jobCardOf } from './readModel.ts';

/** likedJobs/{uid}_{jobId}: a talent's bookmark, with the job's card. There as long as it is liked. */
export const likedJobSchema = z.object({ id: z.string(), uid: z.string(), jobId: z.string(), job: jobCard, ...followed });
export type LikedJob = z.infer<typeof likedJobSchema>;

const idOf = (event: AnyEnvelope) => favoriteIdIn(parseStreamId(event.streamId).entityId);
const path = (event: AnyEnvelope) => `likedJobs/${idOf(event)}`;

export const likedJobs = projector('likedJobs', 1, (event) => (event.type === 'FavoriteJobLiked' ? [`jobs/${event.data.jobId}`] : []), {
  FavoriteJobLiked: (event, documents) => {
    const { uid, jobId } = event.data;
    const job = jobCardOf(jobId, documents.get(`jobs/${jobId}`));
    const at = event.meta.recordedAt;
    const liked: LikedJob = { id: idOf(event), uid, jobId, job, createdAt: at, updatedAt: at, version: event.version };
    return [[path(event), liked]];
  },
  FavoriteJobUnliked: (event) => [[path(event), null]],
});
