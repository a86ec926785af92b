import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { carded, followed, MISSING_PERSON, timeOrNull } from './readModel.ts';

/** talents/{uid}: a cast as lists and detail pages show them (spec section 3). */
export const talentSchema = z.object({
  id: z.string(),
  name: z.string(),
  kana: z.string(),
  gender: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  birthday: z.string().nullable(),
  prefecture: z.number(),
  introduction: z.string(),
  speciality: z.array(z.string()),
  thumbnail: z.string().nullable(),
  profileImages: z.array(z.string()),
  isPublished: z.boolean(),
  isSuspended: z.boolean(),
  viewOrder: z.number(),
  likedCount: z.number(),
  deletedAt: timeOrNull,
  ...carded,
  ...followed,
});
export type Talent = z.infer<typeof talentSchema>;

const path = (event: AnyEnvelope) => `talents/${parseStreamId(event.streamId).entityId}`;

type Profile = Extract<AnyEnvelope, { type: 'TalentProfileChanged' }>['data'];

/** The profile's fields; an erased person's read as the placeholder. */
const shown = (profile: Profile) => ({
  name: profile.name ?? MISSING_PERSON,
  kana: profile.kana ?? '',
  gender: profile.gender,
  birthday: profile.birthday,
  prefecture: profile.prefecture,
  introduction: profile.introduction ?? '',
  speciality: profile.speciality,
  thumbnail: profile.thumbnail,
  profileImages: profile.profileImages ?? [],
});

const follow = (event: AnyEnvelope, documents: Documents, change: Partial<Talent>): Writes => [
  [path(event), { ...documents.get(path(event)), ...change, version: event.version, updatedAt: event.meta.recordedAt }],
];

export const talents = projector('talents', 1, (event) => [path(event)], {
  TalentProfileRegistered: (event, documents) =>
    follow(event, documents, {
      id: parseStreamId(event.streamId).entityId,
      ...shown(event.data),
      isPublished: false,
      isSuspended: true,
      viewOrder: event.data.viewOrder,
      likedCount: 0,
      deletedAt: null,
      cardVersion: event.version,
      createdAt: event.meta.recordedAt,
    }),
  TalentProfileChanged: (event, documents) => follow(event, documents, { ...shown(event.data), cardVersion: event.version }),
  TalentPublished: (event, documents) => follow(event, documents, { isPublished: true, isSuspended: false }),
  TalentSuspended: (event, documents) => follow(event, documents, { isPublished: false, isSuspended: true }),
});
