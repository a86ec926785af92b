import { z } from 'zod';
import { reminderAt } from '#domain/kernel/businessRules.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type Projector, projector, type Writes } from './projector.ts';
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
  if (dueAt === null) return { [path(offerId, kind)]: null };
  const id = `${offerId}_${kind}`;
  const deadline: Deadline = { id, streamId: event.streamId, offerId, jobId: event.data.jobId, kind, dueAt, generation: event.version };
  return { [path(offerId, kind)]: deadline };
};

const cleared = (event: AnyEnvelope): Writes => Object.fromEntries(deadlineKinds.map((kind) => [path(idOf(event), kind), null]));

const keys = (event: AnyEnvelope) => (event.type === 'OfferScheduleChanged' ? deadlineKinds.map((kind) => path(idOf(event), kind)) : []);

export const deadlines: Projector = projector('deadlines', 1, keys, {
  OfferMade: (event) => ({
    ...set(event, 'remindAccept', reminderAt(event.data.askedAt, event.data.answerDue)),
    ...set(event, 'expire', event.data.answerDue),
  }),
  OfferAdminApproved: (event) => ({
    ...set(event, 'remindApprove', reminderAt(event.data.askedAt, event.data.answerDue)),
    ...set(event, 'expire', event.data.answerDue),
  }),
  OfferApproved: (event) => ({ ...cleared(event), ...set(event, 'close', event.data.scheduleToClose) }),
  OfferScheduleChanged: (event, documents) => {
    const armed = (kind: DeadlineKind) => documents.get(path(idOf(event), kind)) !== undefined;
    const { answerDue, askedAt, scheduleToClose } = event.data;
    const remind = answerDue === null || askedAt === null ? null : reminderAt(askedAt, answerDue);
    return {
      ...(armed('remindAccept') && set(event, 'remindAccept', remind)),
      ...(armed('remindApprove') && set(event, 'remindApprove', remind)),
      ...(armed('expire') && set(event, 'expire', answerDue)),
      ...(armed('close') && set(event, 'close', scheduleToClose)),
    };
  },
  OfferAccepted: cleared,
  OfferRefused: cleared,
  OfferDeclined: cleared,
  OfferCanceled: cleared,
  OfferExpired: cleared,
  OfferClosed: cleared,
  OfferForceClosed: cleared,
  OfferAcceptReminded: (event) => set(event, 'remindAccept', null),
  OfferApproveReminded: (event) => set(event, 'remindApprove', null),
});
