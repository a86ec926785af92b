import { z } from 'zod';
import { type EventOf, event } from '../../kernel/eventDefinition.ts';
import { masterFields } from './fields.ts';

const { kind } = masterFields;

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a master entry, by type, as the log stores them. */
export const masterEvents = {
  MasterAdded: event({ kind, name: z.string(), orderIndex: z.number() }),
  MasterRenamed: event({ kind, name: z.string() }),
  MasterReordered: event({ kind, orderIndex: z.number() }),
  MasterRetired: event({ kind }),
  MasterRestored: event({ kind }),
} as const;

/** Any event of a master entry. */
export type MasterEvent = EventOf<typeof masterEvents>;
