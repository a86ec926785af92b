import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { entryNotices } from '#domain/notification/entryNotices.ts';
import { type NotificationKind, notices, notificationKinds } from '#domain/notification/kinds.ts';
import { type Audience, audiences } from '#domain/notification/notice.ts';
import { notificationIdOf } from '#domain/notification/notification.ts';
import { offerNotices } from '#domain/notification/offerNotices.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type DealEnvelope, dealPath } from './deals.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { type JobCard, jobCard, jobCardOf, time, timeOrNull } from './readModel.ts';

/**
 * notifications/{eventId}_{uid}: something that concerns a person; its words are those of `domain/notification/kinds.ts`. Opening it is an event of another stream:
 * whichever comes first leaves the same document. One that was opened before it came has no `uid` and no kind yet, and is in nobody's list.
 */
export const notificationSchema = z.object({
  id: z.string(),
  uid: z.string(),
  audience: z.enum(audiences),
  kind: z.enum(notificationKinds).nullable(),
  offerId: z.string().nullable(),
  entryId: z.string().nullable(),
  jobId: z.string().nullable(),
  job: jobCard,
  openedAt: timeOrNull,
  createdAt: time,
});
export type Notification = z.infer<typeof notificationSchema>;

type Told = EnvelopeNamed<NotificationKind>;

const pathOf = (event: AnyEnvelope, uid: string) => `notifications/${notificationIdOf(event.id, uid)}`;

/** Kinds by where the people and the job come from: an offer, an entry, the reviews of either, a job, or the person's own stream. */
const sourceOf = (kind: NotificationKind): 'offers' | 'entries' | 'reviews' | 'jobs' | 'person' => {
  if (kind in offerNotices) return 'offers';
  if (kind in entryNotices) return 'entries';
  if (kind === 'JobEnded') return 'jobs';
  return kind === 'ReviewsOpened' || kind === 'ReviewsPublished' ? 'reviews' : 'person';
};
const routes = new Map(
  notificationKinds.map((kind) => [kind as string, { source: sourceOf(kind), told: Object.keys(notices[kind]) as Audience[] }]),
);

const uidOf = (event: Told, audience: Audience): string => {
  const { data } = event as DealEnvelope;
  if (audience === 'client' && data.clientId) return data.clientId;
  if (audience === 'talent' && data.talentId) return data.talentId;
  return parseStreamId(event.streamId).entityId;
};

const keys = (event: AnyEnvelope): string[] => {
  if (event.type === 'NotificationsOpened') return event.data.notificationIds.map((id) => `notifications/${id}`);
  const route = routes.get(event.type);
  if (!route) return [];
  const own = route.told.map((audience) => pathOf(event, uidOf(event as Told, audience)));
  if (route.source === 'person') return own;
  return [...own, cardPath(event as DealEnvelope, route.source)];
};

const noJob = jobCardOf('', undefined);

type AroundJob = 'offers' | 'entries' | 'reviews' | 'jobs';
const jobIdOf = (event: DealEnvelope, source: AroundJob): string =>
  source === 'jobs' ? parseStreamId(event.streamId).entityId : event.data.jobId;

/** Where the job's card is taken from: a deal shows it, and that document is read anyway; its card is refreshed before these are. */
const cardPath = (event: DealEnvelope, source: AroundJob): string =>
  source === 'offers' || source === 'entries' ? dealPath(source, event) : `jobs/${jobIdOf(event, source)}`;

const jobCardFor = (event: DealEnvelope, source: AroundJob, documents: Documents): JobCard => {
  const shown = documents.get(cardPath(event, source));
  if (source === 'offers' || source === 'entries') return (shown?.job as JobCard | undefined) ?? jobCardOf(event.data.jobId, undefined);
  return jobCardOf(jobIdOf(event, source), shown);
};

const tell = (event: Told, documents: Documents): Writes => {
  const { source, told } = routes.get(event.type) as NonNullable<ReturnType<typeof routes.get>>;
  const dealId = source === 'offers' || source === 'entries' ? parseStreamId(event.streamId).entityId : null;
  const job = source === 'person' ? noJob : jobCardFor(event as DealEnvelope, source, documents);
  return told.map((audience) => {
    const uid = uidOf(event, audience);
    const id = notificationIdOf(event.id, uid);
    const path = `notifications/${id}`;
    // One literal, so that all of them share a shape in memory.
    const notification: Notification = {
      id,
      uid,
      audience,
      kind: event.type,
      offerId: source === 'offers' ? dealId : null,
      entryId: source === 'entries' ? dealId : null,
      jobId: source === 'person' ? null : job.id,
      job,
      openedAt: (documents.get(path)?.openedAt as number | null | undefined) ?? null,
      createdAt: event.meta.recordedAt,
    };
    return [path, notification] as const;
  });
};

const blank = (id: string): Notification => ({
  ...{ id, uid: '', audience: 'person', kind: null, offerId: null, entryId: null, jobId: null, job: noJob, openedAt: null, createdAt: 0 },
});

const opened = ({ data, meta }: EnvelopeNamed<'NotificationsOpened'>, documents: Documents): Writes =>
  data.notificationIds.map((id) => {
    const path = `notifications/${id}`;
    const notification = (documents.get(path) as Notification | undefined) ?? blank(id);
    return [path, { ...notification, openedAt: notification.openedAt ?? meta.recordedAt }] as const;
  });

export const notifications = projector('notifications', 1, keys, {
  ...Object.fromEntries(notificationKinds.map((kind) => [kind, tell])),
  NotificationsOpened: opened,
});
