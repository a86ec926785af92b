import { jstDate } from '#domain/calendar/instants.ts';
import { isMinorOn } from '#domain/kernel/age.ts';
import { isBandOfMinors } from '#domain/kernel/person.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, entityIdOf, projector, type Writes } from '../kernel/projector.ts';
import { talentPrivatePath } from '../talent/talentPrivate.schema.ts';
import { privateOf } from '../talent/talentPrivate.ts';
import { type Talent, talentPath } from '../talent/talents.schema.ts';
import { talents } from '../talent/talents.ts';
import { type PublicTalent, publicTalentPath } from './publicTalents.schema.ts';

/**
 * The one place that says what of a profile everybody sees, and when. `at`: when the event was
 * recorded (ms). Documents of an earlier release do not say that a page is open.
 */
const publicTalentOf = (talent: Talent | undefined, birthday: string | null, at: number): PublicTalent | null => {
  if (!talent?.pageOpenedAt || !talent.isPublished || talent.isSuspended || talent.deletedAt !== null) return null;
  if (isMinorOn(birthday, jstDate(at))) return null;
  const { id, name, thumbnail, profileImages, ageBand, prefecture, speciality, introduction, sizes, pageOpenedAt } = talent;
  return {
    id,
    name,
    photos: [...new Set([...(thumbnail === null ? [] : [thumbnail]), ...profileImages])],
    // An adult in the last year of school.
    ageBand: isBandOfMinors(ageBand) ? 0 : ageBand,
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

/** Runs after the projectors of the profile, whose documents it reads as the event leaves them. */
const follow = (event: AnyEnvelope, documents: Documents): Writes => {
  const uid = entityIdOf(event);
  const talent = documents.get(talentPath(uid)) as Talent | undefined;
  if (!talent?.pageOpenedAt && !ends.has(event.type)) return [];
  return [[publicTalentPath(uid), publicTalentOf(talent, privateOf(uid, documents).birthday, event.meta.recordedAt)]];
};

export const publicTalents = projector(
  'publicTalents',
  1,
  (event) => [talentPath(entityIdOf(event)), talentPrivatePath(entityIdOf(event))],
  Object.fromEntries(talents.handles.map((type) => [type, follow])),
);
