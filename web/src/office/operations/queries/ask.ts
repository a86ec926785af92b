import type { ChainCursor, ChainPart, OperationStatus } from '#domain/operation/answers.ts';
import { askFunction } from '#web/shared/data/askFunction.ts';

export const askStatus = (): Promise<OperationStatus> => askFunction<OperationStatus>('operationStatus', { type: 'read' });
export const checkChains = (after: ChainCursor | null): Promise<ChainPart> =>
  askFunction<ChainPart>('operationStatus', { type: 'checkChains', after });
