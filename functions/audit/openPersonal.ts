import type { Fields } from '#domain/audit/history.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { EventStore } from '../eventStore/executeCommand.ts';
import { open } from '../eventStore/readEvents.ts';
import { paths } from '../firestorePaths.ts';
import { personalFields, valueAt } from './documentHistory.ts';
import { requireReadable } from './history.ts';

/** What an event says of a person, by field; null once the person was erased. Never what was written in a room, or a draft. */
export const readPersonal = async ({ db, keys }: EventStore, streamId: string, version: number): Promise<Fields> => {
  requireReadable(streamId);
  const stored = (await db.doc(paths.event(streamId, version)).get()).data() as EventEnvelope | undefined;
  if (!stored) throw new DomainError('not-found');
  const fields = personalFields(stored);
  if (fields.length === 0) throw new DomainError('permission-denied');
  const [opened] = await open([stored], keys);
  return Object.fromEntries(fields.map((field) => [field, valueAt(opened?.data ?? {}, field) ?? null]));
};
