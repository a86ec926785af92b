import { businessRules } from '#domain/kernel/businessRules.ts';
import { addressOf, type CallableOf } from '#domain/operation/addresses.ts';
import { CommandError, commandErrorOf } from './commandError.ts';
import { functionsClient } from './functions.ts';

const unread = '読み込めませんでした。接続をご確認のうえ、もう一度お試しください。';

/** Asks a callable that is no command for an answer. Throws CommandError. */
export const askFunction = async <Answer>(callable: CallableOf<'reads'>, request: Readonly<Record<string, unknown>>): Promise<Answer> => {
  try {
    const { functions, httpsCallable } = await functionsClient();
    const { data } = await httpsCallable<unknown, Answer>(functions, addressOf(callable), { timeout: businessRules.callTimeout })(request);
    return data;
  } catch (error) {
    const refused = commandErrorOf(error);
    throw refused.code === 'unreachable' ? new CommandError(refused.code, unread) : refused;
  }
};
