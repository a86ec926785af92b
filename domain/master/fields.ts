import { z } from 'zod';
import { orderIndex } from '../kernel/commonFields.ts';
import { labelled, labelOf } from '../kernel/fieldMeta.ts';
import { line } from '../kernel/validation.ts';
import { masterKinds } from './kinds.ts';

/** What commands and events say of an entry of a master. */
export const masterFields = { kind: labelled('種類', z.enum(masterKinds)), name: labelled('名称', line(60)), orderIndex };

/** Why a name is refused that another entry has. */
export const NAME_TAKEN = `同じ${labelOf(masterFields.name)}がすでにあります`;
