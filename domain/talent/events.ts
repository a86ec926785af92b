import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';

const profile = {
  name: personal(z.string()),
  kana: personal(z.string()),
  gender: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  birthday: personal(z.string()),
  prefecture: z.number(),
  introduction: personal(z.string()),
  speciality: z.array(z.string()),
  thumbnail: personal(z.string().nullable()),
  profileImages: personal(z.array(z.string())),
};

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const talentEvents = {
  TalentProfileRegistered: event({ ...profile, viewOrder: z.number() }),
  TalentProfileChanged: event(profile),
  TalentPublished: event({}),
  TalentSuspended: event({ reason: z.string() }),
} as const;

export type TalentEvent = EventOf<typeof talentEvents>;
