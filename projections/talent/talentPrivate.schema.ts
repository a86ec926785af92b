import { z } from 'zod';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * talentPrivate/{uid}: what a talent's profile says and nobody else sees; for its owner.
 * `ageBandUntil`: the first of a month (JST date) from which another age band counts. `lastId` is
 * the id of the stream's last event, `replicatedAt` when what cards copy last changed.
 */
export const talentPrivateSchema = z.object({
  id: z.string(),
  birthday: z.string().nullable(),
  ageBandUntil: z.string().nullable(),
  taCode: z.string().nullable(),
  lastId: z.string().nullable(),
  replicatedAt: timeOrNull,
  /** Why the office took pictures of the profile down, since the talent last changed it. */
  picturesTakenDown: z.array(z.object({ at: z.number(), reason: z.string() })).default([]),
  ...followed,
});
export type TalentPrivate = z.infer<typeof talentPrivateSchema>;

export const talentPrivatePath = (uid: string): string => `talentPrivate/${uid}`;
