import { z } from 'zod';
import { countersignStatuses } from '#domain/countersign/countersign.ts';
import { countersignFields } from '#domain/countersign/fields.ts';
import { watchedNames } from '#domain/office/fourEyes.ts';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';

const { command, jobId, clientId, talentId, personId } = countersignFields;

/**
 * countersigns/{id}: an act of the office for which a second member is asked; for the members whose
 * roles it is for. Members and people by their ids.
 */
export const countersignSchema = z.object({
  id: z.string(),
  act: z.enum(watchedNames),
  /** The stream that it is about. */
  target: z.string(),
  command,
  /** Null once somebody whom it is about has left. */
  reason: z.string().nullable(),
  amount: z.number().nullable(),
  ...{ jobId, clientId, talentId, personId },
  askedBy: z.string(),
  status: z.enum(countersignStatuses),
  /** Who confirmed or declined it, when, and why not. */
  answeredBy: z.string().nullable(),
  answeredAt: timeOrNull,
  answer: z.string().nullable(),
  /** Why it could not be carried out. */
  code: z.string().nullable(),
  ...followed,
});
export type Countersign = z.infer<typeof countersignSchema>;
