import { businessRules } from '../../kernel/businessRules.ts';

/** A session of a list. `seenAt`: when its use was noted last (ms). */
export type ListedSession = { readonly signedInAt: number; readonly seenAt: number };

/** The list with a noted session, newest first, without the one that it replaces. */
export const withSession = <Session extends ListedSession>(
  sessions: readonly Session[],
  session: Session,
  earlier: number | null,
): Session[] =>
  [session, ...sessions.filter(({ signedInAt }) => signedInAt !== earlier && signedInAt !== session.signedInAt)]
    .sort((a, b) => b.signedInAt - a.signedInAt)
    .slice(0, businessRules.sessionsMax);

/**
 * Whether a use at this time is noted: a new session, or one whose last note is old. One that is
 * too old for the list is not, since each visit would be noted again.
 */
export const isNoteDue = (sessions: readonly ListedSession[], signedInAt: number, now: number): boolean => {
  const known = sessions.find((each) => each.signedInAt === signedInAt);
  if (known) return now >= known.seenAt + businessRules.sessionNoteInterval;
  return sessions.length < businessRules.sessionsMax || sessions.some((each) => each.signedInAt < signedInAt);
};
