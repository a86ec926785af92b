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

/** The parts of the id of an entry's stream. */
export const parseMasterEntityId = (entityId: string): { kind: string; id: string } => {
  const end = entityId.indexOf('_');
  return { kind: entityId.slice(0, end), id: entityId.slice(end + 1) };
};

/** Fields of the commands and events of a master entry, with labels. */
export const masterFields = { kind: labelled('種類', z.enum(masterKinds)), name: labelled('名称', line(60)), orderIndex };

/** Error text for a name that another entry of the list has. */
export const NAME_TAKEN = `同じ${labelOf(masterFields.name)}がすでにあります`;

/** The words of a group of synonyms: the name of its entry, 「バイリンガル、英会話」. */
export const synonymWords = (name: string): readonly string[] => name.split(/[\s、,，]+/).filter(Boolean);

/** Error text for a name that does not fit its list; null if it does. */
export const nameFault = (kind: MasterKind, name: string): string | null =>
  kind === 'synonym' && new Set(synonymWords(name)).size < 2 ? '同じ意味の言葉を、「、」で区切って2つ以上入力してください' : null;
