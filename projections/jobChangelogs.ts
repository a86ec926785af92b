import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { projector } from './projector.ts';
import { time } from './readModel.ts';

const value = z.union([z.string(), z.number(), z.null(), z.array(z.union([z.string(), z.number()]))]);

/** jobChangelogs/{eventId}: one edit of a posting, field by field. */
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

export const jobChangelogs = projector('jobChangelogs', 1, () => [], {
  JobEdited: ({ id, streamId, data: { clientId, before, after }, meta }) => {
    const fields = (Object.keys(after) as (keyof typeof after)[]).sort();
    const changelog: JobChangelog = {
      id,
      jobId: parseStreamId(streamId).entityId,
      clientId,
      changes: fields.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null })),
      changedAt: meta.recordedAt,
      changedBy: meta.actor.uid,
      createdAt: meta.recordedAt,
    };
    return [[`jobChangelogs/${id}`, changelog]];
  },
});
