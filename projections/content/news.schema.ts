import { z } from 'zod';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * news/{newsId}: news from the office. Users see published items that are not removed
 * (docs/specification.md, section 4).
 */
export const newsSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  isPublished: z.boolean(),
  publishedAt: timeOrNull,
  deletedAt: timeOrNull,
  ...streamFields,
});

export type News = z.infer<typeof newsSchema>;
