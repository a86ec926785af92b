import { dealOf } from '#domain/kernel/identifiers.ts';
import type { Audience } from '#domain/kernel/words/row.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { isTold, type NotificationKind, noticesOf, notificationKinds } from '#domain/talk/notification/kinds.ts';
import { notificationIdOf } from '#domain/talk/notification/notification.ts';
import { termsDiffOf } from '#domain/work/deal/changeWords.ts';
import type { ReasonCode } from '#domain/work/deal/fields.ts';
import { entryEvents } from '#domain/work/entry/events.ts';
import { offerEvents } from '#domain/work/offer/events.ts';
import type { DealEnvelope } from '../deal/dealEvents.ts';
import { dealDocument } from '../deal/deals.schema.ts';
import { dealPath } from '../deal/deals.ts';
import { inboxPath } from '../inbox/inbox.schema.ts';
import { mergeInbox } from '../inbox/inbox.ts';
import { jobCardOf } from '../kernel/cards.ts';
import type { JobCard } from '../kernel/fields.schema.ts';
import { type Documents, entityIdOf, projector, type Write, type Writes } from '../kernel/projector.ts';
import type { Notification } from './notifications.schema.ts';

/**
 * The number of notifications per person that may be opened before they are written. Only the
 * newest are kept, so that invented ids do no harm.
 */
export const EARLY_KEPT = 1_000;

type NotifyingEnvelope = EnvelopeNamed<NotificationKind>;

/** The events whose notification shows changed terms. */
const changesTerms = /(Fee|Schedule|Terms)Changed$|(Change|Counter)Proposed$|CounterAgreed$/;

/**
 * The source of people and job by kind: an offer, an entry, the settlement, hold or
 * audition of either, reviews, a job, a question to the office, or the person's own stream.
 */
type Source = 'offers' | 'entries' | 'ofDeals' | 'reviews' | 'jobs' | 'contacts' | 'person';
const sourceOf = (kind: NotificationKind): Source => {
  if (kind in offerEvents) return 'offers';
  if (kind in entryEvents) return 'entries';
  if (kind.startsWith('Contact')) return 'contacts';
  if (/^(Settlement|Hold|Audition)/.test(kind)) return 'ofDeals';
  if (kind === 'JobEnded' || kind === 'JobForceClosed') return 'jobs';
  return kind.startsWith('Review') ? 'reviews' : 'person';
};
const routes = new Map(
  notificationKinds.map((kind) => [
    kind as string,
    { source: sourceOf(kind), audiences: Object.keys(noticesOf(kind)) as Audience[], changesTerms: changesTerms.test(kind) },
  ]),
);

type ContactEnvelope = EnvelopeNamed<Extract<NotificationKind, `Contact${string}`>>;

type InvoiceEnvelope = EnvelopeNamed<Extract<NotificationKind, `Invoice${string}`>>;
const isOfInvoice = (event: NotifyingEnvelope): event is InvoiceEnvelope => event.type.startsWith('Invoice');

type OfDealEnvelope = EnvelopeNamed<Extract<NotificationKind, `Settlement${string}` | `Hold${string}` | `Audition${string}`>>;
const isOfDeal = (event: AnyEnvelope): event is OfDealEnvelope => routes.get(event.type)?.source === 'ofDeals';

/** The uid of an audience; null if that audience gets none, such as a guest. */
const uidOf = (event: NotifyingEnvelope, audience: Audience): string | null => {
  if (routes.get(event.type)?.source === 'contacts') return (event as ContactEnvelope).data.uid;
  if (event.type === 'MediaTakenDown') return event.data.ownerId;
  // Only the author of the hidden review.
  if (event.type === 'ReviewTakenDown' && event.data.by !== audience) return null;
  if (!isTold(event, audience)) return null;
  const { data } = event as DealEnvelope;
  if (audience === 'client' && data.clientId) return data.clientId;
  if (audience === 'talent' && data.talentId) return data.talentId;
  return entityIdOf(event);
};

const readersOf = (event: NotifyingEnvelope, audiences: readonly Audience[]) => {
  const readers: { readonly audience: Audience; readonly uid: string }[] = [];
  for (const audience of audiences) {
    const uid = uidOf(event, audience);
    if (uid !== null) readers.push({ audience, uid });
  }
  return readers;
};

export const noticeRecipients = (event: NotifyingEnvelope) => readersOf(event, routes.get(event.type)?.audiences ?? []);

const keys = (event: AnyEnvelope): string[] => {
  if (event.type === 'NotificationsOpened')
    return [inboxPath(entityIdOf(event)), ...event.data.notificationIds.map((id) => `notifications/${id}`)];
  const route = routes.get(event.type);
  if (!route) return [];
  const own = readersOf(event as NotifyingEnvelope, route.audiences).map(({ uid }) => inboxPath(uid));
  const source = sourceFor(event as NotifyingEnvelope);
  return isAroundJob(source) ? [...own, cardPath(event as DealEnvelope, source)] : own;
};

type Said = Parameters<typeof termsDiffOf>[0];
/** The values that a notification shows: of changed terms, or of those that an event sets first. */
const diffOf = (event: NotifyingEnvelope) => {
  if (routes.get(event.type)?.changesTerms) return termsDiffOf(event.data as Said);
  if (event.type !== 'OfferMade' && event.type !== 'EntryApproved') return null;
  return termsDiffOf({ ...event.data, previousFee: null, previousScheduleToClose: null });
};

/** Refusals and denials with a reason. Only the office reads the reason of an objection. */
const refusals = /(Refused|Withdrawn|Declined|Canceled|Disapproved|ForceClosed|Released)$/;
const reasonOf = (event: DealEnvelope): Pick<Notification, 'reason' | 'people'> | false => {
  const { clientId, talentId, reason, reasonCode: code = null } = event.data as DealEnvelope['data'] & Reason;
  return reason !== undefined && { reason: { code, text: reason }, people: [clientId, talentId] };
};
type Reason = { readonly reason?: string | null; readonly reasonCode?: ReasonCode | null };

const noJob = jobCardOf('', undefined);

/** A settlement, a hold or an audition is about its offer or entry. */
const sourceFor = (event: NotifyingEnvelope): Exclude<Source, 'ofDeals'> => {
  if (isOfDeal(event)) return event.data.dealKind === 'offer' ? 'offers' : 'entries';
  return routes.get(event.type)?.source as Exclude<Source, 'ofDeals'>;
};

type AroundJob = Exclude<Source, 'ofDeals' | 'contacts' | 'person'>;
const isAroundJob = (source: Source): source is AroundJob => source !== 'contacts' && source !== 'person';
const jobIdOf = (event: DealEnvelope, source: AroundJob): string => (source === 'jobs' ? entityIdOf(event) : event.data.jobId);

/** The document with the job's card: a deal's, which is read anyway. */
const cardPath = (event: DealEnvelope, source: AroundJob): string => {
  if (source !== 'offers' && source !== 'entries') return `jobs/${jobIdOf(event, source)}`;
  return 'dealId' in event.data ? dealDocument(source, event.data.jobId, dealOf(event).dealId) : dealPath(source, event);
};

const jobCardFor = (event: DealEnvelope, source: AroundJob, documents: Documents): JobCard => {
  const shown = documents.get(cardPath(event, source));
  if (source === 'offers' || source === 'entries') return (shown?.job as JobCard | undefined) ?? jobCardOf(event.data.jobId, undefined);
  return jobCardOf(jobIdOf(event, source), shown);
};

const notify = (event: NotifyingEnvelope, documents: Documents): Writes => {
  const source = sourceFor(event);
  const { audiences } = routes.get(event.type) as NonNullable<ReturnType<typeof routes.get>>;
  const dealId = source === 'offers' || source === 'entries' ? dealOf(event).dealId : null;
  const isOfJob = isAroundJob(source);
  const job = isOfJob ? jobCardFor(event as DealEnvelope, source, documents) : noJob;
  const writes: Write[] = [];
  for (const { audience, uid } of readersOf(event, audiences)) {
    const id = notificationIdOf(event.id, uid);
    let openedAt: number | null = null;
    const arrived = mergeInbox(uid, documents, ({ notices, openedEarly }) => {
      const early = openedEarly.find((each) => each.id === id);
      if (!early) return { notices: notices + 1 };
      openedAt = early.openedAt;
      return { openedEarly: openedEarly.filter((each) => each !== early) };
    });
    // One literal, so that notifications of deals share a shape in memory.
    const notification: Notification = {
      id,
      uid,
      audience,
      kind: event.type,
      offerId: source === 'offers' ? dealId : null,
      entryId: source === 'entries' ? dealId : null,
      jobId: isOfJob ? job.id : null,
      job,
      diff: diffOf(event),
      openedAt,
      createdAt: event.meta.recordedAt,
      updatedAt: Math.max(event.meta.recordedAt, openedAt ?? 0),
      ...(dealId !== null && refusals.test(event.type) && reasonOf(event as DealEnvelope)),
      ...(source === 'contacts' && { contactId: entityIdOf(event) }),
      ...(isOfInvoice(event) && { invoiceNumber: event.data.number }),
    };
    writes.push([`notifications/${id}`, notification], ...arrived);
  }
  return writes;
};

/** Marks existing notifications as opened. For a missing one the inbox keeps the time. */
const opened = (event: EnvelopeNamed<'NotificationsOpened'>, documents: Documents): Writes => {
  const { data, meta } = event;
  const uid = entityIdOf(event);
  const openedAt = meta.recordedAt;
  const found = data.notificationIds.map((id) => ({ id, notification: documents.get(`notifications/${id}`) as Notification | undefined }));
  const closed = found.flatMap(({ notification }) => (notification?.openedAt === null ? [notification] : []));
  const missing = found.filter(({ notification }) => !notification).map(({ id }) => ({ id, openedAt }));
  return [
    ...closed.map(
      (notification) =>
        [`notifications/${notification.id}`, { ...notification, openedAt, updatedAt: Math.max(notification.createdAt, openedAt) }] as const,
    ),
    ...mergeInbox(uid, documents, ({ notices, openedEarly }) => {
      const added = missing.filter(({ id }) => openedEarly.every((each) => each.id !== id));
      return {
        notices: notices - closed.length,
        ...(added.length > 0 && { openedEarly: [...openedEarly, ...added].slice(-EARLY_KEPT) }),
      };
    }),
  ];
};

/** Writes notifications/{eventId}_{uid}, and the counts in inbox/{uid}. */
export const notifications = projector('notifications', keys, {
  ...Object.fromEntries(notificationKinds.map((kind) => [kind, notify])),
  NotificationsOpened: opened,
});
