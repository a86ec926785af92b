import { addressOf, type CallableOf } from '#domain/office/operation/addresses.ts';
import { callAsUser } from './callAsUser.ts';

export type Asked = CallableOf<'reads' | 'search'>;
export type Question = Readonly<Record<string, unknown>>;

/** Calls a callable that is not a command. Throws the client's error. */
export const callFunction = <Answer>(callable: Asked, question: Question): Promise<Answer> =>
  callAsUser<Question, Answer>(addressOf(callable), question);
