import { DomainError } from '#domain/kernel/domainError.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { announce } from '../../delivery/announce.ts';
import { executeCommand } from '../../eventStore/executeCommand.ts';
import type { Answer } from '../../eventStore/request.ts';
import { log, measure } from '../../platform/log.ts';
import type { Runtime } from '../../ports.ts';
import { type Alarm, taskNameOf } from './alarmClock.ts';

/** Logs an alarm. Only an alarm that led to an event is measured as late. */
const logAlarm = ({ streamId, kind, generation, hop, dueAt }: Alarm, outcome: string, now: number): void => {
  const late = now - dueAt;
  const fields = { streamId, kind, generation, hop, outcome, late };
  log(outcome === 'failed' ? 'WARNING' : 'INFO', 'deadline', {
    ...fields,
    ...(outcome === 'stored' && measure('deadlineLateness', late)),
  });
};

/**
 * Handles an alarm. Before its time it is armed again; else its command is sent, and the decider
 * decides whether it applies. A refusal is no failure: the alarm may be repeated, late or obsolete.
 * Returns the stream's version if an event was stored.
 */
export const fireDeadline = async (runtime: Runtime, alarm: Alarm): Promise<Answer | null> => {
  const now = runtime.now();
  if (now < alarm.dueAt) {
    await runtime.alarmClock.arm({ ...alarm, hop: alarm.hop + 1 }, now);
    logAlarm(alarm, 'early', now);
    return null;
  }
  const { aggregate, entityId } = parseStreamId(alarm.streamId);
  try {
    const request = { aggregate: aggregateNamed(aggregate), entityId, command: { type: alarm.kind }, sender: 'system' as const };
    const executed = await executeCommand(runtime, { ...request, commandId: `deadline_${taskNameOf({ ...alarm, hop: 0 })}` });
    await announce(runtime, executed);
    const isStored = executed.types.length > 0;
    logAlarm(alarm, isStored ? 'stored' : 'nothing', runtime.now());
    return isStored ? executed.answer : null;
  } catch (error) {
    const isRefused = error instanceof DomainError && error.code !== 'aborted';
    logAlarm(alarm, isRefused ? 'refused' : 'failed', runtime.now());
    if (isRefused) return null;
    throw error;
  }
};
