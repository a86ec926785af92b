import { z } from 'zod';
import { instant } from '../kernel/validation.ts';
import { deviceFields } from './deviceFields.ts';
import { accountFields } from './fields.ts';
import { mailFields } from './mailFields.ts';

const { email, role, roles, approvalLimit, reason, operator, codeHash, terms } = accountFields;

/**
 * What a member of the office does from now on. Who was none becomes one; without a role a member
 * sees an empty office.
 */
export const setDuties = z.strictObject({ type: z.literal('setDuties'), roles, approvalLimit, reason });

/** The e-mail comes from the verified token, never from the browser. */
export const register = z.strictObject({ type: z.literal('register'), email });
export const chooseRole = z.strictObject({ type: z.literal('chooseRole'), role });
export const certifyClient = z.strictObject({ type: z.literal('certifyClient') });
export const revokeCertification = z.strictObject({ type: z.literal('revokeCertification'), reason });
export const suspend = z.strictObject({ type: z.literal('suspend'), reason });
export const lift = z.strictObject({ type: z.literal('lift'), reason });
/**
 * Sent by the command line of the operator only; no callable takes it. `operator` names who ran it.
 */
export const grantOffice = z.strictObject({ type: z.literal('grantOffice'), operator });
export const revokeOffice = z.strictObject({ type: z.literal('revokeOffice'), operator });

/** The e-mail comes from the verified token, never from the browser. */
export const syncEmail = z.strictObject({ type: z.literal('syncEmail'), email });
/** The code's SHA-256 comes from the server: the code goes out by mail only. */
export const requestDestination = z.strictObject({ type: z.literal('requestDestination'), email, codeHash });
export const confirmDestination = z.strictObject({ type: z.literal('confirmDestination'), codeHash });
/** `seenAt`: when the newest news that was shown had been published. */
export const openNews = z.strictObject({ type: z.literal('openNews'), seenAt: instant });
/** `terms`: the day (JST) of the terms of use that were shown. */
export const agreeToTerms = z.strictObject({ type: z.literal('agreeToTerms'), terms });
/** How the mails of a topic come from now on. */
export const chooseMail = z.strictObject({ type: z.literal('chooseMail'), ...mailFields });
/**
 * The browser that sends shows notices from now on. The id comes from the server, which makes it of
 * the address.
 */
export const addDevice = z.strictObject({ type: z.literal('addDevice'), ...deviceFields });
export const removeDevice = z.strictObject({ type: z.literal('removeDevice'), deviceId: deviceFields.deviceId });
export const withdraw = z.strictObject({ type: z.literal('withdraw') });

export const accountCommand = z.discriminatedUnion('type', [
  register,
  chooseRole,
  certifyClient,
  revokeCertification,
  suspend,
  lift,
  grantOffice,
  revokeOffice,
  setDuties,
  syncEmail,
  requestDestination,
  confirmDestination,
  openNews,
  agreeToTerms,
  chooseMail,
  addDevice,
  removeDevice,
  withdraw,
]);
export type AccountCommand = z.infer<typeof accountCommand>;
