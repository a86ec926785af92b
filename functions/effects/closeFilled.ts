import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import type { JobCommand } from '#domain/work/job/job.ts';
import { jobFunnelPath } from '#projections/deal/jobFunnels.schema.ts';
import type { FoundDocument } from '../policies/policies.ts';
import type { Runtime } from '../ports.ts';
import { filledJob } from '../rules/filledJob.ts';
import { sendFollowUp } from './followUps.ts';

type Concluded = EnvelopeNamed<'OfferApproved' | 'EntryApproved'>;

/** The document of the job's stages. The projectors of the events of deals read it anyway. */
export const funnelOf = ({ data }: AnyEnvelope): readonly string[] => [jobFunnelPath((data as { readonly jobId: string }).jobId)];

/**
 * Closes the job of a concluded deal, if that filled the last seat and its client chose so. Sends
 * nothing for another job. A repeated delivery changes nothing.
 */
export const closeFilled = async (runtime: Runtime, event: Concluded, _stored: unknown, found: FoundDocument): Promise<void> => {
  const { jobId } = event.data;
  if (!found(jobFunnelPath(jobId))?.get('closesWhenFilled')) return;
  const command = { type: 'closeFilled' } satisfies JobCommand;
  await sendFollowUp(runtime, event, { aggregate: 'job', entityId: jobId, command, rules: [filledJob(jobId)] });
};
