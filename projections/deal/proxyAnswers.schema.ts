import { z } from 'zod';
import { streamFields } from '../kernel/fields.schema.ts';

/**
 * proxyAnswers/{dealId}: the newest answer that the office gave for the cast of a deal, with the
 * words about it. For members of the office who settle objections; the two sides do not read it.
 */
export const proxyAnswerSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  by: z.string(),
  /** The member's note. The texts are null after one of the two sides is erased. */
  note: z.string().nullable(),
  /** The cast's reason for the objection; null without one. */
  objection: z.string().nullable(),
  /** The member who settled the objection, and the reason. */
  settledBy: z.string().nullable(),
  settleReason: z.string().nullable(),
  ...streamFields,
});

export type ProxyAnswer = z.infer<typeof proxyAnswerSchema>;

export const proxyAnswerPath = (dealId: string): string => `proxyAnswers/${dealId}`;
