import { z } from 'zod';
import { identifier } from '../../kernel/validation.ts';
import { reportContent } from './content.ts';
import { reportFields } from './fields.ts';

const { kind, number, outcome, note } = reportFields;

/**
 * Command of a client or cast. The server adds the job and the sides; `jobId` is null if there is
 * no job.
 */
export const report = reportContent.extend({
  type: z.literal('report'),
  kind,
  subjectId: identifier,
  clientId: identifier,
  talentId: identifier,
  jobId: identifier.nullable(),
});

/** Command of the office: settles a report, with an outcome and a note. */
export const settle = z.strictObject({
  type: z.literal('settle'),
  number,
  outcome,
  note,
});

/** The payload of any command on a report. */
export const reportCommand = z.discriminatedUnion('type', [report, settle]);
/** Any command on a report. */
export type ReportCommand = z.infer<typeof reportCommand>;
/** The command of one type. */
export type CommandOf<Type extends ReportCommand['type']> = Extract<ReportCommand, { type: Type }>;
