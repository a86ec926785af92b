import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { Fields } from '#domain/office/audit/history.ts';
import { isMasked, maskedFields } from '#domain/office/audit/masks.ts';
import { decryptEvents } from '../eventStore/readEvents.ts';
import type { EventStore } from '../eventStore/request.ts';
import { paths } from '../platform/firestorePaths.ts';
import { documentHistory, personalFields, valueAt } from './documentHistory.ts';
import { readUpTo } from './history.ts';

/**
 * The personal fields of an event, decrypted; null after an erasure. Throws for private streams,
 * messages and drafts.
 */
export const readPersonal = async ({ db, keys }: EventStore, streamId: string, version: number): Promise<Fields> => {
  const stored = (await db.doc(paths.event(streamId, version)).get()).data() as EventEnvelope | undefined;
  if (!stored) throw new DomainError('not-found');
  const fields = personalFields(stored);
  if (fields.length === 0) throw new DomainError('permission-denied');
  const [opened] = await decryptEvents([stored], keys);
  return Object.fromEntries(fields.map((field) => [field, valueAt(opened?.data ?? {}, field) ?? null]));
};

/** The masked fields of a person's document after a version, decrypted; null if empty or erased. */
export const readPersonalAsOf = async ({ db, keys }: EventStore, streamId: string, version: number): Promise<Fields> => {
  const { aggregate } = parseStreamId(streamId);
  if (!isMasked(aggregate)) throw new DomainError('permission-denied');
  const opened = await decryptEvents(await readUpTo(db, streamId, version), keys);
  const history = documentHistory();
  for (const event of opened) history.add(event, []);
  const shown = history.fields();
  return Object.fromEntries(maskedFields[aggregate].map((field) => [field, shown[field] || null]));
};
