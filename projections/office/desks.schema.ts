import { z } from 'zod';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { type DeskKind, deskKinds, deskLists, deskParts, requestAnswers } from '#domain/office/desk/kinds.ts';
import { streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

const idOrNull = z.string().nullable();

/** The newest request for approval. Its words, and those of its answer, are notes. */
const requestSchema = z.object({
  noteId: z.string(),
  askedBy: z.string(),
  approverId: z.string(),
  /** The fee to approve (yen). */
  yen: z.number().nullable(),
  askedAt: time,
  /** null while it is open. */
  answer: z.enum(requestAnswers).nullable(),
  /** null: nobody of the office. */
  answeredBy: idOrNull,
  answeredAt: timeOrNull,
  answerNoteId: idOrNull,
});
export type ApprovalRequest = z.infer<typeof requestSchema>;

/** desks/{kind}-{workId}: work on an item, for members who read its queue. People by id. */
export const deskSchema = z.object({
  id: z.string(),
  kind: z.enum(deskKinds),
  workId: z.string(),
  /** The part of the office that reads it. */
  part: z.enum(deskParts),
  /** Whether the item waits for the office, and in which list. */
  isOpen: z.boolean(),
  waitsIn: z.enum(deskLists).nullable(),
  assigneeId: idOrNull,
  /** The member who assigned it, possibly to themselves. */
  assignedBy: idOrNull,
  snoozedUntil: timeOrNull,
  /** Empty after a person of the item has left. */
  tags: z.array(z.string()),
  notes: z.array(z.object({ id: z.string(), by: z.string(), at: z.number(), struckAt: timeOrNull })),
  /** The texts of the notes by id; null without notes, and after a person of the item has left. */
  noteWords: z.record(z.string(), z.string()).nullable(),
  /** Documents of an earlier release do not have it. */
  request: requestSchema.nullable().default(null),
  clientId: idOrNull,
  talentId: idOrNull,
  /** The person who asks the office. */
  personId: idOrNull,
  ...streamFields,
});

export type Desk = z.infer<typeof deskSchema>;

export const deskPath = (kind: DeskKind, workId: string): string => `desks/${streamIdOf(kind, workId)}`;
