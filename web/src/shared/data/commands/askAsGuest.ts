import { businessRules } from '#domain/kernel/businessRules.ts';
import { commandErrorOf } from './commandError.ts';
import { functionsClient } from './functions.ts';

/** Calls a callable that is open to guests. Throws CommandError. */
export const askAsGuest = async <Answer>(
  callable: 'guardianAnswers' | 'guestContacts',
  request: Readonly<Record<string, unknown>>,
): Promise<Answer> => {
  try {
    const { functions, httpsCallable } = await functionsClient();
    return (await httpsCallable<unknown, Answer>(functions, callable, { timeout: businessRules.callTimeout })(request)).data;
  } catch (error) {
    throw commandErrorOf(error);
  }
};
