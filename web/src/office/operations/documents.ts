import { z } from 'zod';
import { parkable } from '#domain/office/operation/fields.ts';

// Documents outside the read models that the screen shows (functions/delivery,
// functions/effects/mail). Times in ms.

export const parkedSchema = z.object({
  cause: z.enum(['CODE', 'SERVER']).default('CODE'),
  subscription: z.enum(parkable),
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
/** A failed mail, without address and text. */
export type FailedMail = z.infer<typeof mailSchema>;
