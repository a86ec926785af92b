import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { MailChoice } from '#domain/kernel/words/topics.ts';
import type { Paper } from '#domain/money/invoice/papers.ts';
import type { WaitingWork } from '#domain/office/desk/waitingLists.ts';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import {
  invoiceMailKinds,
  type MailAudience,
  type MailKind,
  mailAudiences,
  mailKinds,
  ownMailKinds,
  payoutMailKinds,
  reviewResultKinds,
} from '#domain/talk/mail/mailWords.ts';
import type { MailContent } from '#domain/talk/mail/render.ts';
import { isTold } from '#domain/talk/notification/kinds.ts';
import { createNow, type Queued } from '../../delivery/queued.ts';
import { asProgramFault } from '../../eventStore/faults.ts';
import { paths } from '../../platform/firestorePaths.ts';
import type { Runtime } from '../../ports.ts';

/**
 * What a mail is about: an event of a deal for one side, a person's own matter, new search results,
 * held mails, or waiting work of the office. The `uid` of a guest is the name of their contact.
 */
type About =
  | { readonly kind: MailKind; readonly audience: MailAudience }
  | { readonly kind: (typeof ownMailKinds)[number]; readonly audience: null }
  | { readonly kind: 'SearchDigest'; readonly audience: null; readonly found: readonly FoundBySearch[] }
  /** `told`: the ids of the held mails. */
  | { readonly kind: 'NoticeDigest'; readonly audience: null; readonly told: readonly string[] }
  | { readonly kind: 'OfficeMorning'; readonly audience: null; readonly waits: Waits }
  /** A deal that the office has to decide by `decideBy` (ms); `asked`: the event's type. */
  | { readonly kind: 'OfficeUrgent'; readonly audience: null; readonly asked: EventType; readonly decideBy: number };
/**
 * A mail's content; what is left out is empty. `to`: an address that is not the account's.
 * `attached`: the paper that goes with it as a PDF.
 */
export type Draft = Pick<MailContent, 'title' | 'body' | 'link'> &
  Partial<MailContent> & { readonly to?: string; readonly attached?: Paper };
/** A mail's content, its address, how the reader wants such mails, and its paper. */
export type Letter = { readonly to: string; readonly choice: MailChoice; readonly content: MailContent; readonly attached?: Paper };
/** The number of waiting items by kind of work; only kinds that the member may read. */
export type Waits = Readonly<Partial<Record<WaitingWork, number>>>;
/** The time (JST) of the morning mails. */
export const DIGEST_TIME = '08:00';
/** The results of a saved search: their number, and the ids of the first ones. */
export type FoundBySearch = { readonly searchId: string; readonly count: number; readonly ids: readonly string[] };
/** The states of a queued mail, explained at `Mail`. */
export type MailState = 'PENDING' | 'SENDING' | 'SENT' | 'SKIPPED' | 'FAILED' | 'HELD' | 'TOLD';

/**
 * mails/{eventId}_{kind}_{uid}: a queued mail without address and words, which are read when it is
 * sent. `dueAt` (ms): the next attempt, or the end of a sender's claim; null when done. SKIPPED: no
 * reader, or turned off. HELD: waits for the morning mail at `digestDue` (ms). TOLD: was in one.
 */
export type Mail = About & {
  readonly id: string;
  readonly uid: string;
  readonly streamId: string;
  readonly version: number;
  readonly state: MailState;
  readonly attempts: number;
  readonly dueAt: number | null;
  readonly digestDue?: number | null;
  readonly lastError: string | null;
  readonly sentAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type MailNamed<Kind extends Mail['kind']> = Extract<Mail, { readonly kind: Kind }>;

const isMailed = (type: string): type is MailKind => (mailKinds as readonly string[]).includes(type);

/** A mail that is due now, about an event of a stream or about a stream at a version. */
export const queuedMail = (
  about: About,
  uid: string,
  { id, streamId, version }: Pick<Mail, 'id' | 'streamId' | 'version'>,
  now: number,
): Mail => ({
  ...about,
  id,
  uid,
  streamId,
  version,
  state: 'PENDING',
  attempts: 0,
  dueAt: now,
  lastError: null,
  sentAt: null,
  createdAt: now,
  updatedAt: now,
});

/**
 * How long a sender may take (ms). After a crash the mail is due again at the end of this claim.
 */
export const CLAIM_MS = 2 * MINUTE;

/** What a claim for one sender changes in a mail. */
export const claimed = ({ attempts }: Mail, at: number) =>
  ({ state: 'SENDING', attempts: attempts + 1, dueAt: at + CLAIM_MS, updatedAt: at }) as const;

/** Own matters whose event is in a stream of the person. */
const ofOwnStream = ['AccountDestinationRequested', 'GuardianAsked', 'PayeeAccountSet', ...reviewResultKinds] as const;
const isOfOwnStream = (type: string): type is (typeof ofOwnStream)[number] => (ofOwnStream as readonly string[]).includes(type);

const isOfPayout = (type: string): type is (typeof payoutMailKinds)[number] => (payoutMailKinds as readonly string[]).includes(type);

const isOfInvoice = (type: string): type is (typeof invoiceMailKinds)[number] => (invoiceMailKinds as readonly string[]).includes(type);

/** The mails of an event. Pure: the same event always gives the same mails. */
const mailsOf = (event: AnyEnvelope, now: number): Mail[] => {
  const { streamId, version } = event;
  const queued = (about: About, uid: string): Mail =>
    queuedMail(about, uid, { id: `${event.id}_${about.kind}_${uid}`, streamId, version }, now);
  const { type } = event;
  if (event.type === 'GuestContactOpened' || event.type === 'ContactAnswered' || event.type === 'ContactBegun')
    return [queued({ kind: event.type, audience: null }, event.data.uid ?? event.streamId)];
  if (event.type === 'DeskApprovalAsked') return [queued({ kind: event.type, audience: null }, event.data.approverId)];
  if (event.type === 'DeskApprovalAnswered') {
    const { askedBy, answeredBy } = event.data;
    return askedBy === answeredBy ? [] : [queued({ kind: event.type, audience: null }, askedBy)];
  }
  if ('number' in event.data && isOfInvoice(event.type))
    return [queued({ kind: event.type, audience: null }, (event.data as { clientId: string }).clientId)];
  if ('talentId' in event.data && isOfPayout(type))
    return [queued({ kind: type, audience: null }, (event.data as { talentId: string }).talentId)];
  if (isOfOwnStream(type)) return [queued({ kind: type, audience: null }, parseStreamId(event.streamId).entityId)];
  if (!isMailed(type)) return [];
  const audiences = event.type === 'ChatUnreadReminded' ? [event.data.side] : mailAudiences(type).filter((side) => isTold(event, side));
  return audiences.map((audience) =>
    queued({ kind: type, audience }, (event.data as Record<`${MailAudience}Id`, string>)[`${audience}Id`]),
  );
};

export const mailTypes: readonly EventType[] = [...mailKinds, ...ownMailKinds];

/** Queues the mails of an event, each claimed for the sender that is woken after the commit. */
export const postMails = async (runtime: Runtime, event: AnyEnvelope, stored: EventEnvelope): Promise<readonly Queued[]> => {
  const now = runtime.now();
  return asProgramFault(() => mailsOf(event, now)).map((queued) => {
    const mail: Mail = { ...queued, ...claimed(queued, now) };
    return {
      path: paths.mail(mail.id),
      data: mail,
      announce: ({ seconds, nanoseconds }) =>
        runtime.wakeMailSender({ mailId: mail.id, fresh: { mail, writtenAt: { seconds, nanoseconds }, event: stored } }),
    };
  });
};

/** A mail without an event, as a queued document. The sender reads it. */
export const queuedLetter = (runtime: Runtime, mail: Mail): Queued => ({
  path: paths.mail(mail.id),
  data: mail,
  announce: () => runtime.wakeMailSender({ mailId: mail.id }),
});

/** Queues a mail without an event, once, and wakes the sender. */
export const queueMail = (runtime: Runtime, mail: Mail): Promise<void> => createNow(runtime.db, [queuedLetter(runtime, mail)]);
