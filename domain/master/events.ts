import { z } from 'zod';
import { type EventOf, event } from '../kernel/eventDefinition.ts';
import { masterFields } from './fields.ts';

const { kind } = masterFields;

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const masterEvents = {
  MasterAdded: event({ kind, name: z.string(), orderIndex: z.number() }),
  MasterRenamed: event({ kind, name: z.string() }),
  MasterReordered: event({ kind, orderIndex: z.number() }),
  MasterRetired: event({ kind }),
  MasterRestored: event({ kind }),
} as const;

export type MasterEvent = EventOf<typeof masterEvents>;
