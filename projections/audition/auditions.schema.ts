import { z } from 'zod';
import { slot } from '#domain/work/audition/fields.ts';
import { auditionKinds, auditionResults } from '#domain/work/audition/kinds.ts';
import { inviteStatuses, tapeStatuses } from '#domain/work/audition/status.ts';
import { streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * auditions/{auditionId}: a round, for its client and the office. Days in JST, times in ms. Words
 * are null after the client has left.
 */
export const auditionSchema = z.object({
  id: z.string(),
  streamId: z.string(),
  jobId: z.string(),
  clientId: z.string(),
  round: z.number(),
  isOpen: z.boolean(),
  auditionKind: z.enum(auditionKinds),
  place: z.string().nullable(),
  note: z.string().nullable(),
  answerDue: time,
  tapeDue: timeOrNull,
  slots: z.array(slot),
  ...streamFields,
});
export type AuditionDocument = z.infer<typeof auditionSchema>;

/**
 * auditionInvites/{auditionId}_{dealId}: an invited cast, for both sides and the office. It names
 * no other cast. `slots`: those to choose from.
 */
export const auditionInviteSchema = z.object({
  id: z.string(),
  streamId: z.string(),
  auditionId: z.string(),
  dealKind: z.enum(['offer', 'entry']),
  dealId: z.string(),
  jobId: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  round: z.number(),
  isOpen: z.boolean(),
  auditionKind: z.enum(auditionKinds),
  place: z.string().nullable(),
  note: z.string().nullable(),
  status: z.enum(inviteStatuses),
  slots: z.array(slot),
  slotId: z.string().nullable(),
  answerDue: time,
  tapeDue: timeOrNull,
  /** Times that the cast asks for. */
  times: z.array(time),
  reasonCode: z.string().nullable(),
  reason: z.string().nullable(),
  tape: z.enum(tapeStatuses),
  /** The paths of the movie in two sizes, and of its still picture. */
  S: z.string().nullable(),
  M: z.string().nullable(),
  poster: z.string().nullable(),
  fault: z.string().nullable(),
  result: z.enum(auditionResults).nullable(),
  message: z.string().nullable(),
  ...streamFields,
});
export type AuditionInvite = z.infer<typeof auditionInviteSchema>;

/** auditionScores/{auditionId}_{dealId}: what the client notes on a cast, for the client alone. */
export const auditionScoreSchema = z.object({
  id: z.string(),
  streamId: z.string(),
  auditionId: z.string(),
  dealId: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  score: z.number(),
  scoreNote: z.string().nullable(),
  ...streamFields,
});
export type AuditionScore = z.infer<typeof auditionScoreSchema>;

export const auditionPath = (auditionId: string): string => `auditions/${auditionId}`;
export const auditionInvitePath = (auditionId: string, dealId: string): string => `auditionInvites/${auditionId}_${dealId}`;
