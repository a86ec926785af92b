import { type ErrorCode, errorMessages } from '#domain/kernel/errorMessages.ts';

/** Why an act could not be carried out later, by the code of its refusal. */
export const codeText = (code: string): string => (code in errorMessages ? errorMessages[code as ErrorCode] : errorMessages.fallback);
