import { z } from 'zod';
import { MINUTE } from '../../kernel/calendar/instants.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { instant } from '../../kernel/validation.ts';
import { type BrowserName, browsers, type PlatformName, platforms } from './devices.ts';
import { isEnded } from './endedSessions.ts';
import type { AccountEvent } from './events.ts';
import { isNoteDue } from './sessionList.ts';
import type { RegisteredAccount } from './state.ts';

/** Fields of a session. It is known by the time of its sign-in (the token's `auth_time`, in ms). */
export const sessionFields = {
  signedInAt: labelled('ログインした日時', instant),
  browser: labelled('ブラウザ', z.enum(browsers)),
  platform: labelled('端末の種類', z.enum(platforms)),
  /** The last session of the same browser, which the new one replaces in the list. */
  earlier: labelled('この端末の前回のログイン', instant.nullable()),
  seenAt: labelled('利用を確認した日時', instant),
  endedAt: labelled('ログアウトした日時', instant),
};

type Noted = {
  readonly signedInAt: number;
  readonly browser: BrowserName;
  readonly platform: PlatformName;
  readonly earlier: number | null;
};

/** Notes a sign-in, or that its session is still used. */
export const noteSession = ({ signedInAt, browser, platform, earlier }: Noted, state: RegisteredAccount, now: number): AccountEvent[] => {
  if (isEnded(state.ended, signedInAt) || !isNoteDue(state.sessions, signedInAt, now)) return [];
  const isListed = (time: number | null) => state.sessions.some((each) => each.signedInAt === time);
  const replaced = isListed(earlier) ? earlier : null;
  return [{ type: 'AccountSessionNoted', data: { signedInAt, browser, platform, earlier: replaced, seenAt: now } }];
};

/** Ends a session of the list. */
export const endSession = ({ signedInAt }: Pick<Noted, 'signedInAt'>, { sessions, ended }: RegisteredAccount): AccountEvent[] => {
  if (isEnded(ended, signedInAt)) return [];
  if (!sessions.some((each) => each.signedInAt === signedInAt)) throw new DomainError('not-found');
  return [{ type: 'AccountSessionEnded', data: { signedInAt } }];
};

/** Ends all sessions but the sender's, also those that the list does not have. */
export const endOtherSessions = ({ signedInAt }: Pick<Noted, 'signedInAt'>, { ended }: RegisteredAccount, now: number): AccountEvent[] =>
  ended.kept === signedInAt && now < ended.before + MINUTE
    ? []
    : [{ type: 'AccountOtherSessionsEnded', data: { signedInAt, endedAt: now } }];
