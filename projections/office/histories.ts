import { happenedAt } from '#domain/happenedAt.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type AnyEnvelope, definitionOf, type EnvelopeNamed, type EventType } from '#domain/registry.ts';
import { review } from '#domain/talk/review/review.ts';
import { entryEvents } from '#domain/work/entry/events.ts';
import { job } from '#domain/work/job/job.ts';
import { offerEvents } from '#domain/work/offer/events.ts';
import { dealIdsOf } from '../deal/dealEvents.ts';
import { projector, type Writes } from '../kernel/projector.ts';
import type { JobChangeHistory, PeopleHistory } from './histories.schema.ts';

/** Drafts are private to their client until they are posted. */
type DraftType = 'JobDraftSaved' | 'JobDraftDiscarded';
type AroundJob = EnvelopeNamed<
  Exclude<keyof typeof job.events, DraftType> | keyof typeof offerEvents | keyof typeof entryEvents | keyof typeof review.events
>;

const { JobDraftSaved: _saved, JobDraftDiscarded: _discarded, ...postedEvents } = job.events;
const typesAroundJob = Object.keys({ ...postedEvents, ...offerEvents, ...entryEvents, ...review.events }) as EventType[];

/** The fields that the document leaves out, by type: personal ones, and those with an own field. */
const hiddenFields = new Map(
  typesAroundJob.map((type) => [type as string, new Set([...definitionOf(type).personalPaths, 'jobId', 'clientId', 'talentId'])]),
);

/** An object without its personal fields, such as `after.title`. */
const impersonalPart = (hidden: ReadonlySet<string> | undefined, field: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([inner]) => !hidden?.has(`${field}.${inner}`)));
};

const impersonal = ({ type, data }: AroundJob): Record<string, unknown> => {
  const hidden = hiddenFields.get(type);
  const shown: Record<string, unknown> = {};
  for (const field in data) if (!hidden?.has(field)) shown[field] = impersonalPart(hidden, field, (data as Record<string, unknown>)[field]);
  return shown;
};

const recordAroundJob = (event: AroundJob): Writes => {
  const { id, streamId, data, meta } = event;
  const { offerId, entryId } = dealIdsOf(streamId);
  const history: JobChangeHistory = {
    id,
    jobId: 'jobId' in data ? data.jobId : parseStreamId(streamId).entityId,
    offerId,
    entryId,
    clientId: data.clientId,
    talentId: 'talentId' in data ? data.talentId : null,
    streamId,
    version: event.version,
    type: event.type,
    data: impersonal(event),
    actor: meta.actor,
    at: happenedAt(event),
    createdAt: meta.recordedAt,
    updatedAt: meta.recordedAt,
  };
  return [[`jobChangeHistories/${id}`, history]];
};

export const jobChangeHistories = projector(
  'jobChangeHistories',
  () => [],
  Object.fromEntries(typesAroundJob.map((type) => [type, recordAroundJob])),
);

const recordPerson = ({ id, type, streamId, meta }: AnyEnvelope): Writes => {
  const history: PeopleHistory = { id, uid: parseStreamId(streamId).entityId, type, at: meta.recordedAt };
  return [[`peopleHistories/${id}`, history]];
};

export const peopleHistories = projector('peopleHistories', () => [], {
  AccountRegistered: recordPerson,
  AccountWithdrawn: recordPerson,
  AccountSuspended: recordPerson,
  ClientProfileRegistered: recordPerson,
  ClientCertified: recordPerson,
  TalentProfileRegistered: recordPerson,
  TalentPublished: recordPerson,
});
