import { aggregateOf } from '#domain/office/callables.ts';
import type { CommandCallableName } from '#domain/operation/addresses.ts';
import type { NeedsSecond } from '#web/shared/data/secondAsker.ts';

/** What to ask for instead of a command, and why the command was to be sent. The reason is the request's. */
export const askedFor = ({ callable, payload }: NeedsSecond) => {
  const { commandId: _, offerId, entryId, uid, reason, ...command } = payload;
  const entityId = offerId ?? entryId ?? uid;
  const aggregate = callable === 'billExports' ? 'audit' : aggregateOf[callable as CommandCallableName];
  return { asked: { aggregate, ...(entityId !== undefined && { entityId }), command }, reason: typeof reason === 'string' ? reason : '' };
};
