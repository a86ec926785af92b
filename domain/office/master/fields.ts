import { z } from 'zod';
import { orderIndex } from '../../kernel/commonFields.ts';
import { labelled, labelOf } from '../../kernel/fieldMeta.ts';
import { line } from '../../kernel/validation.ts';

/**
 * The lists that the office maintains: the options industries, kinds of work and media, and groups
 * of words that the searches treat as equal.
 */
export const masterKinds = ['industry', 'jobCategory', 'media', 'synonym'] as const;
export type MasterKind = (typeof masterKinds)[number];

/** The id of an entry's stream. It contains the kind, so that an entry cannot change lists. */
export const masterEntityId = (kind: MasterKind, id: string): string => `${kind}_${id}`;

export const parseMasterEntityId = (entityId: string): { kind: string; id: string } => {
  const end = entityId.indexOf('_');
  return { kind: entityId.slice(0, end), id: entityId.slice(end + 1) };
};

export const masterFields = { kind: labelled('種類', z.enum(masterKinds)), name: labelled('名称', line(60)), orderIndex };

export const NAME_TAKEN = `同じ${labelOf(masterFields.name)}がすでにあります`;
