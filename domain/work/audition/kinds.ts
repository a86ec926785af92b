// Names of auditions, apart from the fields: pages and documents load only these.

/** How casts are seen. A self-tape has no slots. */
export const auditionKinds = ['IN_PERSON', 'ONLINE', 'SELF_TAPE'] as const;
export type AuditionKind = (typeof auditionKinds)[number];
export const auditionKindLabels = {
  IN_PERSON: '対面',
  ONLINE: 'オンライン',
  SELF_TAPE: '自撮り',
} as const satisfies Record<AuditionKind, string>;

export const auditionResults = ['NEXT', 'KEEP', 'DECLINE'] as const;
export type AuditionResult = (typeof auditionResults)[number];
export const auditionResultLabels = {
  NEXT: '次の回へ',
  KEEP: '選考を続ける',
  DECLINE: '見送り',
} as const satisfies Record<AuditionResult, string>;
