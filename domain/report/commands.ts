import { z } from 'zod';
import { identifier } from '../kernel/validation.ts';
import { reportContent } from './content.ts';
import { reportFields } from './fields.ts';

const { kind, number, outcome, note } = reportFields;

/** The server puts in whom and which job it is about; `jobId` is null where there is none. */
export const report = reportContent.extend({
  type: z.literal('report'),
  kind,
  subjectId: identifier,
  clientId: identifier,
  talentId: identifier,
  jobId: identifier.nullable(),
});
export const settle = z.strictObject({
  type: z.literal('settle'),
  number,
  outcome,
  note,
});

export const reportCommand = z.discriminatedUnion('type', [report, settle]);
export type ReportCommand = z.infer<typeof reportCommand>;
export type CommandOf<Type extends ReportCommand['type']> = Extract<ReportCommand, { type: Type }>;
