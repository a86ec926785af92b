import { type ErrorCode, errorMessages } from './errorMessages.ts';

/** A refused command: a code, its Japanese message, and error texts by field for invalid input. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Further data for the sender, such as the open deals. It contains no internals. */
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
