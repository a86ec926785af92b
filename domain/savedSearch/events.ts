import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';
import { savedSearchFields } from './fields.ts';

const { searchId, kind, digest } = savedSearchFields;

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const savedSearchEvents = {
  // What somebody looks for can hold names.
  SearchSaved: event({ searchId, kind, name: personal(z.string()), wanted: personal(z.string()), digest }),
  SearchRemoved: event({ searchId }),
  SearchesWithdrawn: event({}),
} as const;

export type SavedSearchEvent = EventOf<typeof savedSearchEvents>;
