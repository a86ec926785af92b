/**
 * What can be reported: what the other side shows or writes, to whoever it is shown. A room and a
 * received review go by their deal's id.
 */
export const subjectKinds = ['job', 'talent', 'client', 'room', 'review'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export type ReportSubject = { readonly kind: SubjectKind; readonly subjectId: string };
export type Reporter = 'client' | 'talent';

/** To whom each is shown. */
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

/**
 * One stream per person and thing: reporting it again is the same stream, whatever the command's
 * id.
 */
export const reportEntityId = (uid: string, { kind, subjectId }: ReportSubject): string => `${kind}_${uid}_${subjectId}`;

/**
 * The people whom a report's stream names: who reported and, where a person was reported, that
 * person.
 */
export const peopleIn = (entityId: string): string[] => {
  const [kind, uid, subjectId] = entityId.split('_');
  return [uid, kind === 'talent' || kind === 'client' ? subjectId : undefined].filter((named) => named !== undefined);
};
