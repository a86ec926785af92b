import { z } from 'zod';
import { reminderAt } from '#domain/kernel/businessRules.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type Offer, offerPath } from './offers.ts';
import { type Documents, type Projector, projector, type Writes } from './projector.ts';
import { time } from './readModel.ts';

export const deadlineKinds = ['remindAccept', 'remindApprove', 'expire', 'close'] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/**
 * deadlines/{offerId}_{kind}: what the clock still has to do. A Cloud Task is only its alarm; `generation` is the version of the event
 * that set it, and part of the task's name, because a used name stays blocked for up to a day. The kind is the command to send.
 */
export const deadlineSchema = z.object({
  id: z.string(),
  streamId: z.string(),
  offerId: z.string(),
  jobId: z.string(),
  kind: z.enum(deadlineKinds),
  dueAt: time,
  generation: z.number(),
});
export type Deadline = z.infer<typeof deadlineSchema>;

type DealEnvelope = Extract<AnyEnvelope, { data: { jobId: string; talentId: string } }>;

const path = (offerId: string, kind: DeadlineKind) => `deadlines/${offerId}_${kind}`;
const idOf = (event: AnyEnvelope) => parseStreamId(event.streamId).entityId;

const set = (event: DealEnvelope, kind: DeadlineKind, dueAt: number | null): Writes => {
  const offerId = idOf(event);
  if (dueAt === null) return [[path(offerId, kind), null]];
  const id = `${offerId}_${kind}`;
  const deadline: Deadline = { id, streamId: event.streamId, offerId, jobId: event.data.jobId, kind, dueAt, generation: event.version };
  return [[path(offerId, kind), deadline]];
};

/** Takes back alarms; naming only the kinds that can be set saves deletes of documents that were never there. */
const clear =
  (...kinds: readonly DeadlineKind[]) =>
  (event: AnyEnvelope): Writes =>
    kinds.map((kind) => [path(idOf(event), kind), null] as const);
const acceptAnswered = clear('remindAccept', 'expire');
const approveAnswered = clear('remindApprove', 'expire');
const everything = clear(...deadlineKinds);

const keys = (event: AnyEnvelope) => (event.type === 'OfferScheduleChanged' ? [offerPath(event)] : []);

/** A new end moves what the clock has to do, and may make room for a reminder that there was none for: the deal's status says what holds. */
const moved = (event: EnvelopeNamed<'OfferScheduleChanged'>, documents: Documents): Writes => {
  const deal = documents.get(offerPath(event)) as Offer | undefined;
  const { answerDue, askedAt, scheduleToClose } = event.data;
  if (deal?.status === 'IS_APPROVED') return set(event, 'close', scheduleToClose);
  if (deal === undefined || answerDue === null || askedAt === null) return [];
  const [kind, remindedAt] =
    deal.status === 'IN_PROGRESS'
      ? (['remindAccept', deal.remindedAcceptAt] as const)
      : (['remindApprove', deal.remindedApproveAt] as const);
  const reminder = remindedAt === null ? reminderAt(askedAt, answerDue) : null;
  return [...set(event, kind, reminder), ...set(event, 'expire', answerDue)];
};

export const deadlines: Projector = projector('deadlines', 1, keys, {
  OfferMade: (event) => [
    ...set(event, 'remindAccept', reminderAt(event.data.askedAt, event.data.answerDue)),
    ...set(event, 'expire', event.data.answerDue),
  ],
  OfferAdminApproved: (event) => [
    ...set(event, 'remindApprove', reminderAt(event.data.askedAt, event.data.answerDue)),
    ...set(event, 'expire', event.data.answerDue),
  ],
  OfferApproved: (event) => [...approveAnswered(event), ...set(event, 'close', event.data.scheduleToClose)],
  OfferScheduleChanged: moved,
  OfferAccepted: acceptAnswered,
  OfferRefused: acceptAnswered,
  OfferDeclined: approveAnswered,
  OfferCanceled: everything,
  OfferExpired: everything,
  OfferClosed: clear('close'),
  OfferForceClosed: everything,
  OfferAcceptReminded: (event) => set(event, 'remindAccept', null),
  OfferApproveReminded: (event) => set(event, 'remindApprove', null),
});
