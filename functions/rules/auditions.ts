import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { audition } from '#domain/work/audition/audition.ts';
import type { AuditionState } from '#domain/work/audition/events.ts';
import { auditionIdOf, roundOf } from '#domain/work/audition/rounds.ts';
import type { EntryState } from '#domain/work/entry/table.ts';
import type { DealRef } from '#domain/work/hold/holds.ts';
import { holdableStatuses } from '#domain/work/hold/kinds.ts';
import { job } from '#domain/work/job/job.ts';
import { type JobState, postedJob } from '#domain/work/job/state.ts';
import type { OfferState } from '#domain/work/offer/table.ts';
import { auditionPath } from '#projections/audition/auditions.schema.ts';
import type { Rule } from '../eventStore/rule.ts';
import { dealStream } from './heldDays.ts';

type DealState = OfferState | EntryState;
type Sent = { readonly type: string };

/** A round of the client's own job, after the round before it. */
export const openedRound = (auditionId: string, uid: string, sent: Sent): Rule => {
  const { jobId, round } = roundOf(auditionId);
  const isRound = jobId !== '' && Number.isInteger(round) && round >= 1 && round <= businessRules.auditionRoundsMax;
  const previous = isRound && round > 1 ? [{ aggregate: audition, entityId: auditionIdOf(jobId, round - 1) }] : [];
  return {
    streams: [{ aggregate: job, entityId: jobId }, ...previous],
    fillCommand: ([posted, before]) => {
      if (!isRound) throw new DomainError('not-found');
      const { clientId } = postedJob(posted as JobState);
      if (clientId !== uid) throw new DomainError('not-found');
      if (round > 1 && (before as AuditionState).status === 'NONE') throw new DomainError('status-conflict');
      return { ...sent, jobId, round, clientId };
    },
  };
};

/** Invites to deals of the job: adds whose they are, and the words of the round. */
export const invitedDeals = (auditionId: string, { deals, ...sent }: Sent & { readonly deals: readonly DealRef[] }): Rule => ({
  streams: deals.map(dealStream),
  documents: [auditionPath(auditionId)],
  fillCommand: (states, _held, documents) => {
    const { place, note } = documents.get(auditionPath(auditionId)) ?? {};
    const known = states.map((state, index) => {
      const deal = state as DealState;
      if (deal.status === 'NONE' || deal.jobId !== roundOf(auditionId).jobId) throw new DomainError('not-found');
      const { jobId, clientId, talentId, status } = deal;
      return { ...(deals[index] as DealRef), jobId, clientId, talentId, isOpen: holdableStatuses.includes(status) };
    });
    return { ...sent, deals: known, place: place ?? '', note: note ?? '' } as Sent;
  },
});
