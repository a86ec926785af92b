import { z } from 'zod';
import { newsAudiences } from '#domain/talk/news/audiences.ts';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * news/{newsId}: news from the office. All users see items with `isPublished`
 * (docs/specification.md, section 4), and clients or casts those with their side in `publishedTo`,
 * while they are not removed. Defaults are for documents of earlier releases.
 */
export const newsSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  audience: z.enum(newsAudiences).default('all'),
  /** A web address; empty for none. */
  link: z.string().default(''),
  /** The path of an uploaded picture. */
  picture: z.string().nullable().default(null),
  /** When the system publishes the draft (ms). */
  publishAt: timeOrNull.default(null),
  /** Published to all users. */
  isPublished: z.boolean(),
  /** The side to which alone it is published. */
  publishedTo: z.enum(['client', 'talent']).nullable().default(null),
  publishedAt: timeOrNull,
  deletedAt: timeOrNull,
  ...streamFields,
});

export type News = z.infer<typeof newsSchema>;
