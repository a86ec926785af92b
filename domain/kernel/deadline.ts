/** Everything that the clock may have to do; the kind is the command that the system sends. */
export const deadlineKinds = [
  'remindAccept',
  'remindApprove',
  'expire',
  'close',
  'end',
  'publish',
  'remindClient',
  'remindTalent',
  'abandonTranscoding',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** What the clock has to do for an entity, and when (ms). */
export type Deadline<Kind extends DeadlineKind = DeadlineKind> = { readonly kind: Kind; readonly dueAt: number };
