import { z } from 'zod';
import { masterKinds } from '#domain/office/master/fields.ts';
import { streamFields } from '../kernel/fields.schema.ts';

/**
 * industryMaster/{id}, jobCategoryMaster/{id}, mediaMaster/{id}: options of forms, in the office's
 * order. A retired entry keeps its name for stored values. synonymMaster/{id}: words that the
 * searches treat as equal.
 */
export const masterSchema = z.object({
  id: z.string(),
  name: z.string(),
  orderIndex: z.number(),
  isRetired: z.boolean(),
  ...streamFields,
});

export type Master = z.infer<typeof masterSchema>;

const listed = masterSchema.pick({ id: true, name: true, orderIndex: true, isRetired: true }).extend({ kind: z.enum(masterKinds) });
export type ListedMaster = z.infer<typeof listed>;

/**
 * masters/all: every entry of every kind, so that a screen or a search reads one document. Ordered
 * by kind and id. Synonyms have a field of their own, because pages of earlier releases know the
 * kinds of options only.
 */
export const masterListSchema = z.object({
  id: z.literal('all'),
  entries: z.array(listed),
  synonyms: z.array(listed).default([]),
});
export type MasterList = z.infer<typeof masterListSchema>;
export const MASTER_LIST = 'masters/all';

/** What a search takes from the list: the options, and the synonyms in use. */
export const searchedIn = (list: Partial<MasterList> | undefined) => ({
  masters: list?.entries ?? [],
  synonyms: (list?.synonyms ?? []).filter(({ isRetired }) => !isRetired).map(({ name }) => name),
});
