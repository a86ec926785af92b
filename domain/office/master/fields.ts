import { z } from 'zod';
import { orderIndex } from '../../kernel/commonFields.ts';
import { labelled, labelOf } from '../../kernel/fieldMeta.ts';
import { line } from '../../kernel/validation.ts';
import { masterKinds } from './kinds.ts';

/** Fields of the commands and events of a master entry, with labels. */
export const masterFields = { kind: labelled('種類', z.enum(masterKinds)), name: labelled('名称', line(60)), orderIndex };

/** Error text for a name that another entry of the list has. */
export const NAME_TAKEN = `同じ${labelOf(masterFields.name)}がすでにあります`;
