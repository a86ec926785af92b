import type { MasterKind } from '#domain/master/kinds.ts';

export const masterKindLabels = { industry: '業種', jobCategory: 'お仕事の種類', media: '使用媒体' } as const satisfies Record<
  MasterKind,
  string
>;
