import { type ErrorCode, errorMessages } from './errorMessages.ts';

/**
 * A rejected command: a code of the catalogue, its Japanese message, and messages per field where
 * input is at fault.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /**
   * What the sender has to know beside the message, such as the deals that stand in the way; free
   * of internals.
   */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: ErrorCode,
    fields?: Readonly<Record<string, string>>,
    options?: ErrorOptions & { details?: Readonly<Record<string, unknown>> },
  ) {
    super(errorMessages[code], options);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
    this.details = options?.details;
  }
}

/** Throws `permission-denied` unless the condition holds. */
export function permit(condition: boolean): asserts condition {
  if (!condition) throw new DomainError('permission-denied');
}
