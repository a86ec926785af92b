import { dealOf } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import type { AuditionCommand } from '#domain/work/audition/audition.ts';
import { auditionIdOf } from '#domain/work/audition/rounds.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import { offerTable } from '#domain/work/offer/table.ts';
import { jobFunnelPath } from '#projections/deal/jobFunnels.schema.ts';
import type { FoundDocument } from '../policies/policies.ts';
import type { Runtime } from '../ports.ts';
import { endsIn } from './followHolds.ts';
import { sendFollowUp } from './followUps.ts';

/** Events of deals after which a cast is no longer in the auditions of the job. */
export const auditionMoves = [
  ...endsIn('offer', offerTable),
  ...endsIn('entry', entryTable),
  'OfferApproved',
  'EntryApproved',
] as EventType[];

/**
 * Takes an ended or concluded deal out of the rounds of its job, which frees its place. Sends
 * nothing for a job without auditions.
 */
export const followAuditions = async (runtime: Runtime, event: AnyEnvelope, _stored: unknown, found: FoundDocument): Promise<void> => {
  const { jobId } = event.data as { readonly jobId: string };
  const newest: number = found(jobFunnelPath(jobId))?.get('auditionRound') ?? 0;
  const command = { type: 'leave', dealId: dealOf(event).dealId } satisfies AuditionCommand;
  for (let round = 1; round <= newest; round++)
    await sendFollowUp(runtime, event, { aggregate: 'audition', entityId: auditionIdOf(jobId, round), command });
};
