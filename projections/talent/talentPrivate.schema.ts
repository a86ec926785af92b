import { z } from 'zod';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * talentPrivate/{uid}: the private fields of a cast's profile; readable by its owner.
 * `ageBandUntil`: day (JST) of the next age band. `lastId`: id of the stream's last event.
 * `replicatedAt`: last change of what cards copy (ms).
 */
export const talentPrivateSchema = z.object({
  id: z.string(),
  birthday: z.string().nullable(),
  /** The birthday that waits for the office's confirmation. */
  askedBirthday: z.string().nullable().default(null),
  ageBandUntil: z.string().nullable(),
  taCode: z.string().nullable(),
  lastId: z.string().nullable(),
  replicatedAt: timeOrNull,
  /** The office's reasons for removing pictures, since the cast's last change. */
  picturesTakenDown: z.array(z.object({ at: z.number(), reason: z.string() })).default([]),
  ...streamFields,
});

export type TalentPrivate = z.infer<typeof talentPrivateSchema>;

export const talentPrivatePath = (uid: string): string => `talentPrivate/${uid}`;
