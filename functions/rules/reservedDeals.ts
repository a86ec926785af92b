import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import { type AggregateName, parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import { takenBy } from '#domain/work/deal/outcomes.ts';
import { dealsOfPairMax, isEndedUnconcluded } from '#domain/work/deal/stages.ts';
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
export const workOf = (state: DealState): WorkDays => {
  const terms: Partial<Agreed> | null = 'proposed' in state && isPending(state.proposal) ? state.proposed : 'sheet' in state ? state : null;
  return terms?.sheet?.facts.workDays ?? [];
};

const isConcluded = ({ state }: FoundStream): boolean => (state as DealState).status === 'IS_APPROVED';
/** The days that a concluded deal books. An open proposal books nothing yet. */
export const bookedBy = ({ streamId, state }: FoundStream): Work => ({
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

type PairKind = Extract<AggregateName, 'offer' | 'entry'>;
type Held = Readonly<Record<string, unknown>>;

/** The number of deals that a pair had, by its reservation. */
export const dealsOfPair = (held: Held | undefined): number => (held ? Number(held.earlierDeals ?? 0) + 1 : 0);

/** The stream of a deal that ended before, which a client names to ask or offer again. */
export const previousDeal = (streamId: string) => {
  const { aggregate, entityId } = parseStreamId(streamId);
  return { aggregate: aggregate === 'entry' ? entry : offer, entityId };
};

/**
 * Whether a new deal takes over the pair: it names the deal that holds the pair, which ended
 * without a conclusion. Two at once: the commit of the second fails, and then it names another.
 */
const refusalAgain = (previous: string | undefined, held: Held, state: unknown): ErrorCode | null => {
  const streamId = String(held.streamId);
  const kind = parseStreamId(streamId).aggregate as PairKind;
  if (streamId !== previous || !isEndedUnconcluded(kind, state as DealState)) return takenBy(streamId);
  return dealsOfPair(held) < dealsOfPairMax ? null : 'offer-again-limit';
};

/**
 * Reserves a (job, talent) pair for one entry or offer. A second command is refused with a code
 * that tells which of the two exists, unless it names the deal before: `previous`, the last of the
 * rule's streams.
 */
export const reservePair = (
  aggregate: PairKind,
  entityId: string,
  jobId: string,
  talentId: string,
  clientOf: (states: readonly unknown[]) => string,
  previous?: string,
): NonNullable<Rule['reserve']> => {
  const reservation = (clientId: string, earlierDeals = 0) =>
    pairReservation(streamIdOf(aggregate, entityId), { jobId, talentId, clientId, earlierDeals });
  return {
    path: reservation('').path,
    data: (states, held) => reservation(clientOf(states), dealsOfPair(held)).data,
    taken: (held, states) => refusalAgain(previous, held, states.at(-1)),
  };
};
