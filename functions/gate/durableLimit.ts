import { createHmac, randomBytes } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { jstHourSpan } from '#domain/kernel/calendar/days.ts';
import { endOfJstDay, jstDate } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import { isOvertaken, retryOvertaken } from '../eventStore/grpcStatus.ts';
import type { EventStore } from '../eventStore/request.ts';
import { paths } from '../platform/firestorePaths.ts';
import { networkOf } from './callerAddress.ts';

/**
 * How often something may be tried in a JST day, or in a clock hour for `hourly` kinds. The counts
 * are stored, so they hold across instances and restarts. What all accounts use up together is at
 * least three times what one can, so that one cannot block others.
 */
export const durableLimits = {
  /** Attempts with one-time codes by an account. */
  linkByAccount: 5,
  /** Confirmation mails that an account requests in an hour and in a day. */
  confirmationMailByHour: 3,
  confirmationMailByDay: 5,
  /** Confirmation mails to one address, requested by all accounts together. */
  confirmationMailByRecipient: 15,
  /** Attempts with confirmation codes by an account. */
  confirmationByAccount: 10,
  /** Guardians that a minor registers, and mails to guardians that a minor requests. */
  guardianByAccount: 5,
  guardianMailByAccount: 10,
  /** Mails to one guardian's address from all minors; answers to one minor's requests. */
  guardianMailByRecipient: 30,
  guardianAnswerByMinor: 20,
  uploadByAccount: 200,
  mediaByAccount: 100,
  reportByAccount: 20,
  /** Questions of a member to the office, and further messages about them. */
  contactByAccount: 10,
  contactMessageByAccount: 50,
  /** Questions of guests by origin (`networkOf`), and mails about them to one address. */
  contactByOrigin: 10,
  contactByRecipient: 30,
  contactMessageByContact: 20,
  /** Requests to cancel deals, and their withdrawals, by an account. Each writes to both sides. */
  cancellationByAccount: 20,
  shortlistAnswerByShare: 100,
  ownDataByAccount: 300,
  dealByClient: 200,
  /** Requests for holds by a client. Each writes to the cast, also if it is taken back. */
  holdByClient: 100,
} as const satisfies Record<string, number>;

export type LimitKind = keyof typeof durableLimits;
/** One limit for one subject: a uid, a hidden address, or the id of the thing that is counted. */
export type Limited = { readonly kind: LimitKind; readonly subject: string };

const hourly: readonly LimitKind[] = ['confirmationMailByHour'];

/** The error code of a used-up limit, if not `daily-limit`; its message says when to try again. */
const refusals: Readonly<Partial<Record<LimitKind, ErrorCode>>> = {
  linkByAccount: 'too-many-tries',
  confirmationByAccount: 'too-many-tries',
  confirmationMailByHour: 'confirmation-mail-limit',
  confirmationMailByDay: 'confirmation-mail-limit',
  confirmationMailByRecipient: 'confirmation-mail-limit',
};

/** The hour or day of an attempt: its name and its end (ms). */
const windowOf = (kind: LimitKind, at: number): { name: string; end: number } => {
  const day = jstDate(at);
  if (!hourly.includes(kind)) return { name: day, end: endOfJstDay(day) };
  const { from, before } = jstHourSpan(at);
  return { name: `${from}`, end: before };
};

/** limits/{kind}_{subject}_{window}: attempts so far. The TTL policy deletes it at `expireAt`. */
type Counted = { readonly count: number; readonly expireAt: Date };

/**
 * Counts one attempt for each limit in one commit, before the attempt is decided. If a limit is
 * used up, throws its refusal and counts nothing. Throws `aborted` if other writers win 50 times.
 * An attempt that is sent again counts again.
 */
export const countTry = async ({ db, now }: EventStore, tries: readonly Limited[]): Promise<void> => {
  const at = now();
  const counted = tries.map(({ kind, subject }) => {
    const { name, end } = windowOf(kind, at);
    return { kind, end, ref: db.doc(paths.limit(kind, subject, name)) };
  });
  try {
    await retryOvertaken(() => countOnce(db, counted), ATTEMPTS);
  } catch (error) {
    throw isOvertaken(error) ? new DomainError('aborted', undefined, { cause: error }) : error;
  }
};

const ATTEMPTS = 50;

type Counting = { readonly kind: LimitKind; readonly end: number; readonly ref: DocumentReference };

/** Uses no lock: parallel attempts of one subject would wait for each other. */
const countOnce = async (db: Firestore, counted: readonly Counting[]): Promise<void> => {
  const found = await db.getAll(...counted.map(({ ref }) => ref));
  const batch = db.batch();
  for (const [index, { kind, end, ref }] of counted.entries()) {
    const before = found[index] as DocumentSnapshot;
    const count = (before.data() as Counted | undefined)?.count ?? 0;
    if (count >= durableLimits[kind]) throw new DomainError(refusals[kind] ?? 'daily-limit');
    const after: Counted = { count: count + 1, expireAt: new Date(end) };
    if (before.updateTime) batch.update(ref, after, { lastUpdateTime: before.updateTime });
    else batch.create(ref, after);
  }
  await batch.commit();
};

/** The HMAC key that hides addresses in limit ids. The first process that needs it creates it. */
const limitSecret = ({ db }: EventStore): Promise<Buffer> =>
  db.runTransaction(async (transaction) => {
    const ref = db.doc(paths.limitSecret);
    const stored = (await transaction.get(ref)).get('key') as string | undefined;
    if (stored) return Buffer.from(stored, 'base64');
    const key = randomBytes(32);
    transaction.create(ref, { key: key.toString('base64') });
    return key;
  });

/** Providers that ignore dots in the name of an inbox. */
const dotless: readonly string[] = ['@gmail.com', '@googlemail.com'];

/** One name per inbox, without case, a tag after a plus sign, and dots that do not count. */
export const inboxOf = (email: string): string => {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name, host] = [address.slice(0, at).replace(/\+.*$/, ''), address.slice(at)];
  return dotless.includes(host) ? `${name.replaceAll('.', '')}${dotless[0]}` : `${name}${host}`;
};

/** A keyed hash of an address for the id of a limit, the same for all accounts. */
const hidden = async (eventStore: EventStore, address: string): Promise<string> =>
  createHmac('sha256', await limitSecret(eventStore))
    .update(address)
    .digest('base64url');

export const subjectOfAddress = (eventStore: EventStore, email: string): Promise<string> => hidden(eventStore, inboxOf(email));

/** The subject of a limit for the origin of a call (`networkOf`). */
export const subjectOfOrigin = (eventStore: EventStore, address: string): Promise<string> => hidden(eventStore, networkOf(address));
