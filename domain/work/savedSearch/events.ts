import { z } from 'zod';
import { type EventOf, event, personal } from '../../kernel/eventDefinition.ts';
import { savedSearchFields } from './fields.ts';

const { searchId, kind, digest } = savedSearchFields;

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a saved search, by type, as the log stores them. */
export const savedSearchEvents = {
  // A search can contain names, so it is encrypted.
  SearchSaved: event({ searchId, kind, name: personal(z.string()), wanted: personal(z.string()), digest }),
  SearchRemoved: event({ searchId }),
  SearchesWithdrawn: event({}),
} as const;

/** Any event of a saved search. */
export type SavedSearchEvent = EventOf<typeof savedSearchEvents>;
