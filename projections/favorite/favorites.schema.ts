import { z } from 'zod';
import { jobCard, personCard, streamFields } from '../kernel/fields.schema.ts';

/** likedTalents/{uid}_{talentId}: a client's favourite with the card, deleted when unliked. */
export const likedTalentSchema = z.object({ id: z.string(), uid: z.string(), talentId: z.string(), talent: personCard, ...streamFields });
export type LikedTalent = z.infer<typeof likedTalentSchema>;

/** likedJobs/{uid}_{jobId}: a cast's bookmark with the job's card. Deleted when it is removed. */
export const likedJobSchema = z.object({ id: z.string(), uid: z.string(), jobId: z.string(), job: jobCard, ...streamFields });
export type LikedJob = z.infer<typeof likedJobSchema>;
