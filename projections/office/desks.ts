import type { DeskEvent } from '#domain/office/desk/events.ts';
import { partOf } from '#domain/office/desk/kinds.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import type { Desk } from './desks.schema.ts';

type DeskEnvelope = EnvelopeNamed<DeskEvent['type']>;

const pathOf = (event: AnyEnvelope): string => `desks/${entityIdOf(event)}`;

const fresh = (event: DeskEnvelope): Desk => {
  const { kind, waitsIn, clientId, talentId, personId } = event.data;
  const id = entityIdOf(event);
  return {
    id,
    kind,
    workId: id.slice(kind.length + 1),
    part: partOf(kind),
    isOpen: waitsIn !== null,
    waitsIn,
    assigneeId: null,
    assignedBy: null,
    snoozedUntil: null,
    tags: [],
    notes: [],
    noteWords: null,
    request: null,
    clientId,
    talentId,
    personId,
    createdAt: event.meta.recordedAt,
    ...versionFields(event),
  };
};

/** Applies the changes of an event, and the list in which the item waits. */
const updating =
  <Event extends DeskEnvelope>(change: (event: Event, held: Desk) => Partial<Desk>) =>
  (event: Event, documents: Documents): Writes => {
    const held = (documents.get(pathOf(event)) as Desk | undefined) ?? fresh(event);
    const { waitsIn } = event.data;
    return [[pathOf(event), { ...held, isOpen: waitsIn !== null, waitsIn, ...change(event, held), ...versionFields(event) }]];
  };

type Noted = Pick<Desk, 'notes' | 'noteWords'>;
/** The notes with one more. */
const noted = ({ notes, noteWords }: Noted, id: string, by: string, at: number, text: string | null): Noted => ({
  notes: [...notes, { id, by, at, struckAt: null }],
  // A withdrawal erases the texts of all notes.
  noteWords: text === null ? null : { ...noteWords, [id]: text },
});

/** Writes desks/{kind}-{workId}. */
export const desks = projector('desks', (event) => [pathOf(event)], {
  DeskAssigned: updating(({ data, meta }) => ({ assigneeId: data.assigneeId, assignedBy: meta.actor.uid })),
  DeskUnassigned: updating(() => ({ assigneeId: null, assignedBy: null })),
  DeskNoted: updating(({ data: { noteId, authorId, text }, meta }, held) => noted(held, noteId, authorId, meta.recordedAt, text)),
  DeskNoteStruck: updating(({ data: { noteId }, meta }, { notes }) => ({
    notes: notes.map((note) => (note.id === noteId ? { ...note, struckAt: meta.recordedAt } : note)),
  })),
  DeskTagged: updating(({ data: { tag } }, { tags }) => (tag === null ? { tags: [] } : { tags: [...tags, tag] })),
  DeskUntagged: updating(({ data: { tag } }, { tags }) => ({ tags: tag === null ? [] : tags.filter((each) => each !== tag) })),
  DeskSnoozed: updating(({ data }) => ({ snoozedUntil: data.until })),
  DeskWoken: updating(() => ({ snoozedUntil: null })),
  DeskApprovalAsked: updating(({ data: { noteId, askedBy, approverId, yen, text }, meta: { recordedAt: askedAt } }, held) => ({
    ...noted(held, noteId, askedBy, askedAt, text),
    snoozedUntil: null,
    request: { noteId, askedBy, approverId, yen, askedAt, answer: null, answeredBy: null, answeredAt: null, answerNoteId: null },
  })),
  DeskApprovalAnswered: updating(({ data: { answer, answeredBy, noteId, text }, meta: { recordedAt: answeredAt } }, held) => ({
    ...(noteId === null || answeredBy === null ? {} : noted(held, noteId, answeredBy, answeredAt, text)),
    request: held.request && { ...held.request, answer, answeredBy, answeredAt, answerNoteId: noteId },
  })),
  DeskMoved: updating(() => ({ snoozedUntil: null })),
});
