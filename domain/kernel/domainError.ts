import { type ErrorCode, errorMessages } from './errorMessages.ts';

/** A rejected command: a code of the catalogue, its Japanese message, and messages per field where input is at fault. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorCode, fields?: Readonly<Record<string, string>>, options?: ErrorOptions) {
    super(errorMessages[code], options);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
  }
}

/** Throws `permission-denied` unless the condition holds. */
export function permit(condition: boolean): asserts condition {
  if (!condition) throw new DomainError('permission-denied');
}
