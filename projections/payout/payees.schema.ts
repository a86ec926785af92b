import { z } from 'zod';
import { accountHint, accountSchema, taxSchema } from '#domain/money/payee/fields.ts';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/** payees/{uid}: how a cast is paid, for the owner. `next` is the account from `nextFrom` (ms). */
export const payeeSchema = z.object({
  id: z.string(),
  account: accountSchema.nullable(),
  next: accountSchema.nullable(),
  nextFrom: timeOrNull,
  ...taxSchema.shape,
  ...streamFields,
});
export type Payee = z.infer<typeof payeeSchema>;

/** officePayees/{uid}: what the office sees of it. */
export const officePayeeSchema = z.object({
  id: z.string(),
  account: accountHint.nullable(),
  next: accountHint.nullable(),
  nextFrom: timeOrNull,
  isCompany: z.boolean(),
  isRegistered: z.boolean(),
  ...streamFields,
});
export type OfficePayee = z.infer<typeof officePayeeSchema>;

export const payeePath = (uid: string): string => `payees/${uid}`;
export const officePayeePath = (uid: string): string => `officePayees/${uid}`;
