import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { email, text } from '../kernel/validation.ts';

/** The e-mail comes from the verified token, never from the browser. */
export const register = z.strictObject({ type: z.literal('register'), email });
export const chooseRole = z.strictObject({ type: z.literal('chooseRole'), role: z.enum(['talent', 'client']) });
export const certifyClient = z.strictObject({ type: z.literal('certifyClient') });
export const revokeCertification = z.strictObject({ type: z.literal('revokeCertification') });
export const suspend = z.strictObject({ type: z.literal('suspend'), reason: text(businessRules.reasonMax) });
export const lift = z.strictObject({ type: z.literal('lift') });
/** Sent by the command line of the operator only; no callable takes it. */
export const grantOffice = z.strictObject({ type: z.literal('grantOffice') });
export const revokeOffice = z.strictObject({ type: z.literal('revokeOffice') });

export const accountCommand = z.discriminatedUnion('type', [
  register,
  chooseRole,
  certifyClient,
  revokeCertification,
  suspend,
  lift,
  grantOffice,
  revokeOffice,
]);
export type AccountCommand = z.infer<typeof accountCommand>;
