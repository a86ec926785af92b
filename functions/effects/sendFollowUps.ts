import { DomainError } from '#domain/kernel/domainError.ts';
import { type AnyEnvelope, aggregateNamed } from '#domain/registry.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { asProgramFault } from '../eventStore/faults.ts';
import { log } from '../platform/log.ts';
import type { Runtime } from '../ports.ts';
import { followUpsOf } from './followUps.ts';

/**
 * Sends the follow-up commands of an event. A command's id is made from the event, the command and
 * its target, so a repeated delivery has no effect. A refusal means that the command no longer
 * applies.
 */
export const sendFollowUps = async (runtime: Runtime, event: AnyEnvelope): Promise<void> => {
  for (const { aggregate, entityId, command } of asProgramFault(() => followUpsOf(event))) {
    const commandId = `policy_${event.id}_${aggregate}_${command.type}_${entityId}`;
    const because = { causationId: event.id, correlationId: event.meta.correlationId };
    try {
      const begins = command.type === 'open';
      const request = { aggregate: aggregateNamed(aggregate), entityId, command, commandId, sender: 'system' as const, ...because };
      await announce(runtime, await executeCommand(runtime, { ...request, ...(begins && { begins }) }));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'aborted') throw error;
      log('WARNING', 'a follow-up was refused', { commandId, code: error.code });
    }
  }
};
