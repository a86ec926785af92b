import { z } from 'zod';
import { date, identifier } from '../../kernel/validation.ts';
import { auditFields } from './fields.ts';
import { officeActs } from './officeTypes.ts';

const { target } = auditFields;

/**
 * The filter of the office's journal: member, act, object, days (JST) and amount in yen, limits
 * included.
 * null: no restriction.
 */
export const journalFilter = z.strictObject({
  uid: z.nullable(identifier),
  act: z.nullable(z.enum(officeActs)),
  /** `objectOf` a stream. Pages of an earlier release do not send it. */
  object: z.nullable(target).default(null),
  since: z.nullable(date),
  until: z.nullable(date),
  from: z.nullable(z.int().min(0)),
  to: z.nullable(z.int().min(0)),
});

export type JournalFilter = z.infer<typeof journalFilter>;
