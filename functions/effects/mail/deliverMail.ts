import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { nextAt } from '#domain/calendar/days.ts';
import { MINUTE } from '#domain/calendar/instants.ts';
import type { MailChoice } from '#domain/notification/topics.ts';
import { isOvertaken } from '../../eventStore/grpcStatus.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { log } from '../../platform/log.ts';
import { measure } from '../../platform/measured.ts';
import { inSpan } from '../../platform/tracing.ts';
import type { Runtime } from '../../runtime.ts';
import { composeMail } from './composeMail.ts';
import { DIGEST_TIME, type Mail, type MailState } from './mails.ts';
import type { DueMail } from './wakeMailSender.ts';

/**
 * How long a sender may take (ms). After a crash the mail is due again at the end of this claim.
 */
export const CLAIM_MS = 2 * MINUTE;
/** After this number of failed attempts a mail is FAILED. */
export const MAX_ATTEMPTS = 8;

/** Backoff after a failed attempt (ms): 1, 2, 4 ... minutes, at most an hour. */
export const pauseAfter = (attempts: number): number => Math.min(2 ** (attempts - 1), 60) * MINUTE;

const claimed = ({ attempts }: Mail, at: number) =>
  ({ state: 'SENDING', attempts: attempts + 1, dueAt: at + CLAIM_MS, updatedAt: at }) as const;

/** Claims a due mail for one sender; null for all others. */
const claim = (runtime: Runtime, ref: DocumentReference, { fresh }: DueMail): Promise<Mail | null> =>
  fresh ? claimFresh(runtime, ref, fresh) : claimDue(runtime, ref);

/**
 * Claims without a read, with the precondition that the mail did not change since it was queued.
 */
const claimFresh = async (
  { now }: Runtime,
  ref: DocumentReference,
  { mail, writtenAt: { seconds, nanoseconds } }: NonNullable<DueMail['fresh']>,
): Promise<Mail | null> => {
  const change = claimed(mail, now());
  try {
    await ref.update(change, { lastUpdateTime: new Timestamp(seconds, nanoseconds) });
    return { ...mail, ...change };
  } catch (error) {
    if (isOvertaken(error)) return null;
    throw error;
  }
};

const claimDue = ({ db, now }: Runtime, ref: DocumentReference): Promise<Mail | null> =>
  db.runTransaction(async (transaction) => {
    const mail = (await transaction.get(ref)).data() as Mail | undefined;
    const at = now();
    if (!mail || mail.dueAt === null || mail.dueAt > at) return null;
    const change = claimed(mail, at);
    transaction.update(ref, change);
    return { ...mail, ...change };
  });

/** The part of an error that is stored: a code. The server's message can contain the address. */
const codeOf = (error: unknown): string => {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
  return String(responseCode ?? code ?? name ?? 'unknown');
};

/** Logs an attempt to send a mail. */
const logMail = ({ id: mailId, kind, streamId, version, attempts, createdAt }: Mail, state: MailState, at: number, code?: string): void => {
  const age = at - createdAt;
  log(code === undefined ? 'INFO' : 'WARNING', 'mail', {
    ...{ mailId, kind, streamId, version, state, attempts, age },
    ...(code !== undefined && { code }),
    ...(state === 'SENT' && measure('mailDelay', age)),
    ...(state === 'FAILED' && measure('mailsGivenUp', attempts)),
  });
};

/** The state of a mail by the reader's choice. */
const afterChoice = { each: 'SENT', digest: 'HELD', off: 'SKIPPED' } as const satisfies Record<MailChoice, MailState>;

/**
 * Sends a due mail, if no other sender has it. A failure is retried with backoff, at most eight
 * times, then the mail is FAILED, which the office sees. If the process crashes after the SMTP
 * server accepted the mail, it is sent again with the same Message-ID.
 */
export const deliverMail = async (runtime: Runtime, due: DueMail): Promise<void> => {
  const ref = runtime.db.doc(paths.mail(due.mailId));
  const mail = await claim(runtime, ref, due);
  if (mail) await inSpan('mail', { streamId: mail.streamId, kind: mail.kind }, () => send(runtime, ref, mail, due));
};

const send = async (runtime: Runtime, ref: DocumentReference, mail: Mail, { mailId, fresh }: DueMail): Promise<void> => {
  try {
    const composed = await composeMail(runtime, mail, fresh?.event);
    const outcome = composed ? afterChoice[composed.choice] : 'SKIPPED';
    if (composed && outcome === 'SENT') {
      const { choice: _, ...rendered } = composed;
      await runtime.mailer({ id: mailId, ...rendered });
    }
    const at = runtime.now();
    await ref.update({
      ...{ state: outcome, dueAt: null, sentAt: outcome === 'SENT' ? at : null, lastError: null, updatedAt: at },
      ...(outcome === 'HELD' && { digestDue: nextAt(DIGEST_TIME, at) }),
    });
    logMail(mail, outcome, at);
  } catch (error) {
    const at = runtime.now();
    const given = mail.attempts >= MAX_ATTEMPTS;
    const lastError = codeOf(error);
    const dueAt = given ? null : at + pauseAfter(mail.attempts);
    const state = given ? 'FAILED' : 'PENDING';
    await ref.update({ state, dueAt, lastError, updatedAt: at });
    logMail(mail, state, at, lastError);
  }
};

const PAGE = 50;
/** How long one sweep sends (ms), so that a slow mail server does not delay the next sweep. */
const SWEEP_BUDGET_MS = 40_000;

/**
 * The backstop: sends due mails, which failed before, were never announced, or whose sender
 * crashed. Mails that do not fit the time budget wait for the next sweep. Returns the number of due
 * mails.
 */
export const sweepMails = async (runtime: Runtime, budgetMs = SWEEP_BUDGET_MS): Promise<number> => {
  const due = await runtime.db.collection('mails').where('dueAt', '<=', runtime.now()).orderBy('dueAt').limit(PAGE).get();
  const startedAt = performance.now();
  for (const { id } of due.docs) {
    if (performance.now() - startedAt > budgetMs) break;
    await deliverMail(runtime, { mailId: id });
  }
  return due.size;
};
