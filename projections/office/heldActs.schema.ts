import { z } from 'zod';
import { heldActStatuses, heldParts, holdableAggregates } from '#domain/office/heldAct/holdable.ts';
import { streamFields } from '../kernel/fields.schema.ts';

/**
 * heldActs/{aggregate}-{id}: the last act on an item that waited before it was carried out. It is
 * readable by members of the office who read the item.
 */
export const heldActSchema = z.object({
  id: z.string(),
  /** The part of the office that reads it. */
  part: z.enum(heldParts),
  aggregate: z.enum(holdableAggregates),
  /** The deal, the invoice, or the client of an issue. */
  entityId: z.string(),
  /** The type of the command. */
  type: z.string(),
  /** Yen; null for acts without an amount. */
  amount: z.number().nullable(),
  /** null: none, or a person of the act has left. */
  reason: z.string().nullable(),
  clientId: z.string(),
  talentId: z.string().nullable(),
  heldBy: z.string(),
  /** When (ms) it is carried out. */
  dueAt: z.number(),
  status: z.enum(heldActStatuses),
  /** The error code of an act that was refused when it was carried out. */
  code: z.string().nullable(),
  ...streamFields,
});

export type HeldAct = z.infer<typeof heldActSchema>;

export const heldActPath = (heldActId: string): string => `heldActs/${heldActId}`;
