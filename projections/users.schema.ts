import { z } from 'zod';
import { followed, timeOrNull } from './readModel.ts';

/** users/{uid}: the account, and what the profiles' streams say that the guard needs. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(['talent', 'client']).nullable(),
  isAdmin: z.boolean(),
  suspended: z.boolean(),
  isClientCertificated: z.boolean(),
  hasTalentProfile: z.boolean(),
  hasClientProfile: z.boolean(),
  isTalentSuspended: z.boolean(),
  destinationEmail: z.string().nullable(),
  lastNewsOpenedAt: timeOrNull,
  deletedAt: timeOrNull,
  ...followed,
});
export type User = z.infer<typeof userSchema>;
