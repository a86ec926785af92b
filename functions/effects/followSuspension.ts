import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { isWaiting } from '#domain/people/account/waiting.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import type { AnyAggregate, AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { job } from '#domain/work/job/job.ts';
import { type User, userPath } from '#projections/account/users.schema.ts';
import { talentPath } from '#projections/talent/talents.schema.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { isPaused } from '../eventStore/pauses.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';

/**
 * Shows or hides a talent if the commit could not write the stream's documents. An event that
 * cannot be projected must not delay a suspension.
 */
export const moderate = async ({ db, keys, now }: Runtime, { streamId }: Pick<AnyEnvelope, 'streamId'>): Promise<void> => {
  const uid = parseStreamId(streamId).entityId;
  const refs = [paths.projectionControl, paths.head(streamId), talentPath(uid), userPath(uid)].map((path) => db.doc(path));
  await db.runTransaction(async (transaction) => {
    type Found = [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
    const [control, head, shown, user] = (await transaction.getAll(...refs)) as Found;
    // A running rebuild writes both documents from the log.
    if (isPaused(control, now())) return;
    const stream = await loadStream(db, keys, talent, head);
    const state = stream.state as TalentState;
    if (stream.owedFrom === null || state.status !== 'REGISTERED') return;
    const { isPublished, isSuspended, wasPublished } = state;
    if (shown.exists) transaction.update(shown.ref, { isPublished, isSuspended });
    if (user.exists)
      transaction.update(user.ref, {
        isTalentSuspended: isSuspended,
        wasPublished,
        isWaiting: isWaiting({ ...(user.data() as User), hasTalentProfile: true, wasPublished }),
      });
  });
};

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
