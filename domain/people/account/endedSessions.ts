import { businessRules } from '../../kernel/businessRules.ts';

/**
 * The sessions that a person ended. A session is known by the time of its sign-in (ms). All up to
 * `before` are ended, except for `kept`, and those in the list.
 */
export type EndedSessions = { readonly sessions: number[]; readonly before: number; readonly kept: number };

export const noneEnded: EndedSessions = { sessions: [], before: 0, kept: 0 };

/** Whether a session is ended. The rules of the database say the same. */
export const isEnded = ({ sessions, before, kept }: EndedSessions, signedInAt: number): boolean =>
  sessions.includes(signedInAt) || (signedInAt <= before && signedInAt !== kept);

/** Ends one session. Above the maximum, `before` moves up to the oldest one of the list. */
export const withEnded = ({ sessions, before, kept }: EndedSessions, signedInAt: number): EndedSessions => {
  const listed = [...sessions, signedInAt].sort((a, b) => b - a);
  const oldest = listed[businessRules.endedSessionsMax] ?? 0;
  return { sessions: listed.slice(0, businessRules.endedSessionsMax), before: Math.max(before, oldest), kept };
};

/** Ends all sessions up to a time, except for one. */
export const withOthersEnded = (kept: number, before: number): EndedSessions => ({ sessions: [], before, kept });
