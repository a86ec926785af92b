import { DomainError } from '#domain/kernel/domainError.ts';
import { stageOf } from '#domain/work/deal/stages.ts';
import { entry } from '#domain/work/entry/entry.ts';
import type { EntryState } from '#domain/work/entry/table.ts';
import type { HoldState } from '#domain/work/hold/events.ts';
import { hold } from '#domain/work/hold/hold.ts';
import { type DealRef, holdsBefore, joinedDays } from '#domain/work/hold/holds.ts';
import { holdableStatuses, holdLimits } from '#domain/work/hold/kinds.ts';
import { job } from '#domain/work/job/job.ts';
import { type JobState, postedJob } from '#domain/work/job/state.ts';
import { datesOf } from '#domain/work/job/workDates.ts';
import { offer } from '#domain/work/offer/offer.ts';
import type { OfferState } from '#domain/work/offer/table.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';
import type { Rule } from '../eventStore/rule.ts';
import { paths } from '../platform/firestorePaths.ts';
import { bookedBy, workOf } from './reservedDeals.ts';

type DealState = OfferState | EntryState;
export const dealStream = ({ dealKind, dealId }: DealRef) => ({ aggregate: dealKind === 'offer' ? offer : entry, entityId: dealId });
/** The days that a deal has now, without those of an open proposal. */
const daysOf = (deal: unknown): string[] => bookedBy({ streamId: '', state: deal }).workDays.map(({ date }) => date);
/** The days that an agreement to its open proposal gives it, or those that it has. */
const daysProposed = (deal: unknown): string[] => workOf(deal as DealState).map(({ date }) => date);

type Asked = DealRef & { readonly type: string; readonly jobId: string };

/**
 * A request for a hold: adds what it has to know of the deal and the posting. A job has at most
 * some holds per seat: requests for one job come one after the other.
 */
export const holdOfDeal = (talentId: string, { jobId, ...sent }: Asked): Rule => ({
  streams: [dealStream(sent), { aggregate: job, entityId: jobId }],
  fillCommand: ([deal, posted]) => {
    const held = deal as DealState;
    if (held.status === 'NONE' || held.talentId !== talentId || held.jobId !== jobId) throw new DomainError('not-found');
    const { clientId, status } = held;
    const { sheet, startsAt, endsAt } = postedJob(posted as JobState).posting;
    const postedDays = datesOf({ sheet, startsAt: startsAt ?? 0, endsAt: endsAt ?? 0 });
    return { ...sent, deal: { jobId, clientId, talentId, isOpen: holdableStatuses.includes(status), postedDays } };
  },
  find: (store) => [store.collection('holds').where('jobId', '==', jobId).where('isLive', '==', true)],
  check: ([, posted], _now, found) => {
    const others = found
      .flatMap(({ state }) => (state as HoldState).holds)
      .filter((each) => each.jobId === jobId && each.dealId !== sent.dealId);
    const seats = postedJob(posted as JobState).posting.numberOfPeople ?? 1;
    if (others.length >= seats * holdLimits.perSeat) throw new DomainError('hold-too-many');
  },
  turns: [paths.turn(`holds_${jobId}`)],
});

/** What a deal means for holds: it is offered or changed, concluded, or has ended. */
export const holdsFollow = (deal: DealRef): Rule => ({
  streams: [dealStream(deal)],
  fillCommand: ([state]) => {
    const stage = stageOf(deal.dealKind, (state as DealState).status);
    if (stage === 'ended') return { type: 'dropped', ...deal };
    return { type: stage === 'concluded' ? 'concluded' : 'offered', ...deal, days: daysOf(state) };
  },
});

/** Refuses with `held-by-other` while a hold before this deal shares one of its days. */
export const notHeldByOther = ({ dealKind, dealId }: DealRef, type: string, { talentId }: KnownIds, asked: readonly string[]): Rule[] => {
  if (talentId === undefined) return [];
  return [
    {
      streams: [{ aggregate: hold, entityId: talentId }, dealStream({ dealKind, dealId })],
      check: ([held, deal]) => {
        const { holds } = held as HoldState;
        const own = holds.find((each) => each.dealId === dealId)?.days ?? [];
        const bound = type === 'agreeCounter' ? daysProposed(deal) : daysOf(deal);
        if (holdsBefore(holds, dealId, joinedDays(bound, asked, own)).length > 0) throw new DomainError('held-by-other');
      },
    },
  ];
};
