/** The kinds of deadlines. Each kind is the command that the system sends. */
export const deadlineKinds = [
  'remindInquiry',
  'remindOffice',
  'remindOfficeAgain',
  'lapseChange',
  'remindCancellation',
  'remindAccept',
  'remindApprove',
  'expire',
  'close',
  'end',
  'publish',
  'remindClient',
  'remindTalent',
  'abandonTranscoding',
  'endRecord',
  'lapseContact',
  'endContact',
  'overdue',
  'wake',
  'carryOut',
  'assumeAgreed',
  'remindAnswer',
  'handOver',
  'remindHold',
  'endHolds',
  'remindAudition',
  'lapseAudition',
  'removeTapes',
] as const;

export type DeadlineKind = (typeof deadlineKinds)[number];

/** A deadline of an entity: the command to send, and when (ms). */
export type Deadline<Kind extends DeadlineKind = DeadlineKind> = { readonly kind: Kind; readonly dueAt: number };

/** A stored deadline. `generation`: version of the last event of the commit that set it. */
export type SetDeadline = Deadline & { readonly generation: number };

/** The deadlines of a new state. One that did not change keeps its generation. */
export const setDeadlines = (now: readonly Deadline[], before: readonly SetDeadline[], version: number): SetDeadline[] =>
  now.map(({ kind, dueAt }) => {
    const same = before.find((each) => each.kind === kind && each.dueAt === dueAt);
    return { kind, dueAt, generation: same?.generation ?? version };
  });

export const deadlineIdOf = (streamId: string, kind: DeadlineKind): string => `${streamId}_${kind}`;

/** The stream and kind of a deadline id; null for an invalid id. */
export const parseDeadlineId = (id: string): { readonly streamId: string; readonly kind: DeadlineKind } | null => {
  const kind = deadlineKinds.find((each) => id.endsWith(`_${each}`));
  return kind === undefined ? null : { streamId: id.slice(0, -kind.length - 1), kind };
};
