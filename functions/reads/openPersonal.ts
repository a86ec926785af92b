import type { Fields } from '#domain/audit/history.ts';
import { isMasked, maskedFields } from '#domain/audit/masks.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { open } from '../eventStore/readEvents.ts';
import type { EventStore } from '../eventStore/request.ts';
import { paths } from '../platform/firestorePaths.ts';
import { documentHistory, personalFields, valueAt } from './documentHistory.ts';
import { readUpTo, requireReadable } from './history.ts';

/**
 * What an event says of a person, by field; null once the person was erased. Never what was written
 * in a room, or a draft.
 */
export const readPersonal = async ({ db, keys }: EventStore, streamId: string, version: number): Promise<Fields> => {
  requireReadable(streamId);
  const stored = (await db.doc(paths.event(streamId, version)).get()).data() as EventEnvelope | undefined;
  if (!stored) throw new DomainError('not-found');
  const fields = personalFields(stored);
  if (fields.length === 0) throw new DomainError('permission-denied');
  const [opened] = await open([stored], keys);
  return Object.fromEntries(fields.map((field) => [field, valueAt(opened?.data ?? {}, field) ?? null]));
};

/**
 * What the office's screens mask of a person, as their document said it right after a version; null
 * where nothing stands or the person was erased.
 */
export const readPersonalAsOf = async ({ db, keys }: EventStore, streamId: string, version: number): Promise<Fields> => {
  requireReadable(streamId);
  const { aggregate } = parseStreamId(streamId);
  if (!isMasked(aggregate)) throw new DomainError('permission-denied');
  const opened = await open(await readUpTo(db, streamId, version), keys);
  const history = documentHistory();
  for (const event of opened) history.add(event, []);
  const shown = history.fields();
  return Object.fromEntries(maskedFields[aggregate].map((field) => [field, shown[field] || null]));
};
