import { type DocumentReference, type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { nextAt } from '#domain/kernel/calendar/days.ts';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { MailChoice } from '#domain/kernel/words/topics.ts';
import { isOvertaken } from '../../eventStore/grpcStatus.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { getMany } from '../../platform/getMany.ts';
import { eachInTurn } from '../../platform/inTurn.ts';
import { log, measure, reportError } from '../../platform/log.ts';
import { inSpan } from '../../platform/tracing.ts';
import type { Runtime } from '../../ports.ts';
import { composeMail, pathsOf } from './composeMail.ts';
import { CLAIM_MS, claimed, DIGEST_TIME, type Mail, type MailState } from './mails.ts';
import type { DueMail, Fresh } from './wakeMailSender.ts';

/** After this number of failed attempts a mail is FAILED. */
export const MAX_ATTEMPTS = 8;

/** Backoff after a failed attempt (ms): 1, 2, 4 ... minutes, at most an hour. */
export const pauseAfter = (attempts: number): number => Math.min(2 ** (attempts - 1), 60) * MINUTE;

/** How long (ms) a mail that was queued for a woken sender is left to it: half of its claim. */
const FRESH_MS = CLAIM_MS / 2;

/** The fresh mails that this process sends now, by database. */
const sending = new WeakMap<Firestore, Set<string>>();

/** A mail that was just queued and claimed for the woken sender. */
export type FreshMail = DueMail & { readonly fresh: Fresh };

/** Whether a mail is left to the woken sender now; later the sweep has it. */
export const isFresh = (due: DueMail, now: number): due is FreshMail =>
  due.fresh !== undefined && now < due.fresh.mail.updatedAt + FRESH_MS;

/** Claims a due mail for one sender; null for all others. */
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

const logMail = ({ id: mailId, kind, streamId, version, attempts, createdAt }: Mail, state: MailState, at: number, code?: string): void => {
  const age = at - createdAt;
  log(code === undefined ? 'INFO' : 'WARNING', 'mail', {
    mailId,
    kind,
    streamId,
    version,
    state,
    attempts,
    age,
    ...(code !== undefined && { code }),
    ...(state === 'SENT' && measure('mailDelay', age)),
    ...(state === 'FAILED' && measure('mailsGivenUp', attempts)),
  });
};

const afterChoice = { each: 'SENT', digest: 'HELD', off: 'SKIPPED' } as const satisfies Record<MailChoice, MailState>;

/**
 * Sends a mail. One that was just queued is claimed for the process that is woken. Any other is
 * claimed here, if it is due and no other sender has it. A failure is retried with backoff, at most
 * eight times, then the mail is FAILED, which the office sees. If the process crashes after the
 * SMTP server accepted the mail, it is sent again with the same Message-ID.
 */
export const deliverMail = async (runtime: Runtime, due: DueMail): Promise<void> => {
  if (isFresh(due, runtime.now())) return deliverFresh(runtime, [due]);
  const ref = runtime.db.doc(paths.mail(due.mailId));
  const mail = await claimDue(runtime, ref);
  if (mail) await send(runtime, ref, mail);
};

/**
 * Reads fresh mails with the documents of which they are composed, in one read, and sends them one
 * after the other. It leaves out those that this process sends already, that are not as they were
 * queued (a repeated wake-up finds them sent), and that the sweep has by now. Throws failures at
 * the end.
 */
export const deliverFresh = async (runtime: Runtime, dues: readonly FreshMail[]): Promise<void> => {
  const { db, now } = runtime;
  const busy = sending.get(db) ?? new Set();
  sending.set(db, busy);
  const mine = dues.filter(({ mailId }) => !busy.has(mailId));
  for (const { mailId } of mine) busy.add(mailId);
  try {
    const needed = mine.map(({ mailId, fresh: { mail, event } }) => [paths.mail(mailId), ...pathsOf(mail, event)]);
    const found = await getMany(
      db,
      [...new Set(needed.flat())].map((path) => db.doc(path)),
    );
    const byPath = new Map(found.map((document) => [document.ref.path, document]));
    await eachInTurn(mine, async (due, index) => {
      const [queued, ...read] = (needed[index] as readonly string[]).map((path) => byPath.get(path) as DocumentSnapshot);
      const { seconds, nanoseconds } = due.fresh.writtenAt;
      if (!queued?.updateTime?.isEqual(new Timestamp(seconds, nanoseconds)) || !isFresh(due, now())) return;
      await send(runtime, queued.ref, due.fresh.mail, { ...due.fresh, read });
    });
  } finally {
    for (const { mailId } of mine) busy.delete(mailId);
  }
};

type Read = { readonly read: readonly DocumentSnapshot[] };

const send = (runtime: Runtime, ref: DocumentReference, mail: Mail, fresh?: Fresh & Read): Promise<void> =>
  inSpan('mail', { streamId: mail.streamId, kind: mail.kind }, async () => {
    const { id } = mail;
    const note = (change: Partial<Mail>) => noteSent(ref, change, fresh?.writtenAt);
    try {
      const composed = await composeMail(runtime, mail, fresh?.event, fresh?.read);
      const outcome = composed ? afterChoice[composed.choice] : 'SKIPPED';
      if (composed && outcome === 'SENT') {
        const { choice: _, ...rendered } = composed;
        await runtime.mailer({ id, ...rendered });
      }
      const at = runtime.now();
      await note({
        state: outcome,
        dueAt: null,
        sentAt: outcome === 'SENT' ? at : null,
        lastError: null,
        updatedAt: at,
        ...(outcome === 'HELD' && { digestDue: nextAt(DIGEST_TIME, at) }),
      });
      logMail(mail, outcome, at);
    } catch (error) {
      const at = runtime.now();
      const given = mail.attempts >= MAX_ATTEMPTS;
      const lastError = codeOf(error);
      const dueAt = given ? null : at + pauseAfter(mail.attempts);
      const state = given ? 'FAILED' : 'PENDING';
      await note({ state, dueAt, lastError, updatedAt: at });
      logMail(mail, state, at, lastError);
    }
  });

/**
 * Notes the outcome. Of two processes that were woken for one fresh mail at the same moment, the
 * second finds the note of the first: the reader may have the mail twice, and the operator is told.
 */
const noteSent = async (ref: DocumentReference, change: Partial<Mail>, writtenAt?: Fresh['writtenAt']): Promise<void> => {
  try {
    await ref.update(change, writtenAt ? { lastUpdateTime: new Timestamp(writtenAt.seconds, writtenAt.nanoseconds) } : {});
  } catch (error) {
    if (!writtenAt || !isOvertaken(error)) throw error;
    // The client repeats a write whose answer was lost.
    const now = (await ref.get()).data() as Mail | undefined;
    if (now?.state === change.state && now?.updatedAt === change.updatedAt) return;
    reportError(new Error('two processes were woken for one mail'), { mailId: ref.id, state: change.state ?? null });
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
