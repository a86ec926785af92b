import { DomainError } from '#domain/kernel/domainError.ts';
import { type AnyEnvelope, aggregateNamed } from '#domain/registry.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import { log } from '../platform/log.ts';
import type { Runtime } from '../runtime.ts';
import { followUpsOf } from './followUps.ts';

/**
 * Sends what follows from an event. The command's id is made of the event's id, the command and
 * whom it goes to, so a repeated delivery repeats nothing; a refusal is the decider's word that it
 * does not apply any more.
 */
export const sendFollowUps = async (runtime: Runtime, event: AnyEnvelope): Promise<void> => {
  for (const { aggregate, entityId, command } of inOwnCode(() => followUpsOf(event))) {
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
