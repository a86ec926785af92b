import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import { type DeskKind, isDeskKind } from '#domain/office/desk/kinds.ts';
import { works } from '#domain/office/desk/waiting.ts';
import { type AnyEnvelope, aggregateNamed, type EventType } from '#domain/registry.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { sendFollowUp } from './followUps.ts';

/** Events after which a piece of work may wait for the office, or stops waiting. */
export const deskMoves: readonly EventType[] = Object.values(works).flatMap(({ moves }) => moves);

/** The kind of work that an event moves. A client's certification is in the account's stream. */
const kindOf = ({ streamId, type }: AnyEnvelope): DeskKind | null => {
  const { aggregate } = parseStreamId(streamId);
  if (aggregate === 'account') return works.client.moves.includes(type as EventType) ? 'client' : null;
  return isDeskKind(aggregate) ? aggregate : null;
};

const answerBy = ({ type, meta: { actor } }: AnyEnvelope) => ({
  answer: type.endsWith('AdminApproved') ? 'APPROVED' : type.endsWith('AdminDisapproved') ? 'DENIED' : 'ENDED',
  answeredBy: actor.role === 'office' ? actor.uid : null,
});

export const deskHeadOf = (event: AnyEnvelope): readonly string[] => {
  const kind = kindOf(event);
  return kind ? [paths.head(streamIdOf('desk', streamIdOf(kind, parseStreamId(event.streamId).entityId)))] : [];
};

/**
 * Tells the desk where the work waits now, which also ends a postponement and answers a request.
 * Does nothing if the office has no desk for the work. A repeated delivery changes nothing.
 */
export const followDesk = async (
  runtime: Runtime,
  event: AnyEnvelope,
  _stored: EventEnvelope,
  found: (path: string) => DocumentSnapshot | undefined,
): Promise<void> => {
  const kind = kindOf(event);
  if (!kind || !deskHeadOf(event).some((path) => found(path)?.exists)) return;
  const { db, keys } = runtime;
  const { entityId: workId } = parseStreamId(event.streamId);
  const entityId = streamIdOf(kind, workId);
  const { of, workOf } = works[kind];
  const loaded = of.map(async (name) => {
    const head = await db.doc(paths.head(streamIdOf(name, workId))).get();
    return (await loadStream(db, keys, aggregateNamed(name), head)).state;
  });
  const waitsIn = workOf(await Promise.all(loaded), workId)?.waitsIn ?? null;
  const command = { type: 'follow', waitsIn, ...answerBy(event) };
  await sendFollowUp(runtime, event, { aggregate: 'desk', entityId, command });
};
