import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { isWaiting } from '#domain/people/account/waiting.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type User, userPath } from '#projections/account/users.schema.ts';
import { talentPath } from '#projections/talent/talents.schema.ts';
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
