import { operation, operationIdOf } from '#domain/office/operation/operation.ts';
import { callableOf } from '../gate/callableOf.ts';
import type { Caller } from '../gate/commandCallable.ts';

const recorded = <Sent extends Parameters<typeof operationIdOf>[0]>(sent: Sent, _: Caller, commandId: string) => ({
  entityId: operationIdOf(sent),
  command: { ...sent, requestId: commandId },
});

/** Repairs by the office: recorded as events, then carried out by a policy. */
export const operations = callableOf(operation, {
  retryStream: recorded,
  discardEvent: recorded,
  resendMail: recorded,
  rearmDeadline: recorded,
});
