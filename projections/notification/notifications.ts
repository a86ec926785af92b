import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type NotificationKind, noticesOf, notificationKinds } from '#domain/notification/kinds.ts';
import type { Audience } from '#domain/notification/notice.ts';
import { notificationIdOf } from '#domain/notification/notification.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { entryWords } from '#domain/words/entryWords.ts';
import { offerWords } from '#domain/words/offerWords.ts';
import { type DealEnvelope, dealPath } from '../deal/deals.ts';
import { jobCardOf } from '../kernel/cards.ts';
import type { JobCard } from '../kernel/fields.schema.ts';
import { type Documents, projector, type Writes } from '../kernel/projector.ts';
import type { Notification, OpenedNotifications } from './notifications.schema.ts';

/** How many are kept by person; between two events of different streams lie seconds. */
export const OPENED_KEPT = 200;

type Told = EnvelopeNamed<NotificationKind>;

const openedPath = (uid: string) => `openedNotifications/${uid}`;

/** Kinds by where the people and the job come from: an offer, an entry, the reviews of either, a job, or the person's own stream. */
const sourceOf = (kind: NotificationKind): 'offers' | 'entries' | 'reviews' | 'jobs' | 'person' => {
  if (kind in offerWords) return 'offers';
  if (kind in entryWords) return 'entries';
  if (kind === 'JobEnded' || kind === 'JobForceClosed') return 'jobs';
  return kind === 'ReviewsOpened' || kind === 'ReviewsPublished' ? 'reviews' : 'person';
};
const routes = new Map(
  notificationKinds.map((kind) => [kind as string, { source: sourceOf(kind), told: Object.keys(noticesOf(kind)) as Audience[] }]),
);

const uidOf = (event: Told, audience: Audience): string => {
  const { data } = event as DealEnvelope;
  if (audience === 'client' && data.clientId) return data.clientId;
  if (audience === 'talent' && data.talentId) return data.talentId;
  return parseStreamId(event.streamId).entityId;
};

const keys = (event: AnyEnvelope): string[] => {
  if (event.type === 'NotificationsOpened')
    return [openedPath(parseStreamId(event.streamId).entityId), ...event.data.notificationIds.map((id) => `notifications/${id}`)];
  const route = routes.get(event.type);
  if (!route) return [];
  const own = route.told.map((audience) => openedPath(uidOf(event as Told, audience)));
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

const openedBy = (uid: string, documents: Documents): OpenedNotifications['opened'] =>
  (documents.get(openedPath(uid)) as OpenedNotifications | undefined)?.opened ?? [];

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
      openedAt: openedBy(uid, documents).find((each) => each.id === id)?.openedAt ?? null,
      createdAt: event.meta.recordedAt,
    };
    return [path, notification] as const;
  });
};

export const opened = ({ streamId, data, meta }: EnvelopeNamed<'NotificationsOpened'>, documents: Documents): Writes => {
  const uid = parseStreamId(streamId).entityId;
  const before = openedBy(uid, documents);
  const known = new Set(before.map(({ id }) => id));
  const openedAt = meta.recordedAt;
  const added = data.notificationIds.filter((id) => !known.has(id)).map((id) => ({ id, openedAt }));
  const kept = { uid, opened: [...before, ...added].slice(-OPENED_KEPT) } satisfies OpenedNotifications;
  const merged = data.notificationIds.flatMap((id) => {
    const notification = documents.get(`notifications/${id}`) as Notification | undefined;
    if (!notification || notification.openedAt !== null) return [];
    return [[`notifications/${id}`, { ...notification, openedAt }] as const];
  });
  return [[openedPath(uid), kept], ...merged];
};

export const notifications = projector('notifications', 2, keys, {
  ...Object.fromEntries(notificationKinds.map((kind) => [kind, tell])),
  NotificationsOpened: opened,
});
