/**
 * The subjects of reports: content of the other side that the reporter sees. Rooms and received
 * reviews have the id of their deal.
 */
export const subjectKinds = ['job', 'talent', 'client', 'room', 'review'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export type ReportSubject = { readonly kind: SubjectKind; readonly subjectId: string };
export type Reporter = 'client' | 'talent';

/** The sides that see each kind of subject, and so can report it. */
export const reportersOf: Readonly<Record<SubjectKind, readonly Reporter[]>> = {
  job: ['talent'],
  talent: ['client'],
  client: ['talent'],
  room: ['client', 'talent'],
  review: ['client', 'talent'],
};

export const subjectKindLabel = {
  job: 'お仕事',
  talent: 'キャスト',
  client: 'クライアント',
  room: 'メッセージ',
  review: '評価',
} as const satisfies Record<SubjectKind, string>;

/** The stream of one person's reports of a subject. */
export const reportEntityId = (uid: string, { kind, subjectId }: ReportSubject): string => `${kind}_${uid}_${subjectId}`;

/**
 * The people in the id of a report's stream: the reporter, and the reported person for a profile.
 */
export const peopleIn = (entityId: string): string[] => {
  const [kind, uid, subjectId] = entityId.split('_');
  return [uid, kind === 'talent' || kind === 'client' ? subjectId : undefined].filter((named) => named !== undefined);
};
