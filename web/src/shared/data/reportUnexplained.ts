import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { CommandError } from './commandError.ts';
import { reportError } from './reportError.ts';

/**
 * Whether the rules refused a read. To a reader that is the same as not being there: who was
 * unpublished or left is not told apart.
 */
export const isRefusedRead = (error: unknown): boolean => (error as { code?: string } | null)?.code === 'permission-denied';

/**
 * "There is no connection now": Firestore's codes (`unknown`: its server answered with an error)
 * and ours.
 */
const unreachable = ['unavailable', 'unreachable', 'unknown'];

/** The browser's own errors have numbers. */
const codeOf = (error: unknown): string => String((error as { code?: string | number } | null)?.code ?? '');

/**
 * Whether an error has words of its own: a refusal of the catalogue or of the accounts server, a
 * refused read, no connection.
 */
export const isExplained = (error: unknown): boolean => {
  const code = codeOf(error);
  if (isRefusedRead(error) || unreachable.includes(code) || code.startsWith('auth/')) return true;
  return error instanceof CommandError && error.message !== transportMessages.fallback;
};

/** The words for an error, by its code; the general ones for an error without. */
export const messageOf = (error: unknown): string =>
  error instanceof CommandError
    ? error.message
    : (transportMessages[codeOf(error) as keyof typeof transportMessages] ?? transportMessages.fallback);

/** Reports an error unless it is one that people meet and that has words. */
export const reportUnexplained = (error: unknown): void => {
  if (!isExplained(error)) reportError(error);
};
