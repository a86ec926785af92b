import { z } from 'zod';
import { jobEvents } from '#domain/job/events.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { offerEvents } from '#domain/offer/events.ts';
import { definitionOf, type EnvelopeNamed, type EventType } from '#domain/registry.ts';
import { projector, type Writes } from './projector.ts';
import { time } from './readModel.ts';

/** jobChangeHistories/{eventId}: everything that happened around a job, without personal data, for the office's audit. */
export const jobChangeHistorySchema = z.object({
  id: z.string(),
  jobId: z.string(),
  offerId: z.string().nullable(),
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

type AroundJob = EnvelopeNamed<keyof typeof jobEvents | keyof typeof offerEvents>;

/** Leaves out what is personal and what the document says elsewhere. */
const impersonal = (event: AroundJob) => {
  const hidden = [...definitionOf(event.type).personalPaths, 'jobId', 'clientId', 'talentId'];
  return Object.fromEntries(Object.entries(event.data).filter(([field]) => !hidden.includes(field)));
};

const record = (event: AroundJob): Writes => {
  const { id, streamId, version, type, data, meta } = event;
  const { aggregate, entityId } = parseStreamId(streamId);
  const history: JobChangeHistory = {
    ...{ id, streamId, version, type },
    jobId: 'jobId' in data ? data.jobId : entityId,
    offerId: aggregate === 'offer' ? entityId : null,
    clientId: data.clientId,
    talentId: 'talentId' in data ? data.talentId : null,
    data: impersonal(event),
    actor: { uid: meta.actor.uid, role: meta.actor.role },
    at: meta.recordedAt,
    createdAt: meta.recordedAt,
  };
  return { [`jobChangeHistories/${id}`]: history };
};

const types = [...Object.keys(jobEvents), ...Object.keys(offerEvents)] as EventType[];

export const jobChangeHistories = projector('jobChangeHistories', 1, () => [], Object.fromEntries(types.map((type) => [type, record])));
