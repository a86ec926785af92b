import { businessRules } from '#domain/kernel/businessRules.ts';
import type { ChainCursor, ChainPart, OperationStatus } from '#domain/operation/answers.ts';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { functionsClient } from '#web/shared/data/functions.ts';

type Question = { readonly type: 'read' } | { readonly type: 'checkChains'; readonly after: ChainCursor | null };

/** Asks the server what no browser may read. Throws CommandError. */
const ask = async <Answer>(question: Question): Promise<Answer> => {
  try {
    const { functions, httpsCallable } = await functionsClient();
    const { data } = await httpsCallable<Question, Answer>(functions, 'operationStatus', { timeout: businessRules.callTimeout })(question);
    return data;
  } catch (error) {
    throw commandErrorOf(error);
  }
};

export const askStatus = (): Promise<OperationStatus> => ask<OperationStatus>({ type: 'read' });
export const checkChains = (after: ChainCursor | null): Promise<ChainPart> => ask<ChainPart>({ type: 'checkChains', after });
