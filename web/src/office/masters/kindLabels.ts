import { jobLabel } from '#domain/job/posting.ts';
import type { MasterKind } from '#domain/master/kinds.ts';

/** A master is called as the field of a posting that it fills. */
export const masterKindLabels: Readonly<Record<MasterKind, string>> = {
  industry: jobLabel('industry'),
  jobCategory: jobLabel('jobCategory'),
  media: jobLabel('media'),
};
