import type { MasterKind } from '#domain/office/master/kinds.ts';
import { fieldName } from '../list/fieldName.ts';

/** The name of each master: the field of a posting that uses it. */
export const masterKindLabels: Readonly<Record<MasterKind, string>> = {
  industry: fieldName('job', 'industry'),
  jobCategory: fieldName('job', 'jobCategory'),
  media: fieldName('job', 'media'),
};
