import { z } from 'zod';
import { isJobWord } from '#domain/job/storedPosting.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { projector } from './projector.ts';
import { time } from './readModel.ts';

const value = z.union([z.string(), z.number(), z.null(), z.array(z.union([z.string(), z.number()]))]);

/** jobChangelogs/{eventId}: one edit of a posting, field by field; of the client's words only which of them changed. */
export const jobChangelogSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  clientId: z.string(),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  changedAt: time,
  changedBy: z.string(),
  createdAt: time,
});
export type JobChangelog = z.infer<typeof jobChangelogSchema>;

type Edit = EnvelopeNamed<'JobEdited'>['data'];

const valuesOf = (field: keyof Edit['after'], before: Edit['before'], after: Edit['after']) => {
  if (isJobWord(field)) return { before: null, after: null };
  return { before: before[field as keyof Edit['before']] ?? null, after: after[field] ?? null };
};

export const jobChangelogs = projector('jobChangelogs', 2, () => [], {
  JobEdited: ({ id, streamId, data: { clientId, before, after }, meta }) => {
    const fields = (Object.keys(after) as (keyof typeof after)[]).sort();
    const changelog: JobChangelog = {
      id,
      jobId: parseStreamId(streamId).entityId,
      clientId,
      changes: fields.map((field) => ({ field, ...valuesOf(field, before, after) })),
      changedAt: meta.recordedAt,
      changedBy: meta.actor.uid,
      createdAt: meta.recordedAt,
    };
    return [[`jobChangelogs/${id}`, changelog]];
  },
});
