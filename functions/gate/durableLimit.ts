import { createHmac, randomBytes } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { jstHourSpan } from '#domain/calendar/days.ts';
import { endOfJstDay, jstDate } from '#domain/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import { isOvertaken } from '../eventStore/grpcStatus.ts';
import type { EventStore } from '../eventStore/request.ts';
import { retryOvertaken } from '../eventStore/retryOvertaken.ts';
import { paths } from '../platform/firestorePaths.ts';
import { networkOf } from './callerAddress.ts';

/**
 * How often something may be tried on a day in Japan, or in an hour of the clock, by what it is
 * counted for. They hold across instances and restarts.
 */
export const durableLimits = {
  /** Tries of one-time codes by an account. */
  linkByAccount: 5,
  /** Tries of one-time codes at a place on the roster, whoever tries. */
  linkByPlace: 5,
  /** Confirmation mails that an account asks for, in an hour and on a day. */
  confirmationMailByHour: 3,
  confirmationMailByDay: 10,
  /** Confirmation mails to one address, whoever asks. */
  confirmationMailByRecipient: 5,
  /** Tries of confirmation codes by an account. */
  confirmationByAccount: 10,
  /** Guardians that a minor registers, and mails to them that the minor asks for. */
  guardianByAccount: 5,
  guardianMailByAccount: 20,
  /** Mails to one guardian's address, whoever asks; answers to a minor's requests. */
  guardianMailByRecipient: 20,
  guardianAnswerByMinor: 20,
  /** Uploads that an account begins. */
  uploadByAccount: 200,
  /** Portfolio items that a talent adds. */
  mediaByAccount: 100,
  /** Reports to the office by an account. */
  reportByAccount: 20,
  /** Questions to the office, and further messages about them, by a member. */
  contactByAccount: 10,
  contactMessageByAccount: 50,
  /**
   * Questions of guests by where they come from (an address of the network), and mails about them
   * to one address of theirs.
   */
  contactByOrigin: 10,
  contactByRecipient: 5,
  /** Further messages of a guest about one question. */
  contactMessageByContact: 20,
  /**
   * Requests to call deals off, and their taking back, by an account: each writes to both sides.
   */
  cancellationByAccount: 20,
  /** Inquiries and offers that a client begins. */
  dealByClient: 200,
} as const satisfies Record<string, number>;

export type LimitKind = keyof typeof durableLimits;
export type Limited = { readonly kind: LimitKind; readonly subject: string };

const hourly: readonly LimitKind[] = ['confirmationMailByHour'];

/** What a used-up limit is refused with; the words say when to come again. */
const refusals: Readonly<Record<LimitKind, ErrorCode>> = {
  linkByAccount: 'too-many-tries',
  linkByPlace: 'too-many-tries',
  confirmationMailByHour: 'confirmation-mail-limit',
  confirmationMailByDay: 'confirmation-mail-limit',
  confirmationMailByRecipient: 'confirmation-mail-limit',
  confirmationByAccount: 'too-many-tries',
  guardianByAccount: 'daily-limit',
  guardianMailByAccount: 'daily-limit',
  guardianMailByRecipient: 'daily-limit',
  guardianAnswerByMinor: 'daily-limit',
  uploadByAccount: 'daily-limit',
  mediaByAccount: 'daily-limit',
  reportByAccount: 'daily-limit',
  contactByAccount: 'daily-limit',
  contactMessageByAccount: 'daily-limit',
  contactByOrigin: 'daily-limit',
  contactByRecipient: 'daily-limit',
  contactMessageByContact: 'daily-limit',
  cancellationByAccount: 'daily-limit',
  dealByClient: 'daily-limit',
};

/** The hour or day that a try falls into, by name and end (ms). */
const windowOf = (kind: LimitKind, at: number): { name: string; end: number } => {
  const day = jstDate(at);
  if (!hourly.includes(kind)) return { name: day, end: endOfJstDay(day) };
  const { from, before } = jstHourSpan(at);
  return { name: `${from}`, end: before };
};

/**
 * limits/{kind}_{subject}_{window}: tries so far. `expireAt`: the TTL policy deletes it after its
 * hour or day.
 */
type Counted = { readonly count: number; readonly expireAt: Date };

/**
 * Counts one try for each of these before it is decided, in one commit. Throws the limit's refusal,
 * and counts nothing, when one of them is used up; `aborted` when others were faster again and
 * again. A try that is sent again counts again.
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

/** Locks nothing: tries of one subject at once would wait for each other. */
const countOnce = async (db: Firestore, counted: readonly Counting[]): Promise<void> => {
  const found = await db.getAll(...counted.map(({ ref }) => ref));
  const batch = db.batch();
  for (const [index, { kind, end, ref }] of counted.entries()) {
    const before = found[index] as DocumentSnapshot;
    const count = (before.data() as Counted | undefined)?.count ?? 0;
    if (count >= durableLimits[kind]) throw new DomainError(refusals[kind]);
    const after: Counted = { count: count + 1, expireAt: new Date(end) };
    if (before.updateTime) batch.update(ref, after, { lastUpdateTime: before.updateTime });
    else batch.create(ref, after);
  }
  await batch.commit();
};

/** The key that hides addresses in the names of limits; made by the first process that needs it. */
const limitSecret = ({ db }: EventStore): Promise<Buffer> =>
  db.runTransaction(async (transaction) => {
    const ref = db.doc(paths.limitSecret);
    const stored = (await transaction.get(ref)).get('key') as string | undefined;
    if (stored) return Buffer.from(stored, 'base64');
    const key = randomBytes(32);
    transaction.create(ref, { key: key.toString('base64') });
    return key;
  });

/** One inbox has one name, whatever its letters' case and the tag after a plus sign. */
export const inboxOf = (email: string): string => {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at).replace(/\+.*$/, '')}${address.slice(at)}`;
};

/**
 * What stands for somebody's address in a limit: the same for all accounts, and of no use to a
 * reader of the database.
 */
const hidden = async (eventStore: EventStore, address: string): Promise<string> =>
  createHmac('sha256', await limitSecret(eventStore))
    .update(address)
    .digest('base64url');

/** The subject of a limit by e-mail address. */
export const subjectOfAddress = (eventStore: EventStore, email: string): Promise<string> => hidden(eventStore, inboxOf(email));

/**
 * The subject of a limit by where a call comes from: of IPv6 the network, since one line has
 * countless addresses of it.
 */
export const subjectOfOrigin = (eventStore: EventStore, address: string): Promise<string> => hidden(eventStore, networkOf(address));
