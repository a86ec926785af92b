import { z } from 'zod';
import type { shownOfCast } from '#domain/front/shown.ts';
import { followed, time } from '../kernel/fields.schema.ts';

const shown = {
  name: z.string(),
  photos: z.array(z.string()),
  ageBand: z.number(),
  prefecture: z.number(),
  speciality: z.array(z.string()),
  introduction: z.string(),
  height: z.number().nullable(),
} satisfies Record<keyof typeof shownOfCast, z.ZodType>;

/**
 * publicTalents/{uid}: a cast whom everybody may see: it exists while the cast wants that, the
 * office has published the profile, and the cast is of age. Browsers do not read it: the function
 * `publicPages` does. `photos`: storage paths, the portrait first; `height` in cm.
 */
export const publicTalentSchema = z.object({ id: z.string(), ...shown, openedAt: time, ...followed });
export type PublicTalent = z.infer<typeof publicTalentSchema>;

export const publicTalentPath = (uid: string): string => `publicTalents/${uid}`;
