import { onCall } from 'firebase-functions/v2/https';
import { z } from 'zod';
import type { ChainPart, OperationStatus } from '#domain/operation/answers.ts';
import { checkChains } from '../operations/chainCheck.ts';
import { operationStatus as readStatus } from '../operations/status.ts';
import { callableOptions } from '../options.ts';
import { runtime } from '../runtime.ts';
import { requireOffice } from './activeAccount.ts';
import { answerError } from './answerErrors.ts';
import { callerOf, limited, parse, refusals } from './commandCallable.ts';

const cursor = z.strictObject({ streamId: z.string().regex(/^[a-z]+-[\w-]{1,300}$/), version: z.int().min(1) });
const wire = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('read') }),
  z.strictObject({ type: z.literal('checkChains'), after: z.nullable(cursor) }),
]);

/** How the machinery stands, and a walk through the log's hash chains part by part; for members of the office as the log knows them now. Changes nothing. */
export const operationStatus = onCall(callableOptions, async (request): Promise<OperationStatus | ChainPart> => {
  try {
    const caller = callerOf(request);
    limited(caller.uid);
    const payload = parse(wire, request.data);
    await requireOffice(runtime(), caller.uid);
    if (payload.type === 'checkChains') return await checkChains(runtime(), payload.after);
    await refusals.flush();
    return await readStatus(runtime());
  } catch (error) {
    throw answerError(error);
  }
});
