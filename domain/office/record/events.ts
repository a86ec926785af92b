import { allPersonal, type EventOf, event } from '../../kernel/eventDefinition.ts';
import { keptWords, recordFields } from './fields.ts';

const { dealKind, endedAt, keptUntil } = recordFields;

// Storage format: a stored event never changes. A new shape is a new version with an upcaster. The
// stream has the id of its deal. Texts are encrypted with the record's own key, which a withdrawal
// does not delete.
/** The events of a kept record of a deal, by type, as the log stores them. */
export const recordEvents = {
  /** Only the texts that the record does not have yet. Times in ms. */
  DealRecordKept: event({ dealKind, endedAt, keptUntil, ...allPersonal(keptWords) }),
  DealRecordEnded: event({}),
} as const;

/** Any event of a kept record of a deal. */
export type RecordEvent = EventOf<typeof recordEvents>;
