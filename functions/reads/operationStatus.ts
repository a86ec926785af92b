import { z } from 'zod';
import type { ChainPart, OperationStatus } from '#domain/office/operation/answers.ts';
import { requireOffice } from '../gate/activeAccount.ts';
import { refusals } from '../gate/attempts.ts';
import { signedInCallable } from '../gate/commandCallable.ts';
import { runtime } from '../runtime.ts';
import { checkChains } from './chainCheck.ts';
import { operationStatus as readStatus } from './status.ts';

const cursor = z.strictObject({ streamId: z.string().regex(/^[a-z]+-[\w-]{1,300}$/), version: z.int().min(1) });
const wire = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('read') }),
  z.strictObject({ type: z.literal('checkChains'), after: z.nullable(cursor) }),
]);

/**
 * The state of operations, and a check of the log's hash chains part by part. For the office;
 * changes nothing.
 */
export const operationStatus = signedInCallable(
  'operationStatus',
  wire,
  async (payload, caller): Promise<OperationStatus | ChainPart> => {
    await requireOffice(runtime(), caller, 'operations');
    if (payload.type === 'checkChains') return checkChains(runtime(), payload.after);
    await refusals.flush();
    return readStatus(runtime());
  },
  { reads: true },
);
