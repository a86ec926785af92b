import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';
import { deskFields } from './fields.ts';

const { kind, assigneeId, authorId, noteId, until, waitsIn, clientId, talentId, personId } = deskFields;
const words = personal(z.string());
/**
 * On every event: what and whom the work is about, so that each can be read alone, and where it
 * waits.
 */
const subject = { kind, clientId, talentId, personId, waitsIn };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster. What members of the office write has the keys of the people whom the
// work is about.
export const deskEvents = {
  DeskAssigned: event({ ...subject, assigneeId }),
  DeskUnassigned: event({ ...subject, assigneeId }),
  DeskNoted: event({ ...subject, noteId, authorId, text: words }),
  DeskNoteStruck: event({ ...subject, noteId }),
  DeskTagged: event({ ...subject, tag: words }),
  DeskUntagged: event({ ...subject, tag: words }),
  DeskSnoozed: event({ ...subject, until }),
  DeskWoken: event(subject),
  /** What the work is about waits in another list of the office, or in none. */
  DeskMoved: event(subject),
} as const;

export type DeskEvent = EventOf<typeof deskEvents>;
