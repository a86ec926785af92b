import type { MasterKind } from '#domain/master/kinds.ts';
import { fieldName } from '../fieldName.ts';

/** A master is called as the field of a posting that it fills. */
export const masterKindLabels: Readonly<Record<MasterKind, string>> = {
  industry: fieldName('job', 'industry'),
  jobCategory: fieldName('job', 'jobCategory'),
  media: fieldName('job', 'media'),
};
