import { z } from 'zod';
import { followed, jobCard, personCard } from '../kernel/fields.schema.ts';

/**
 * likedTalents/{uid}_{talentId}: a client's favourite, with the talent's card. There as long as it
 * is liked.
 */
export const likedTalentSchema = z.object({ id: z.string(), uid: z.string(), talentId: z.string(), talent: personCard, ...followed });
export type LikedTalent = z.infer<typeof likedTalentSchema>;

/**
 * likedJobs/{uid}_{jobId}: a talent's bookmark, with the job's card. There as long as it is liked.
 */
export const likedJobSchema = z.object({ id: z.string(), uid: z.string(), jobId: z.string(), job: jobCard, ...followed });
export type LikedJob = z.infer<typeof likedJobSchema>;
