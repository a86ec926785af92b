import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { talent } from '#domain/people/talent/talent.ts';
import type { AnyAggregate, EnvelopeNamed } from '#domain/registry.ts';
import { job } from '#domain/work/job/job.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';

type Moved = EnvelopeNamed<'AccountSuspended' | 'AccountSuspensionLifted'>;

/** A client's jobs that take entries, or would again. A closed job stays closed. */
const openJobs = async ({ db }: Runtime, clientId: string): Promise<readonly string[]> => {
  const jobs = db.collection('jobs').where('clientId', '==', clientId).where('status', 'in', ['OPEN', 'ENDED']);
  return (await jobs.get()).docs.map(({ id }) => id);
};

/**
 * Takes the profile or the jobs of a suspended account out of the market, and brings them back
 * after the suspension. The account's state now counts, so a late delivery does not undo a later
 * one. Repeated, it has no effect.
 */
export const followSuspension = async (runtime: Runtime, { id, streamId, meta }: Moved): Promise<void> => {
  const uid = parseStreamId(streamId).entityId;
  const { state } = await loadStream(runtime.db, runtime.keys, account, await runtime.db.doc(paths.head(streamId)).get());
  const held = state as AccountState;
  if (held.status !== 'REGISTERED' || held.role === null) return;
  const entities = held.role === 'talent' ? [uid] : await openJobs(runtime, uid);
  const aggregate: AnyAggregate = held.role === 'talent' ? talent : job;
  const command = { type: 'followAccount', suspended: held.suspended };
  for (const entityId of entities) {
    const commandId = `suspension_${id}_${held.suspended}_${entityId}`;
    const because = { causationId: id, correlationId: meta.correlationId };
    await announce(runtime, await executeCommand(runtime, { aggregate, entityId, command, commandId, sender: 'system', ...because }));
  }
};
