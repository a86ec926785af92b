import { businessRules } from '#domain/kernel/businessRules.ts';
import { addressOf, type CallableOf } from '#domain/office/operation/addresses.ts';
import { functionsClient } from './functions.ts';

/** The names of callables that read. */
export type Asked = CallableOf<'reads' | 'search'>;
/** The fields of a read request. */
export type Question = Readonly<Record<string, unknown>>;

/** Calls a callable that is not a command. Throws the client's error. */
export const callFunction = async <Answer>(callable: Asked, question: Question): Promise<Answer> => {
  const { functions, httpsCallable } = await functionsClient();
  const { data } = await httpsCallable<unknown, Answer>(functions, addressOf(callable), { timeout: businessRules.callTimeout })(question);
  return data;
};
