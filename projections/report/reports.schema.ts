import { z } from 'zod';
import { reportOutcomes, reportReasons } from '#domain/report/content.ts';
import { subjectKinds } from '#domain/report/subject.ts';
import { followed, jobCard, personCard, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * reports/{report's stream}_{number}: what somebody told the office about something of the other
 * side; for the office alone, so that nobody learns who did.
 */
export const reportSchema = z.object({
  id: z.string(),
  /** The stream's entity, shared by all reports of one person about one thing. */
  reportId: z.string(),
  number: z.number(),
  kind: z.enum(subjectKinds),
  subjectId: z.string(),
  jobId: z.string().nullable(),
  clientId: z.string(),
  talentId: z.string(),
  /** The side that reported; the other one is who it is about. */
  by: z.enum(['client', 'talent']),
  reporterId: z.string(),
  ownerId: z.string(),
  job: jobCard.nullable(),
  client: personCard,
  talent: personCard,
  reason: z.enum(reportReasons),
  /** Reads as null once the reporter is erased. */
  words: z.string().nullable(),
  status: z.enum(['OPEN', 'SETTLED']),
  outcome: z.enum(reportOutcomes).nullable(),
  note: z.string().nullable(),
  settledAt: timeOrNull,
  settledBy: z.string().nullable(),
  ...followed,
});
export type Report = z.infer<typeof reportSchema>;
