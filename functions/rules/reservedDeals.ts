import { type AggregateName, streamIdOf } from '#domain/kernel/identifiers.ts';
import { takenBy } from '#domain/work/deal/outcomes.ts';
import { type Agreed, isPending } from '#domain/work/deal/state.ts';
import { type DiaryState, diary } from '#domain/work/diary/diary.ts';
import { assertNotDoubleBooked, type Work } from '#domain/work/diary/overlap.ts';
import { entry } from '#domain/work/entry/entry.ts';
import type { EntryState } from '#domain/work/entry/table.ts';
import { offer } from '#domain/work/offer/offer.ts';
import type { OfferState } from '#domain/work/offer/table.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';
import { diaryPath, pairReservation } from '../eventStore/reservations.ts';
import type { FoundStream, Rule } from '../eventStore/rule.ts';

type DealState = OfferState | EntryState;
type WorkDays = Work['workDays'];

/** The days of work that a deal will have: those of an open proposal, else its own. */
const workOf = (state: DealState): WorkDays => {
  const terms: Partial<Agreed> | null = 'proposed' in state && isPending(state.proposal) ? state.proposed : 'sheet' in state ? state : null;
  return terms?.sheet?.facts.workDays ?? [];
};

const isConcluded = ({ state }: FoundStream): boolean => (state as DealState).status === 'IS_APPROVED';
/** The days that a concluded deal books. An open proposal books nothing yet. */
const bookedBy = ({ streamId, state }: FoundStream): Work => ({
  dealId: streamId,
  workDays: ('sheet' in (state as DealState) ? (state as Partial<Agreed>).sheet?.facts.workDays : undefined) ?? [],
});

/**
 * Refuses with `double-booked` if the cast would have two concluded deals in the same hour. Every
 * conclusion reads and writes one document with the cast's deals, so of two at once the second sees
 * the first. The deals' own streams give their status and days. `asked`: days in the command. No
 * rule if there is no deal.
 */
export const notDoubleBooked = (kind: 'offer' | 'entry', entityId: string, { talentId }: KnownIds, asked?: WorkDays): readonly Rule[] => {
  if (talentId === undefined) return [];
  const streamId = streamIdOf(kind, entityId);
  return [
    {
      // No document before the first conclusion: all deals of the cast are read once.
      find: (store, isFirst) => (isFirst ? [store.collection('reservations').where('talentId', '==', talentId)] : []),
      streams: [
        { aggregate: diary, entityId: talentId },
        { aggregate: kind === 'offer' ? offer : entry, entityId },
      ],
      check: ([held, deal], _now, found) => {
        const workDays =
          asked && !('proposed' in (deal as object) && isPending((deal as { proposal?: string }).proposal))
            ? asked
            : workOf(deal as DealState);
        assertNotDoubleBooked({ dealId: streamId, workDays }, found.filter(isConcluded).map(bookedBy), (held as DiaryState).allowed);
      },
      sharedDocument: {
        path: diaryPath(talentId),
        streamsIn: ({ deals }) => (deals as readonly string[] | undefined) ?? [],
        data: (found) => ({ deals: [...new Set([...found.filter(isConcluded).map((each) => each.streamId), streamId])] }),
      },
    },
  ];
};

/**
 * Reserves a (job, talent) pair for one entry or offer, permanently. A second command is refused
 * with a code that tells which of the two exists.
 */
export const reservePair = (
  aggregate: Extract<AggregateName, 'offer' | 'entry'>,
  entityId: string,
  jobId: string,
  talentId: string,
  clientOf: (states: readonly unknown[]) => string,
): NonNullable<Rule['reserve']> => {
  const held = (clientId: string) => pairReservation(streamIdOf(aggregate, entityId), { jobId, talentId, clientId });
  return {
    path: held('').path,
    data: (states) => held(clientOf(states)).data,
    taken: (holder) => takenBy(String(holder.streamId)),
  };
};
