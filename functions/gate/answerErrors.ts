import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type ErrorCode, errorMessages } from '#domain/kernel/errorMessages.ts';
import { reportError } from '../platform/log.ts';

/** Our codes by the transport's; `failed-precondition` for codes that are not listed. */
const codesBy = {
  unauthenticated: ['unauthenticated'],
  'permission-denied': [
    ...['permission-denied', 'email-unverified', 'account-suspended', 'account-withdrawn', 'not-certified', 'role-missing'],
    ...['second-factor-missing', 'second-is-first', 'contact-link-invalid'],
  ],
  'invalid-argument': [
    ...['invalid-argument', 'command-id-reused', 'ta-code-unknown', 'link-code-invalid', 'confirmation-invalid'],
    ...['schedule-in-past', 'schedule-too-far'],
  ],
  'resource-exhausted': ['too-many-requests', 'too-many-tries', 'daily-limit', 'confirmation-mail-limit'],
  unavailable: ['maintenance'],
  aborted: ['aborted'],
  'not-found': ['not-found'],
  'already-exists': ['already-exists', 'ta-code-taken', 'entry-exist', 'offer-exist'],
  internal: ['storage-unknown', 'fallback'],
} as const satisfies Partial<Record<FunctionsErrorCode, readonly ErrorCode[]>>;
const transportOf = (code: ErrorCode): FunctionsErrorCode =>
  (Object.keys(codesBy) as (keyof typeof codesBy)[]).find((each) => (codesBy[each] as readonly ErrorCode[]).includes(code)) ??
  'failed-precondition';

/** Our code for an error; `fallback` for an unexpected one. */
export const codeOf = (error: unknown): ErrorCode => (error instanceof DomainError ? error.code : 'fallback');

/**
 * The error that the browser gets: our code, its Japanese message, messages per field. Unexpected
 * errors are reported, and nothing internal is sent.
 */
export const answerError = (error: unknown): HttpsError => {
  if (error instanceof DomainError) {
    const { code, message, fields, details } = error;
    return new HttpsError(transportOf(code), message, { ...details, code, message, ...(fields && { fields }) });
  }
  reportError(error);
  const message = errorMessages.fallback;
  return new HttpsError('internal', message, { code: 'fallback', message });
};
