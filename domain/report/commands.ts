import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { identifier, text } from '../kernel/validation.ts';
import { reportContent, reportOutcomes } from './content.ts';
import { subjectKinds } from './subject.ts';

/** The server puts in whom and which job it is about; `jobId` is null where there is none. */
export const report = reportContent.extend({
  type: z.literal('report'),
  kind: z.enum(subjectKinds),
  subjectId: identifier,
  clientId: identifier,
  talentId: identifier,
  jobId: identifier.nullable(),
});
/** `number`: which of one person's reports about the same thing is meant, from 1. */
export const settle = z.strictObject({
  type: z.literal('settle'),
  number: z.int().min(1),
  outcome: z.enum(reportOutcomes),
  note: text(businessRules.reasonMax),
});

export const reportCommand = z.discriminatedUnion('type', [report, settle]);
export type ReportCommand = z.infer<typeof reportCommand>;
export type CommandOf<Type extends ReportCommand['type']> = Extract<ReportCommand, { type: Type }>;
