import { z } from 'zod';
import { deskFields } from '#domain/desk/fields.ts';
import { type DeskKind, deskKinds, deskParts } from '#domain/desk/kinds.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';

const { waitsIn, clientId, talentId, personId } = deskFields;

/**
 * desks/{kind}-{workId}: what the office keeps at a piece of its work; for the members who read its
 * queue. Members and people by their ids.
 */
export const deskSchema = z.object({
  id: z.string(),
  kind: z.enum(deskKinds),
  workId: z.string(),
  /** The part of the office's work whose readers see it. */
  part: z.enum(deskParts),
  /** Whether the work waits for the office, and in which list. */
  isOpen: z.boolean(),
  waitsIn,
  assigneeId: z.string().nullable(),
  /** Who assigned it, also to themself. */
  assignedBy: z.string().nullable(),
  snoozedUntil: timeOrNull,
  /** Empty once somebody whom the work is about has left. */
  tags: z.array(z.string()),
  notes: z.array(z.object({ id: z.string(), by: z.string(), at: z.number(), struckAt: timeOrNull })),
  /**
   * The notes' words by their ids; null without notes, and once somebody whom the work is about has
   * left.
   */
  noteWords: z.record(z.string(), z.string()).nullable(),
  ...{ clientId, talentId, personId },
  ...followed,
});
export type Desk = z.infer<typeof deskSchema>;

export const deskPath = (kind: DeskKind, workId: string): string => `desks/${streamIdOf(kind, workId)}`;
