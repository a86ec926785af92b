import { z } from 'zod';
import { stamps, time } from '../kernel/fields.schema.ts';

/** jobChangeHistories/{eventId}: every event around a job, without personal data. */
export const jobChangeHistorySchema = z.object({
  id: z.string(),
  jobId: z.string(),
  offerId: z.string().nullable(),
  entryId: z.string().nullable(),
  clientId: z.string(),
  talentId: z.string().nullable(),
  streamId: z.string(),
  version: z.number(),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  actor: z.object({ uid: z.string(), role: z.string().nullable(), confirmedBy: z.string().optional() }),
  at: time,
  createdAt: time,
  updatedAt: stamps.updatedAt,
});

export type JobChangeHistory = z.infer<typeof jobChangeHistorySchema>;

/** peopleHistories/{eventId}: the people's events in the daily figures, without personal data. */
export const peopleHistorySchema = z.object({ id: z.string(), uid: z.string(), type: z.string(), at: time });
export type PeopleHistory = z.infer<typeof peopleHistorySchema>;
