import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { CommandError } from '../commands/commandError.ts';
import { reportError } from './reportError.ts';

/** Whether the rules refused a read. Readers see the same page as for a missing document. */
export const isRefusedRead = (error: unknown): boolean => (error as { code?: string } | null)?.code === 'permission-denied';

/** Codes for "no connection": Firestore's (`unknown`: a server error) and ours. */
const unreachable = ['unavailable', 'unreachable', 'unknown'];

/** Errors of the browser have numbers as codes. */
const codeOf = (error: unknown): string => String((error as { code?: string | number } | null)?.code ?? '');

/** Whether an error has its own message: a known refusal, a refused read, no connection. */
export const isExplained = (error: unknown): boolean => {
  const code = codeOf(error);
  if (isRefusedRead(error) || unreachable.includes(code) || code.startsWith('auth/')) return true;
  return error instanceof CommandError && error.message !== transportMessages.fallback;
};

/** The message for an error by its code; a general one without a code. */
export const messageOf = (error: unknown): string =>
  error instanceof CommandError
    ? error.message
    : (transportMessages[codeOf(error) as keyof typeof transportMessages] ?? transportMessages.fallback);

/** Reports an error unless it is expected and has its own message. */
export const reportUnexplained = (error: unknown): void => {
  if (!isExplained(error)) reportError(error);
};
