import { z } from 'zod';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * news/{newsId}: what the office tells everybody. People see those that are published and not
 * removed (spec section 4).
 */
export const newsSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  isPublished: z.boolean(),
  publishedAt: timeOrNull,
  deletedAt: timeOrNull,
  ...followed,
});
export type News = z.infer<typeof newsSchema>;
