import { z } from 'zod';
import * as commands from '#domain/office/operation/commands.ts';
import { operation, operationIdOf } from '#domain/office/operation/operation.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const id = { commandId: commandIdSchema };

const wire = z.discriminatedUnion('type', [
  commands.retryStream.omit({ requestId: true }).extend(id),
  commands.discardEvent.omit({ requestId: true }).extend(id),
  commands.resendMail.omit({ requestId: true }).extend(id),
  commands.rearmDeadline.omit({ requestId: true }).extend(id),
]);

/** Repairs by the office: recorded as events, then carried out by a policy. */
export const operations = commandCallable(operation, wire, ({ commandId, ...command }) => ({
  entityId: operationIdOf(command),
  command: { ...command, requestId: commandId },
  begins: true,
}));
