import { z } from 'zod';
import { isMinorOn } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import type { shownOfCast } from '#domain/talk/front/shown.ts';
import { ageBand, streamFields, time } from '../kernel/fields.schema.ts';
import { type Documents, entityIdOf, projector, type Writes } from '../kernel/projector.ts';
import { talentPrivatePath } from '../talent/talentPrivate.schema.ts';
import { privateOf } from '../talent/talentPrivate.ts';
import { type Talent, talentPath } from '../talent/talents.schema.ts';
import { talents } from '../talent/talents.ts';

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

export const publicTalentPath = (uid: string): string => `publicTalents/${uid}`;

/** The pictures of a cast, portrait first. */
export const photosOf = ({ thumbnail, profileImages }: Pick<Talent, 'thumbnail' | 'profileImages'>): readonly string[] => [
  ...new Set([...(thumbnail === null ? [] : [thumbnail]), ...profileImages]),
];

/**
 * The only place that decides which fields of a cast are public, and when. `at`: time of recording
 * (ms). Documents of earlier releases have no open page.
 */
const publicTalentOf = (talent: Talent | undefined, birthday: string | null, at: number): PublicTalent | null => {
  if (!talent?.pageOpenedAt || !talent.isPublished || talent.isSuspended || talent.deletedAt !== null) return null;
  if (isMinorOn(birthday, jstDate(at))) return null;
  const { id, name, ageBand, prefecture, speciality, introduction, sizes, pageOpenedAt } = talent;
  return {
    id,
    name,
    photos: [...photosOf(talent)],
    // An adult in the last school year is in a band of minors, so the band is hidden.
    ageBand,
    prefecture,
    speciality,
    introduction,
    height: sizes.height,
    openedAt: pageOpenedAt,
    createdAt: talent.createdAt,
    updatedAt: at,
    version: talent.version,
  };
};

const ends = new Set<AnyEnvelope['type']>(['TalentPageClosed', 'TalentWithdrawn']);

/** Runs after the projectors of the profile, and reads the documents after the event. */
const update = (event: AnyEnvelope, documents: Documents): Writes => {
  const uid = entityIdOf(event);
  const talent = documents.get(talentPath(uid)) as Talent | undefined;
  if (!talent?.pageOpenedAt && !ends.has(event.type)) return [];
  return [[publicTalentPath(uid), publicTalentOf(talent, privateOf(uid, documents).birthday, event.meta.recordedAt)]];
};

export const publicTalents = projector(
  'publicTalents',
  (event) => [talentPath(entityIdOf(event)), talentPrivatePath(entityIdOf(event))],
  Object.fromEntries(talents.handles.map((type) => [type, update])),
);
