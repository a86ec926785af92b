import { z } from 'zod';
import { reminderOf } from '#domain/chat/deadlines.ts';
import { otherSide } from '#domain/chat/state.ts';
import { reminderAt } from '#domain/kernel/businessRules.ts';
import { type DeadlineKind, deadlineKinds } from '#domain/kernel/deadline.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type DealEnvelope, dealIdsOf, dealPath } from './deals.ts';
import type { Offer } from './offers.ts';
import { type Documents, type Projector, projector, type Write, type Writes } from './projector.ts';
import { time } from './readModel.ts';

/**
 * deadlines/{entityId}_{kind}: what the clock still has to do. A Cloud Task is only its alarm; `generation` is the version of the event that set it, and part of
 * the task's name, because a used name stays blocked for up to a day. The kind is the command to send.
 */
export const deadlineSchema = z.object({
  id: z.string(),
  streamId: z.string(),
  offerId: z.string().nullable(),
  entryId: z.string().nullable(),
  jobId: z.string().nullable(),
  kind: z.enum(deadlineKinds),
  dueAt: time,
  generation: z.number(),
});
export type Deadline = z.infer<typeof deadlineSchema>;

const idOf = (event: AnyEnvelope, kind: DeadlineKind) => `${parseStreamId(event.streamId).entityId}_${kind}`;
const pathOf = (id: string) => `deadlines/${id}`;

/**
 * Sets what the clock has to do because of this event of an entity, around a job where it has one,
 * or takes it back.
 */
const set = (event: AnyEnvelope, jobId: string | null, kind: DeadlineKind, dueAt: number | null): Write => {
  const id = idOf(event, kind);
  if (dueAt === null) return [pathOf(id), null];
  const { streamId, version: generation } = event;
  const { offerId, entryId } = dealIdsOf(streamId);
  const deadline: Deadline = { id, streamId, offerId, entryId, jobId, kind, dueAt, generation };
  return [pathOf(id), deadline];
};

const setOfDeal = (event: DealEnvelope, kind: DeadlineKind, dueAt: number | null): Write => set(event, event.data.jobId, kind, dueAt);

/** An answer is asked for: a reminder of it where there is time for one, and its expiry. */
const asked =
  (kind: DeadlineKind) =>
  (event: EnvelopeNamed<'OfferMade' | 'OfferAdminApproved' | 'EntryAdminApproved' | 'EntryDecidingStarted'>): Writes => [
    setOfDeal(event, kind, reminderAt(event.data.askedAt, event.data.answerDue)),
    setOfDeal(event, 'expire', event.data.answerDue),
  ];

/** Takes back alarms; naming only the kinds that can be set saves deletes of documents that were never there. */
const clear =
  (...kinds: readonly DeadlineKind[]) =>
  (event: AnyEnvelope): Writes =>
    kinds.map((kind) => [pathOf(idOf(event, kind)), null] as const);
const acceptAnswered = clear('remindAccept', 'expire');
const approveAnswered = clear('remindApprove', 'expire');
const everything = clear('remindAccept', 'remindApprove', 'expire', 'close');
const everythingOfEntry = clear('remindApprove', 'expire', 'close');

const keys = (event: AnyEnvelope) => (event.type === 'OfferScheduleChanged' ? [dealPath('offers', event)] : []);

/** A new end moves what the clock has to do, and may make room for a reminder that there was none for: the deal's status says what holds. */
const moved = (event: EnvelopeNamed<'OfferScheduleChanged'>, documents: Documents): Writes => {
  const deal = documents.get(dealPath('offers', event)) as Offer | undefined;
  const { answerDue, askedAt, scheduleToClose } = event.data;
  if (deal?.status === 'IS_APPROVED') return [setOfDeal(event, 'close', scheduleToClose)];
  if (deal === undefined || answerDue === null || askedAt === null) return [];
  const [kind, remindedAt] =
    deal.status === 'IN_PROGRESS'
      ? (['remindAccept', deal.remindedAcceptAt] as const)
      : (['remindApprove', deal.remindedApproveAt] as const);
  const reminder = remindedAt === null ? reminderAt(askedAt, answerDue) : null;
  return [setOfDeal(event, kind, reminder), setOfDeal(event, 'expire', answerDue)];
};

export const deadlines: Projector = projector('deadlines', 3, keys, {
  OfferMade: asked('remindAccept'),
  OfferAdminApproved: asked('remindApprove'),
  OfferApproved: (event) => [...approveAnswered(event), setOfDeal(event, 'close', event.data.scheduleToClose)],
  OfferScheduleChanged: moved,
  OfferAccepted: acceptAnswered,
  OfferRefused: acceptAnswered,
  OfferDeclined: approveAnswered,
  OfferCanceled: everything,
  OfferExpired: everything,
  OfferClosed: clear('close'),
  OfferForceClosed: everything,
  OfferAcceptReminded: (event) => [setOfDeal(event, 'remindAccept', null)],
  OfferApproveReminded: (event) => [setOfDeal(event, 'remindApprove', null)],
  EntryAdminApproved: asked('remindApprove'),
  EntryDecidingStarted: asked('remindApprove'),
  EntryApproved: (event) => [...approveAnswered(event), setOfDeal(event, 'close', event.data.scheduleToClose)],
  EntryRefused: approveAnswered,
  EntryApproveReminded: (event) => [setOfDeal(event, 'remindApprove', null)],
  EntryExpired: approveAnswered,
  EntryScheduleChanged: (event) => [setOfDeal(event, 'close', event.data.scheduleToClose)],
  EntryClosed: clear('close'),
  EntryForceClosed: everythingOfEntry,
  ChatMessagePosted: (event) => {
    const { side, jobId, remindDue } = event.data;
    return remindDue === null ? [] : [set(event, jobId, reminderOf[otherSide[side]], remindDue)];
  },
  ChatRead: (event) => [set(event, event.data.jobId, reminderOf[event.data.side], event.data.remindDue)],
  ChatUnreadReminded: (event) => clear(reminderOf[event.data.side])(event),
  JobPosted: (event) => [set(event, parseStreamId(event.streamId).entityId, 'end', event.data.entryDeadline)],
  JobEdited: (event) => {
    const { entryDeadline } = event.data.after;
    return entryDeadline === undefined ? [] : [set(event, parseStreamId(event.streamId).entityId, 'end', entryDeadline)];
  },
  JobClosed: clear('end'),
  JobForceClosed: clear('end'),
  JobEnded: clear('end'),
  ReviewsOpened: (event) => [set(event, event.data.jobId, 'publish', event.data.publishDue)],
  ReviewsPublished: clear('publish'),
  MediaTranscodingRequested: (event) => [set(event, null, 'abandonTranscoding', event.data.dueAt)],
  MediaTranscoded: clear('abandonTranscoding'),
  MediaTranscodingFailed: clear('abandonTranscoding'),
  MediaRemoved: clear('abandonTranscoding'),
});
