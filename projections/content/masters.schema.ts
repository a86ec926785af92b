import { z } from 'zod';
import { masterKinds } from '#domain/master/kinds.ts';
import { followed } from '../kernel/fields.schema.ts';

/**
 * industryMaster/{id}, jobCategoryMaster/{id}, mediaMaster/{id}: what forms offer to choose from,
 * in the office's order. A retired one keeps its name for what was said with it.
 */
export const masterSchema = z.object({
  id: z.string(),
  name: z.string(),
  orderIndex: z.number(),
  isRetired: z.boolean(),
  ...followed,
});
export type Master = z.infer<typeof masterSchema>;

const listed = masterSchema.pick({ id: true, name: true, orderIndex: true, isRetired: true }).extend({ kind: z.enum(masterKinds) });
export type ListedMaster = z.infer<typeof listed>;

/**
 * masters/all: every entry of every kind, so that a screen reads one document for all that it names
 * or offers. In the order of kinds and ids.
 */
export const masterListSchema = z.object({ id: z.literal('all'), entries: z.array(listed) });
export type MasterList = z.infer<typeof masterListSchema>;
export const MASTER_LIST = 'masters/all';
