import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type ErrorCode, errorMessages } from '#domain/kernel/errorMessages.ts';
import { reportError } from '../platform/log.ts';

/** The transport's code for each of ours; `failed-precondition` for codes that are not listed. */
const transport: Partial<Record<ErrorCode, FunctionsErrorCode>> = {
  unauthenticated: 'unauthenticated',
  'permission-denied': 'permission-denied',
  'email-unverified': 'permission-denied',
  'account-suspended': 'permission-denied',
  'not-certified': 'permission-denied',
  'second-factor-missing': 'permission-denied',
  'role-missing': 'permission-denied',
  'second-is-first': 'permission-denied',
  'account-withdrawn': 'permission-denied',
  'invalid-argument': 'invalid-argument',
  'command-id-reused': 'invalid-argument',
  'ta-code-unknown': 'invalid-argument',
  'link-code-invalid': 'invalid-argument',
  'too-many-tries': 'resource-exhausted',
  'daily-limit': 'resource-exhausted',
  'confirmation-mail-limit': 'resource-exhausted',
  'confirmation-invalid': 'invalid-argument',
  'contact-link-invalid': 'permission-denied',
  'schedule-in-past': 'invalid-argument',
  'schedule-too-far': 'invalid-argument',
  'too-many-requests': 'resource-exhausted',
  maintenance: 'unavailable',
  aborted: 'aborted',
  'not-found': 'not-found',
  'already-exists': 'already-exists',
  'ta-code-taken': 'already-exists',
  'entry-exist': 'already-exists',
  'offer-exist': 'already-exists',
  'storage-unknown': 'internal',
  fallback: 'internal',
};

/** Our code for an error; `fallback` for an unexpected one. */
export const codeOf = (error: unknown): ErrorCode => (error instanceof DomainError ? error.code : 'fallback');

/**
 * The error that the browser gets: our code, its Japanese message, messages per field. Unexpected
 * errors are reported, and nothing internal is sent.
 */
export const answerError = (error: unknown): HttpsError => {
  if (error instanceof DomainError) {
    const { code, message, fields, details } = error;
    return new HttpsError(transport[code] ?? 'failed-precondition', message, { ...details, code, message, ...(fields && { fields }) });
  }
  reportError(error);
  const message = errorMessages.fallback;
  return new HttpsError('internal', message, { code: 'fallback', message });
};
