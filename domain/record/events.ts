import { allPersonal, type EventOf, event } from '../kernel/eventDefinition.ts';
import { keptWords, recordFields } from './fields.ts';

const { dealKind, endedAt, keptUntil } = recordFields;

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster. The stream has the id of its deal. The words are encrypted with a key
// of the record's own, which a withdrawal leaves.
export const recordEvents = {
  /** Of the words only those that the record does not have yet. Times in ms. */
  DealRecordKept: event({ dealKind, endedAt, keptUntil, ...allPersonal(keptWords) }),
  DealRecordEnded: event({}),
} as const;

export type RecordEvent = EventOf<typeof recordEvents>;
