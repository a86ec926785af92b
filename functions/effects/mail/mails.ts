import type { WaitingWork } from '#domain/desk/waitingLists.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import {
  invoiceMailKinds,
  type MailAudience,
  type MailKind,
  mailAudiences,
  mailKinds,
  ownMailKinds,
  standingMailKinds,
} from '#domain/mail/mailWords.ts';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';

/**
 * What it is about: an event of a deal, for one of its sides, somebody's own affair, what saved
 * searches found, mails that were held back, or what waits for the office. `uid` of a guest is the
 * name of their contact.
 */
type About =
  | { readonly kind: MailKind; readonly audience: MailAudience }
  | { readonly kind: (typeof ownMailKinds)[number]; readonly audience: null }
  | { readonly kind: 'SearchDigest'; readonly audience: null; readonly found: readonly FoundBySearch[] }
  /** `told`: the ids of those mails. */
  | { readonly kind: 'NoticeDigest'; readonly audience: null; readonly told: readonly string[] }
  | { readonly kind: 'OfficeMorning'; readonly audience: null; readonly waits: Waits };
/** How much waits for a member of the office, by work; only what they read. */
export type Waits = Readonly<Partial<Record<WaitingWork, number>>>;
/** When (in Japan) the mails of a morning go out. */
export const DIGEST_TIME = '08:00';
/** What a saved search found: how many, and the ids of the first ones. */
export type FoundBySearch = { readonly searchId: string; readonly count: number; readonly ids: readonly string[] };
export type MailState = 'PENDING' | 'SENDING' | 'SENT' | 'SKIPPED' | 'FAILED' | 'HELD' | 'TOLD';

/**
 * mails/{eventId}_{kind}_{uid}: a mail to send, without address and words: both are looked up when
 * it goes out. `dueAt` (ms) is when to try next; while it is SENDING that is the end of the
 * sender's claim, and null once nothing is left to do. SKIPPED: there was nobody to send it to, or
 * the person wants no such mails. HELD: it waits for the mail of a morning (`digestDue`, ms); TOLD:
 * it is part of one.
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

export type DigestMail = Extract<Mail, { kind: 'SearchDigest' }>;
export type NoticeDigestMail = Extract<Mail, { kind: 'NoticeDigest' }>;

const isMailed = (type: string): type is MailKind => (mailKinds as readonly string[]).includes(type);

/**
 * A mail that is due now, about an event of a stream, or about the stream as it is at a version.
 */
export const queuedMail = (
  about: About,
  uid: string,
  { id, streamId, version }: Pick<Mail, 'id' | 'streamId' | 'version'>,
  now: number,
): Mail => ({
  ...about,
  ...{ id, uid, streamId, version },
  ...{ state: 'PENDING', attempts: 0, dueAt: now, lastError: null, sentAt: null, createdAt: now, updatedAt: now },
});

/** Kinds of somebody's own affair that stand in a stream of that person. */
const ofOwnStream = ['AccountDestinationRequested', 'GuardianAsked', ...standingMailKinds] as const;
const isOfOwnStream = (type: string): type is (typeof ofOwnStream)[number] => (ofOwnStream as readonly string[]).includes(type);

const isOfInvoice = (type: string): type is (typeof invoiceMailKinds)[number] => (invoiceMailKinds as readonly string[]).includes(type);

/** The mails that an event asks for. Pure: the same event always asks for the same ones. */
export const mailsOf = (event: AnyEnvelope, now: number): Mail[] => {
  const { streamId, version } = event;
  const queued = (about: About, uid: string): Mail =>
    queuedMail(about, uid, { id: `${event.id}_${about.kind}_${uid}`, streamId, version }, now);
  const { type } = event;
  if (event.type === 'GuestContactOpened' || event.type === 'ContactAnswered' || event.type === 'ContactBegun')
    return [queued({ kind: event.type, audience: null }, event.data.uid ?? event.streamId)];
  if ('number' in event.data && isOfInvoice(event.type))
    return [queued({ kind: event.type, audience: null }, (event.data as { clientId: string }).clientId)];
  if (isOfOwnStream(type)) return [queued({ kind: type, audience: null }, parseStreamId(event.streamId).entityId)];
  if (!isMailed(type)) return [];
  const audiences = event.type === 'ChatUnreadReminded' ? [event.data.side] : mailAudiences(type);
  return audiences.map((audience) =>
    queued({ kind: type, audience }, (event.data as Record<`${MailAudience}Id`, string>)[`${audience}Id`]),
  );
};

/** After which events there is mail. */
export const mailTypes: readonly EventType[] = [...mailKinds, ...ownMailKinds];
