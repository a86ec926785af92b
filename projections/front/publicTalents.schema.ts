import { z } from 'zod';
import type { shownOfCast } from '#domain/talk/front/shown.ts';
import { ageBand, streamFields, time } from '../kernel/fields.schema.ts';

const shown = {
  name: z.string(),
  photos: z.array(z.string()),
  ageBand,
  prefecture: z.number(),
  speciality: z.array(z.string()),
  introduction: z.string(),
  height: z.number().nullable(),
} satisfies Record<keyof typeof shownOfCast, z.ZodType>;

/**
 * publicTalents/{uid}: the public page of a cast, while it is open, the profile is published, and
 * the cast is an adult. Only the function `publicPages` reads it. `photos`: storage paths, portrait
 * first. `height` in cm.
 */
export const publicTalentSchema = z.object({ id: z.string(), ...shown, openedAt: time, ...streamFields });
export type PublicTalent = z.infer<typeof publicTalentSchema>;

/** The path of a document of publicTalents. */
export const publicTalentPath = (uid: string): string => `publicTalents/${uid}`;
