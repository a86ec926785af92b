import { z } from 'zod';

// Documents outside the read models that the screen shows (functions/delivery,
// functions/effects/mail). Times in ms.

export const parkedSchema = z.object({
  cause: z.enum(['CODE', 'SERVER']).default('CODE'),
  subscription: z.string(),
  streamId: z.string(),
  version: z.number(),
  error: z.string(),
  parkedAt: z.number(),
});
export type Parked = z.infer<typeof parkedSchema>;

export const mailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  audience: z.string().nullable(),
  streamId: z.string(),
  attempts: z.number(),
  lastError: z.string().nullable(),
  updatedAt: z.number(),
});
export type FailedMail = z.infer<typeof mailSchema>;
