import { businessRules } from '#domain/kernel/businessRules.ts';
import { commandErrorOf } from './commandError.ts';
import { functionsClient } from './functions.ts';

/** Asks a callable that is no command for an answer. Throws CommandError. */
export const askFunction = async <Answer>(callable: 'audit' | 'bills', request: Readonly<Record<string, unknown>>): Promise<Answer> => {
  try {
    const { functions, httpsCallable } = await functionsClient();
    const { data } = await httpsCallable<unknown, Answer>(functions, callable, { timeout: businessRules.callTimeout })(request);
    return data;
  } catch (error) {
    throw commandErrorOf(error);
  }
};
