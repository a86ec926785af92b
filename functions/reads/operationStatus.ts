import { FieldPath } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { streamIdPattern } from '#domain/kernel/identifiers.ts';
import type { ChainCursor, ChainFault, ChainPart, OperationStatus } from '#domain/office/operation/answers.ts';
import { chainFault } from '../eventStore/hashChain.ts';
import { requireOffice } from '../gate/admission.ts';
import { refusals } from '../gate/attempts.ts';
import { signedInCallable } from '../gate/commandCallable.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { endFault } from '../replay/replayLog.ts';
import { runtime } from '../runtime.ts';
import { operationStatus as readStatus } from './status.ts';

/** Events per call. */
const PAGE = 300;

type Placed = { readonly streamId: string; readonly event: EventEnvelope };

const faultAfter = (before: Placed | undefined, { streamId, event }: Placed): ChainFault | null => {
  const broken = chainFault([event], before?.streamId === streamId ? before.event : null);
  return broken && { streamId, ...broken };
};

/**
 * Checks the hash chains of the next events in stream order: each event against the one before it,
 * the last against the stream's head. Commands may run meanwhile. Reports a stream once per call.
 */
export const checkChains = async (runtime: Runtime, after: ChainCursor | null, limit = PAGE): Promise<ChainPart> => {
  const { db } = runtime;
  const log = db.collectionGroup('events').orderBy(FieldPath.documentId());
  // Starts with the event at the cursor, because the next one points to it.
  const page = after ? log.startAt(db.doc(paths.event(after.streamId, after.version))).limit(limit + 1) : log.limit(limit);
  const placed = (await page.get()).docs.map((found): Placed => {
    // The position of an event is its path, not its content.
    return { streamId: found.ref.parent.parent?.id ?? '', event: found.data() as EventEnvelope };
  });
  const known = after && placed[0]?.streamId === after.streamId && placed[0].event.version === after.version ? 1 : 0;
  const isEnd = placed.length < limit + known;
  const faults = new Map<string, ChainFault>();
  const note = (fault: ChainFault | null) => {
    if (fault && !faults.has(fault.streamId)) faults.set(fault.streamId, fault);
  };
  const ends: Placed[] = [];
  for (const [index, each] of placed.entries()) {
    if (index >= known) note(faultAfter(placed[index - 1], each));
    const following = placed[index + 1];
    if (following ? following.streamId !== each.streamId : isEnd) ends.push(each);
  }
  for (const fault of await Promise.all(ends.map(({ streamId, event }) => endFault(runtime, streamId, event, undefined)))) note(fault);
  const last = placed.at(-1);
  return {
    events: placed.length - known,
    streams: ends.length,
    faults: [...faults.values()],
    next: last && !isEnd ? { streamId: last.streamId, version: last.event.version } : null,
  };
};

const cursor = z.strictObject({ streamId: z.string().regex(streamIdPattern), version: z.int().min(1) });
const wire = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('read') }),
  z.strictObject({ type: z.literal('checkChains'), after: z.nullable(cursor) }),
]);

/** The state of operations, and a check of hash chains by parts. For the office. */
export const operationStatus = signedInCallable(
  'operationStatus',
  wire,
  async (payload, caller): Promise<OperationStatus | ChainPart> => {
    await requireOffice(runtime(), caller, 'operations');
    if (payload.type === 'checkChains') return checkChains(runtime(), payload.after);
    await refusals.flush();
    return readStatus(runtime());
  },
  { reads: true },
);
