import { z } from 'zod';
import { followed } from '../kernel/fields.schema.ts';

/** industryMaster/{id}, jobCategoryMaster/{id}, mediaMaster/{id}: what forms offer to choose from, in the office's order. A retired one keeps its name for what was said with it. */
export const masterSchema = z.object({
  id: z.string(),
  name: z.string(),
  orderIndex: z.number(),
  isRetired: z.boolean(),
  ...followed,
});
export type Master = z.infer<typeof masterSchema>;
