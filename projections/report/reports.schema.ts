import { z } from 'zod';
import { reportOutcomes, reportReasons } from '#domain/talk/report/reasons.ts';
import { subjectKinds } from '#domain/talk/report/subject.ts';
import { jobCard, personCard, streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * reports/{reportId}_{number}: a report about content of the other side, for the office only, so
 * that the reporter stays anonymous.
 */
export const reportSchema = z.object({
  id: z.string(),
  /** The entity id of the stream, shared by all reports of one person about one subject. */
  reportId: z.string(),
  number: z.number(),
  kind: z.enum(subjectKinds),
  subjectId: z.string(),
  jobId: z.string().nullable(),
  clientId: z.string(),
  talentId: z.string(),
  /** The side that reported. The report is about the other side. */
  by: z.enum(['client', 'talent']),
  reporterId: z.string(),
  ownerId: z.string(),
  job: jobCard.nullable(),
  client: personCard,
  talent: personCard,
  reason: z.enum(reportReasons),
  /** null after the reporter is erased. */
  words: z.string().nullable(),
  /**
   * The number of pictures, whether a message is named, and the version of the event that has them:
   * the office opens it for a reason. Null without evidence, and after the reporter is erased.
   */
  evidence: z.object({ version: z.number(), pictures: z.number(), hasMessage: z.boolean() }).nullable().default(null),
  status: z.enum(['OPEN', 'SETTLED']),
  outcome: z.enum(reportOutcomes).nullable(),
  note: z.string().nullable(),
  settledAt: timeOrNull,
  settledBy: z.string().nullable(),
  ...streamFields,
});

export type Report = z.infer<typeof reportSchema>;
