import { z } from 'zod';
import { countersignFields, countersignStatuses } from '#domain/office/countersign/fields.ts';
import { watchedNames } from '#domain/office/fourEyes.ts';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';

const { command, jobId, clientId, talentId, personId } = countersignFields;

/** countersigns/{id}: a request for a second member with the roles. People by id. */
export const countersignSchema = z.object({
  id: z.string(),
  act: z.enum(watchedNames),
  /** The stream of the act. */
  target: z.string(),
  command,
  /** null after a person of the act has left. */
  reason: z.string().nullable(),
  amount: z.number().nullable(),
  jobId,
  clientId,
  talentId,
  personId,
  askedBy: z.string(),
  status: z.enum(countersignStatuses),
  /** Who confirmed or declined it, when (ms), and the reason. */
  answeredBy: z.string().nullable(),
  answeredAt: timeOrNull,
  answer: z.string().nullable(),
  /** The error code if it could not be carried out. */
  code: z.string().nullable(),
  ...streamFields,
});

export type Countersign = z.infer<typeof countersignSchema>;
