import { z } from 'zod';
import { type EventOf, event, personal } from '../../kernel/eventDefinition.ts';
import { deskFields } from './fields.ts';

const { kind, assigneeId, authorId, noteId, until, waitsIn, clientId, talentId, personId } = deskFields;
const words = personal(z.string());
/** On every event: the item, the people and the list, so that each event is readable alone. */
const subject = { kind, clientId, talentId, personId, waitsIn };

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
// Texts of the office are encrypted with the keys of the people in the item.
/** The events of the office's work on an item of a queue, by type, as the log stores them. */
export const deskEvents = {
  DeskAssigned: event({ ...subject, assigneeId }),
  DeskUnassigned: event({ ...subject, assigneeId }),
  DeskNoted: event({ ...subject, noteId, authorId, text: words }),
  DeskNoteStruck: event({ ...subject, noteId }),
  DeskTagged: event({ ...subject, tag: words }),
  DeskUntagged: event({ ...subject, tag: words }),
  DeskSnoozed: event({ ...subject, until }),
  DeskWoken: event(subject),
  /** The item moved to another list of the office, or waits no longer. */
  DeskMoved: event(subject),
} as const;

/** Any event of the office's work on an item of a queue. */
export type DeskEvent = EventOf<typeof deskEvents>;
