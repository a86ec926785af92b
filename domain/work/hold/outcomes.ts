import { parties } from '../deal/state.ts';
import type { HoldEvent, HoldState } from './events.ts';
import { challengeEnd, type Hold, holdsBefore, positionOf } from './holds.ts';

export const aboutOf = (hold: Hold) => ({ ...parties(hold), dealKind: hold.dealKind, dealId: hold.dealId });

/** Whom a hold tells that some of the deals that challenged it are gone. */
const withoutChallengers = (hold: Hold, gone: readonly string[]): HoldEvent[] => {
  const before = hold.challenge?.by ?? [];
  const challengers = before.filter((dealId) => !gone.includes(dealId));
  if (challengers.length === before.length) return [];
  if (challengers.length === 0) return [{ type: 'HoldChallengeEnded', data: aboutOf(hold) }];
  return [{ type: 'HoldChallengersChanged', data: { ...aboutOf(hold), challengers } }];
};

/** What the end of some deals or holds means for the others: promotions, and ends of challenges. */
export const afterEnds = ({ holds }: HoldState, gone: readonly string[]): HoldEvent[] => {
  const left = holds.filter(({ dealId }) => !gone.includes(dealId));
  return left.flatMap((hold): HoldEvent[] => {
    const { dealId, days, status } = hold;
    const [previousPosition, position] = [positionOf(holds, dealId, days), positionOf(left, dealId, days)];
    const isPromoted = status === 'HELD' && position < previousPosition;
    return [
      ...(isPromoted ? [{ type: 'HoldPromoted' as const, data: { ...aboutOf(hold), previousPosition, position } }] : []),
      ...withoutChallengers(hold, gone),
    ];
  });
};

/** The end of one hold with what follows from it. */
export const ending = (state: HoldState, event: HoldEvent): HoldEvent[] => [event, ...afterEnds(state, [event.data.dealId])];

type Challenged = Extract<HoldEvent, { type: 'HoldChallenged' }>;

/**
 * Asks the holders before a deal to decide, unless they did or this deal asked them. A second
 * challenger does not change until when.
 */
export const challenged = ({ holds }: HoldState, challengerId: string, days: readonly string[], now: number): Challenged[] =>
  holdsBefore(holds, challengerId, days)
    .filter(({ isDecided, challenge }) => !isDecided && !challenge?.by.includes(challengerId))
    .map((hold) => {
      const answerDue = hold.challenge?.endsAt ?? Math.min(challengeEnd(now), hold.endsAt);
      return { type: 'HoldChallenged', data: { ...aboutOf(hold), challengerId, answerDue } };
    });

/** A holder decides. `asked`: the challenges of the holders before it. */
export const decided = (hold: Hold, isOffered: boolean, asked: readonly Challenged[]): HoldEvent => {
  const waitsUntil = asked.length > 0 ? Math.max(...asked.map(({ data }) => data.answerDue)) : null;
  return { type: 'HoldDecided', data: { ...aboutOf(hold), isOffered, waitsUntil } };
};
