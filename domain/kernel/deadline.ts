/** Everything that the clock may have to do; the kind is the command that the system sends. */
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
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** What the clock has to do for an entity, and when (ms). */
export type Deadline<Kind extends DeadlineKind = DeadlineKind> = { readonly kind: Kind; readonly dueAt: number };

/**
 * A deadline that was set. `generation`: the version of the last event of the commit that set it.
 */
export type SetDeadline = Deadline & { readonly generation: number };

/** The deadlines `now`; those that stood `before`, at the same time, keep their generation. */
export const setDeadlines = (now: readonly Deadline[], before: readonly SetDeadline[], version: number): SetDeadline[] =>
  now.map(({ kind, dueAt }) => {
    const same = before.find((each) => each.kind === kind && each.dueAt === dueAt);
    return { kind, dueAt, generation: same?.generation ?? version };
  });

/** A deadline of a stream, as the office and the operator name it. */
export const deadlineIdOf = (streamId: string, kind: DeadlineKind): string => `${streamId}_${kind}`;

/** The stream and the kind that an id names; null for an id that names none. */
export const parseDeadlineId = (id: string): { readonly streamId: string; readonly kind: DeadlineKind } | null => {
  const kind = deadlineKinds.find((each) => id.endsWith(`_${each}`));
  return kind === undefined ? null : { streamId: id.slice(0, -kind.length - 1), kind };
};
