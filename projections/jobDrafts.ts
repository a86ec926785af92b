import { z } from 'zod';
import { jobDraft } from '#domain/job/posting.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { projector } from './projector.ts';
import { followed } from './readModel.ts';

/**
 * jobDrafts/{jobId}: a posting in the making, for nobody but its client. A collection of its own, so that no list of jobs can come across one; it goes when the
 * job is posted under the same id.
 */
export const jobDraftSchema = z.object({ id: z.string(), clientId: z.string(), ...jobDraft.shape, ...followed });
export type JobDraftDocument = z.infer<typeof jobDraftSchema>;

const path = (event: AnyEnvelope) => `jobDrafts/${parseStreamId(event.streamId).entityId}`;

export const jobDrafts = projector('jobDrafts', 1, (event) => (event.type === 'JobDraftSaved' ? [path(event)] : []), {
  JobDraftSaved: (event, documents) => {
    const { version, data, meta, streamId } = event;
    const createdAt = (documents.get(path(event))?.createdAt as number | undefined) ?? meta.recordedAt;
    return [[path(event), { id: parseStreamId(streamId).entityId, ...data, createdAt, updatedAt: meta.recordedAt, version }]];
  },
  JobDraftDiscarded: (event) => [[path(event), null]],
  // Only a job that was saved as a draft has one, and then the draft came first.
  JobPosted: (event) => (event.version > 1 ? [[path(event), null]] : []),
});
