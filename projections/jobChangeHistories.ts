import { z } from 'zod';
import { entryEvents } from '#domain/entry/events.ts';
import { happenedAt } from '#domain/happenedAt.ts';
import { jobEvents } from '#domain/job/events.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { offerEvents } from '#domain/offer/events.ts';
import { definitionOf, type EnvelopeNamed, type EventType } from '#domain/registry.ts';
import { reviewEvents } from '#domain/review/events.ts';
import { dealIdsOf } from './deals.ts';
import { projector, type Writes } from './projector.ts';
import { time } from './readModel.ts';

/** jobChangeHistories/{eventId}: everything that happened around a job, without personal data, for the office's audit. */
export const jobChangeHistorySchema = z.object({
  id: z.string(),
  jobId: z.string(),
  offerId: z.string().nullable(),
  entryId: z.string().nullable(),
  clientId: z.string(),
  talentId: z.string().nullable(),
  streamId: z.string(),
  version: z.number(),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  actor: z.object({ uid: z.string(), role: z.string().nullable() }),
  at: time,
  createdAt: time,
});
export type JobChangeHistory = z.infer<typeof jobChangeHistorySchema>;

/** A draft is nobody's business but its client's, until it is posted. */
type DraftType = 'JobDraftSaved' | 'JobDraftDiscarded';
type AroundJob = EnvelopeNamed<
  Exclude<keyof typeof jobEvents, DraftType> | keyof typeof offerEvents | keyof typeof entryEvents | keyof typeof reviewEvents
>;

const typesAroundJob = (): EventType[] => {
  const { JobDraftSaved: _saved, JobDraftDiscarded: _discarded, ...postedEvents } = jobEvents;
  return Object.keys({ ...postedEvents, ...offerEvents, ...entryEvents, ...reviewEvents }) as EventType[];
};

// Marked pure, so that the web app, which reads with the schema alone, leaves all of this out.
const types = /* @__PURE__ */ typesAroundJob();

/** What the document leaves out of an event's data, by type: what is personal, and what it says elsewhere. */
const hiddenFields = /* @__PURE__ */ new Map(
  /* @__PURE__ */ types.map((type) => [type as string, new Set([...definitionOf(type).personalPaths, 'jobId', 'clientId', 'talentId'])]),
);

/** An object without its own personal fields, such as `after.title`. */
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

const record = (event: AroundJob): Writes => {
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
  };
  return [[`jobChangeHistories/${id}`, history]];
};

export const jobChangeHistories = projector(
  'jobChangeHistories',
  3,
  () => [],
  /* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ types.map((type) => [type, record])),
);
