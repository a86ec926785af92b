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

/** How long a sender may take; then the claim of one that crashed has run out. */
export const CLAIM_MS = 2 * MINUTE;
export const MAX_ATTEMPTS = 8;

/** The pause behind a failed attempt: 1, 2, 4 ... minutes, an hour at most. */
export const pauseAfter = (attempts: number): number => Math.min(2 ** (attempts - 1), 60) * MINUTE;

const claimed = ({ attempts }: Mail, at: number) =>
  ({ state: 'SENDING', attempts: attempts + 1, dueAt: at + CLAIM_MS, updatedAt: at }) as const;

/** Claims a mail for one sender: only who finds it due gets it. Answers null for everybody else. */
const claim = (runtime: Runtime, ref: DocumentReference, { fresh }: DueMail): Promise<Mail | null> =>
  fresh ? claimFresh(runtime, ref, fresh) : claimDue(runtime, ref);

/** Without a read: nobody has written it since it was put in the queue. */
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

/** What may be noted of a failure: codes, never the server's words, which can hold the address. */
const codeOf = (error: unknown): string => {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
  return String(responseCode ?? code ?? name ?? 'unknown');
};

/** The line of an attempt to send a mail. */
const logMail = ({ id: mailId, kind, streamId, version, attempts, createdAt }: Mail, state: MailState, at: number, code?: string): void => {
  const age = at - createdAt;
  log(code === undefined ? 'INFO' : 'WARNING', 'mail', {
    ...{ mailId, kind, streamId, version, state, attempts, age },
    ...(code !== undefined && { code }),
    ...(state === 'SENT' && measure('mailDelay', age)),
    ...(state === 'FAILED' && measure('mailsGivenUp', attempts)),
  });
};

/** What becomes of a mail, by how its reader wants it. */
const afterChoice = { each: 'SENT', digest: 'HELD', off: 'SKIPPED' } as const satisfies Record<MailChoice, MailState>;

/**
 * Sends a mail that is due, if nobody else is sending it. A failure is tried again later, at most
 * eight times; then it stays FAILED for the office to see. A sender that crashes behind the mail
 * server's yes sends it again under the same Message-ID.
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
/**
 * How long (ms) one sweep sends: a mail server that hangs must not hold the next minute's sweep
 * back.
 */
const SWEEP_BUDGET_MS = 40_000;

/**
 * The backstop: sends the mails that are due, because they failed before, were never announced, or
 * their sender crashed. Answers with how many were due. What is left when the time is over is the
 * next sweep's.
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
