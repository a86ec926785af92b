import { z } from 'zod';
import { instant } from '../../kernel/validation.ts';
import { deviceFields } from './deviceFields.ts';
import { accountFields } from './fields.ts';
import { mailFields } from './mailFields.ts';

const { email, role, roles, approvalLimit, reason, operator, codeHash, terms } = accountFields;

/**
 * Command of the office: sets a member's roles and approval limit. An account without a role
 * becomes a member; a member without roles can do nothing.
 */
export const setDuties = z.strictObject({ type: z.literal('setDuties'), roles, approvalLimit, reason });

/**
 * Command of a new user. The e-mail address comes from the verified token, never from the browser.
 */
export const register = z.strictObject({ type: z.literal('register'), email });
/** Command of the user: becomes a client or a cast, once. */
export const chooseRole = z.strictObject({ type: z.literal('chooseRole'), role });
/** Command of the office: certifies a client. */
export const certifyClient = z.strictObject({ type: z.literal('certifyClient') });
/** Command of the office: takes a certification back, with a reason. */
export const revokeCertification = z.strictObject({ type: z.literal('revokeCertification'), reason });
/** Command of the office: suspends an account, with a reason. */
export const suspend = z.strictObject({ type: z.literal('suspend'), reason });
/** Command of the office: ends a suspension, with a reason. */
export const lift = z.strictObject({ type: z.literal('lift'), reason });
/**
 * Command of the operator's command line; no callable accepts it. `operator` is the person who ran
 * it.
 */
export const grantOffice = z.strictObject({ type: z.literal('grantOffice'), operator });
/** Command of the operator's command line: ends the membership in the office. */
export const revokeOffice = z.strictObject({ type: z.literal('revokeOffice'), operator });

/**
 * Command of the user. The e-mail address comes from the verified token, never from the browser.
 */
export const syncEmail = z.strictObject({ type: z.literal('syncEmail'), email });
/**
 * Command of the user: asks for another notification address. The server adds the code's SHA-256;
 * the code itself is only in the mail.
 */
export const requestDestination = z.strictObject({ type: z.literal('requestDestination'), email, codeHash });
/** Command of the user: confirms the notification address with the code. */
export const confirmDestination = z.strictObject({ type: z.literal('confirmDestination'), codeHash });
/** Command of the user. `seenAt`: publication time of the newest news that was shown (ms). */
export const openNews = z.strictObject({ type: z.literal('openNews'), seenAt: instant });
/** Command of the user. `terms`: the date (JST) of the terms of use that were shown. */
export const agreeToTerms = z.strictObject({ type: z.literal('agreeToTerms'), terms });
/** Command of the user: chooses how the mails of a topic arrive. */
export const chooseMail = z.strictObject({ type: z.literal('chooseMail'), ...mailFields });
/**
 * Command of the user: this browser shows push messages. The server derives the id from the
 * endpoint.
 */
export const addDevice = z.strictObject({ type: z.literal('addDevice'), ...deviceFields });
/** Command of the user, or of the system if the push service rejects the device. */
export const removeDevice = z.strictObject({ type: z.literal('removeDevice'), deviceId: deviceFields.deviceId });
/** Command of the user, or of the system for a deleted identity: ends the account. */
export const withdraw = z.strictObject({ type: z.literal('withdraw') });

/** The payload of any command on an account. */
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

/** Any command on an account. */
export type AccountCommand = z.infer<typeof accountCommand>;
