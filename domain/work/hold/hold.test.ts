import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import { jstInstant } from '../../kernel/calendar/instants.ts';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import type { HoldEvent, HoldState } from './events.ts';
import { type HoldCommand, hold } from './hold.ts';
import { challengeEnd, daysToHold, positionOf } from './holds.ts';

const { decider } = hold;
const [MON, TUE, WED] = ['2026-12-14', '2026-12-15', '2026-12-16'] as const;
const system = (now = NOON) => by('system', now);
const cast = (now = NOON) => by('talent', now);
/** The client of a deal. */
const of = (deal: string, now = NOON) => by('client', now, `client-${deal}`);

const request = (deal: string, days: readonly string[] = [MON], dealKind: 'offer' | 'entry' = 'offer'): HoldCommand => ({
  type: 'request',
  dealKind,
  dealId: deal,
  days: [...days],
  deal: { jobId: 'job-1', clientId: `client-${deal}`, talentId: 'talent-1', isOpen: true, postedDays: [] },
});
type Step = readonly [HoldCommand, ReturnType<typeof by>];
const storyOf = (...steps: readonly Step[]): HoldEvent[] => {
  const events: HoldEvent[] = [];
  for (const [command, context] of steps) events.push(...decider.decide(command, fold(decider, events), context));
  return events;
};
const held = (deal: string, days?: readonly string[], kind?: 'offer' | 'entry'): Step[] => [
  [request(deal, days, kind), of(deal)],
  [{ type: 'grant', dealId: deal }, cast()],
];
/** What a step makes of a story: the types of its events, each with its deal. */
const told = (story: readonly Step[], [command, context]: Step) => {
  const before = storyOf(...story);
  return decider.decide(command, fold(decider, before), context).map(({ type, data }) => `${type} ${data.dealId}`);
};
const positions = (...story: readonly Step[]) => {
  const { holds } = fold(decider, storyOf(...story));
  return Object.fromEntries(holds.map(({ dealId, days }) => [dealId, positionOf(holds, dealId, days)]));
};
const release = (deal: string, now = NOON): Step => [{ type: 'release', dealId: deal, reasonCode: 'OTHER_CAST' }, of(deal, now)];
const offered = (deal: string, days: string[] = [MON], now = NOON): Step => [
  { type: 'offered', dealKind: 'offer', dealId: deal, days },
  system(now),
];
const endHolds = (now: number): Step => [{ type: 'endHolds' }, system(now)];
const given = (...story: readonly Step[]) => scenario(decider).given(...storyOf(...story));

describe('a request', () => {
  test.each([
    ['a day that is over', ['2026-11-19']],
    ['a day twice', [MON, MON]],
  ])('is refused with %s', (_, days) => given().when(request('a', days), of('a'), 'invalid-argument', ['days']));
  test('takes only days of the posting, if it has days', () => {
    const posted = (days: string[]): HoldCommand => {
      const asked = request('a', days) as Extract<HoldCommand, { type: 'request' }>;
      return { ...asked, deal: { ...asked.deal, postedDays: [MON] } };
    };
    given().when(posted([TUE]), of('a'), 'invalid-argument', ['days']);
    expect(decider.decide(posted([MON]), decider.initial, of('a'))).toHaveLength(1);
  });
  test('of the days of a job leaves out those that are over, and all of them when it is too late', () => {
    const job = (...dates: string[]) => ({
      sheet: { workDays: dates.map((date) => ({ date, from: '10:00', to: '18:00' })) },
      startsAt: NOON,
      endsAt: NOON,
    });
    expect(daysToHold(job('2026-11-01', MON, TUE), NOON)).toEqual([MON, TUE]);
    expect(daysToHold(job('2026-11-21', MON), NOON)).toEqual([]);
    expect(daysToHold(job('2026-11-01'), NOON)).toEqual([]);
  });
  test('is too late less than two days before the first day', () => {
    given().when(request('a', ['2026-11-22']), of('a'), 'hold-too-late');
    expect(told([], [request('a', ['2026-11-24']), of('a')])).toEqual(['HoldRequested a']);
  });
  test('is refused on an ended deal, and to another client', () => {
    const asked = request('a') as Extract<HoldCommand, { type: 'request' }>;
    given().when({ ...asked, deal: { ...asked.deal, isOpen: false } }, of('a'), 'status-conflict');
    given().when(asked, of('b'), 'permission-denied');
  });
  test('is sent once: the same again changes nothing, other days are refused', () => {
    given([request('a'), of('a')]).when(request('a'), of('a'), []);
    given([request('a'), of('a')]).when(request('a', [TUE]), of('a'), 'status-conflict');
  });
  test('ends without an answer', () => {
    const asked: Step[] = [[request('a'), of('a')]];
    expect(told(asked, endHolds(NOON + businessRules.holdAnswer - 1))).toEqual([]);
    expect(told(asked, endHolds(NOON + businessRules.holdAnswer))).toEqual(['HoldLapsed a']);
    given(...asked).when({ type: 'grant', dealId: 'a' }, cast(NOON + businessRules.holdAnswer), 'deadline-passed');
  });
});

describe('the position', () => {
  test('is the order of granting, on the worst of the days', () => {
    expect(positions(...held('a', [MON]), ...held('b', [MON, TUE]), ...held('c', [TUE]), ...held('d', [WED]))).toEqual({
      a: 1,
      b: 2,
      c: 2,
      d: 1,
    });
    expect(positions([request('a'), of('a')], ...held('b'), [{ type: 'grant', dealId: 'a' }, cast()])).toEqual({ b: 1, a: 2 });
  });
  test('goes to three; a fourth hold is refused, also one that was asked for before', () => {
    const three = [...held('a'), ...held('b'), ...held('c')];
    given(...three).when(request('d'), of('d'), 'hold-full');
    given([request('d'), of('d')], ...three).when({ type: 'grant', dealId: 'd' }, cast(), 'hold-full');
  });
  test('of all after a released hold moves up in the same commit, each is told once', () => {
    const three = [...held('a'), ...held('b'), ...held('c')];
    expect(told(three, release('a'))).toEqual(['HoldReleased a', 'HoldPromoted b', 'HoldPromoted c']);
    expect(told(three, release('c'))).toEqual(['HoldReleased c']);
    expect(told(three, [{ type: 'dropped', dealKind: 'offer', dealId: 'b' }, system()])).toEqual(['HoldDropped b', 'HoldPromoted c']);
  });
});

describe('the clock', () => {
  test('ends a hold after seven days, after a reminder', () => {
    expect(told(held('a'), [{ type: 'remindHold' }, system(NOON + 6 * DAY)])).toEqual(['HoldReminded a']);
    expect(told(held('a'), [{ type: 'remindHold' }, system(NOON + 6 * DAY - 1)])).toEqual([]);
    expect(told([...held('a'), ...held('b')], endHolds(NOON + 7 * DAY))).toEqual(['HoldExpired a', 'HoldExpired b']);
  });
  test('ends it two days before its first day at the latest', () => {
    const [, granted] = storyOf(...held('a', ['2026-11-26']));
    expect(granted).toMatchObject({ type: 'HoldGranted', data: { endsAt: jstInstant('2026-11-24', '00:00') } });
  });
  test('is extended once, if the cast agrees', () => {
    const asked: Step[] = [...held('a'), [{ type: 'askExtension', dealId: 'a' }, of('a')]];
    const extended: Step[] = [...asked, [{ type: 'extend', dealId: 'a' }, cast()]];
    expect(storyOf(...extended).at(-1)).toMatchObject({ type: 'HoldExtended', data: { endsAt: NOON + 14 * DAY } });
    given(...extended).when({ type: 'askExtension', dealId: 'a' }, of('a'), 'status-conflict');
    given(...held('a')).when({ type: 'extend', dealId: 'a' }, cast(), 'status-conflict');
    const refused: Step[] = [...asked, [{ type: 'refuseExtension', dealId: 'a' }, cast()]];
    expect(told(refused, endHolds(NOON + 7 * DAY))).toEqual(['HoldExpired a']);
  });
  test('has no end once the offer is made', () => {
    const made = [...held('a'), offered('a')];
    expect(told(made, endHolds(NOON + 8 * DAY))).toEqual([]);
    expect(hold.deadlines?.(fold(decider, storyOf(...made)))).toEqual([]);
  });
});

describe('a challenge', () => {
  const two = [...held('a'), ...held('b')];
  test('comes with the offer of a later hold; the first has a day', () => {
    expect(told(two, offered('b'))).toEqual(['HoldDecided b', 'HoldChallenged a']);
    expect(told([...two, offered('b')], offered('b'))).toEqual([]);
    const challenged = [...two, offered('b')];
    expect(told(challenged, endHolds(NOON + DAY - 1))).toEqual([]);
    expect(told(challenged, endHolds(NOON + DAY))).toEqual(['HoldYielded a', 'HoldPromoted b']);
  });
  test('comes with an offer of a client without a hold, too, on the days of its terms', () => {
    expect(told(two, offered('c', [MON]))).toEqual(['HoldChallenged a', 'HoldChallenged b']);
    expect(told(two, offered('c', [TUE]))).toEqual([]);
  });
  test('is won by the first with an offer; the later one keeps its place', () => {
    const challenged = [...two, offered('b')];
    expect(told(challenged, offered('a', [MON], NOON + HOUR))).toEqual(['HoldDecided a', 'HoldChallengeLost b']);
    expect(positions(...challenged, offered('a'))).toEqual({ a: 1, b: 2 });
    expect(told([...challenged, offered('a')], endHolds(NOON + 8 * DAY))).toEqual([]);
    const refused: Step = [{ type: 'dropped', dealKind: 'offer', dealId: 'a' }, system()];
    expect(told([...challenged, offered('a')], refused)).toEqual(['HoldDropped a', 'HoldPromoted b']);
  });
  test('ends with the offer that began it', () => {
    const back: Step = [{ type: 'dropped', dealKind: 'offer', dealId: 'b' }, system()];
    expect(told([...two, offered('b')], back)).toEqual(['HoldDropped b', 'HoldChallengeEnded a']);
    expect(told([...two, offered('c')], [{ type: 'dropped', dealKind: 'offer', dealId: 'c' }, system()])).toEqual([
      'HoldChallengeEnded a',
      'HoldChallengeEnded b',
    ]);
  });
  test('of two clients ends when both are gone, and until then at its first time', () => {
    const both: Step[] = [...two, offered('c', [MON]), offered('b', [MON], NOON + HOUR)];
    expect(told([...two, offered('c', [MON])], offered('b', [MON], NOON + HOUR))).toEqual(['HoldDecided b', 'HoldChallenged a']);
    expect(storyOf(...both).findLast(({ type }) => type === 'HoldDecided')).toMatchObject({ data: { waitsUntil: NOON + DAY } });
    const gone = (deal: string): Step => [{ type: 'dropped', dealKind: 'offer', dealId: deal }, system()];
    // b is decided by its own offer, so only a still has the clock.
    expect(told(both, gone('c'))).toEqual(['HoldChallengersChanged a']);
    expect(told([...both, gone('c')], endHolds(NOON + DAY))).toEqual(['HoldYielded a', 'HoldPromoted b']);
    expect(told([...both, gone('c')], gone('b'))).toEqual(['HoldDropped b', 'HoldChallengeEnded a']);
    expect(told(both, offered('a'))).toEqual(['HoldDecided a', 'HoldChallengeLost b']);
  });
  test('comes also with the offer of a client who only asked for a hold', () => {
    expect(told([...held('a'), [request('b'), of('b')]], offered('b'))).toEqual(['HoldDropped b', 'HoldChallenged a']);
  });
  test('of an entry is asked for by its client, who is not the first', () => {
    const both = [...held('a'), ...held('e', [MON], 'entry')];
    const challenge: Step = [{ type: 'challenge', dealId: 'e' }, of('e')];
    expect(told(both, challenge)).toEqual(['HoldDecided e', 'HoldChallenged a']);
    expect(told([...both, challenge], challenge)).toEqual([]);
    given(...held('e', [MON], 'entry'), ...held('a')).when({ type: 'challenge', dealId: 'e' }, of('e'), 'status-conflict');
    given(...two).when({ type: 'challenge', dealId: 'b' }, of('b'), 'status-conflict');
    expect(told([...both, challenge], endHolds(NOON + DAY))).toEqual(['HoldYielded a', 'HoldPromoted e']);
  });
  test.each([
    ['2026-11-20', '12:00', '2026-11-21', '12:00'],
    ['2026-11-20', '20:59', '2026-11-21', '20:59'],
    ['2026-11-20', '21:00', '2026-11-22', '10:00'],
    ['2026-11-20', '23:30', '2026-11-22', '10:00'],
    ['2026-11-21', '00:30', '2026-11-22', '10:00'],
    ['2026-11-21', '08:59', '2026-11-22', '10:00'],
    ['2026-11-21', '09:00', '2026-11-22', '09:00'],
  ])('that begins on %s at %s ends on %s at %s, never at night', (date, time, endDate, endTime) =>
    expect(challengeEnd(jstInstant(date, time) as number)).toBe(jstInstant(endDate, endTime)),
  );
});

describe('the end', () => {
  test('comes for all holds of a day that another deal concluded', () => {
    const story = [...held('a'), ...held('b', [TUE]), [request('c'), of('c')] as Step];
    expect(told(story, [{ type: 'concluded', dealKind: 'entry', dealId: 'x', days: [MON] }, system()])).toEqual([
      'HoldDisplaced a',
      'HoldDisplaced c',
    ]);
    expect(told(story, [{ type: 'concluded', dealKind: 'offer', dealId: 'a', days: [MON, TUE] }, system()])).toEqual([
      'HoldConcluded a',
      'HoldDisplaced b',
      'HoldDisplaced c',
    ]);
  });
  test('by a side needs a reason; each side ends only its own holds', () => {
    given(...held('a')).when({ type: 'release', dealId: 'a' }, of('a'), 'invalid-argument', ['reason']);
    given(...held('a')).when({ type: 'release', dealId: 'a', reasonCode: 'OTHER_CAST' }, of('b'), 'permission-denied');
    given(...held('a')).when({ type: 'release', dealId: 'a', reasonCode: 'OTHER_CAST' }, cast(), 'invalid-argument', ['reason']);
    expect(told(held('a'), [{ type: 'release', dealId: 'a', reasonCode: 'OTHER_WORK' }, cast()])).toEqual(['HoldReleased a']);
    given([request('a'), of('a')]).when({ type: 'release', dealId: 'a', reasonCode: 'OTHER_WORK' }, cast(), 'status-conflict');
    expect(told([[request('a'), of('a')]], release('a'))).toEqual(['HoldReleased a']);
  });
});

/** A random story of four deals over three days: what is refused is left out. */
const deals = ['a', 'b', 'c', 'd'];
const anyStep = fc.record({
  act: fc.constantFrom(
    'request',
    'grant',
    'refuse',
    'askExtension',
    'extend',
    'release',
    'challenge',
    'offered',
    'concluded',
    'dropped',
    'endHolds',
  ),
  deal: fc.constantFrom(...deals),
  days: fc.uniqueArray(fc.constantFrom(MON, TUE, WED), { minLength: 1, maxLength: 3 }),
  pause: fc.integer({ min: 0, max: 2 * DAY }),
});
const commandOf = ({ act, deal, days }: { act: string; deal: string; days: string[] }, now: number): Step => {
  const kind = deal === 'd' ? 'entry' : 'offer';
  if (act === 'request') return [request(deal, days, kind), of(deal, now)];
  if (act === 'release') return release(deal, now);
  if (act === 'endHolds') return endHolds(now);
  if (act === 'dropped') return [{ type: 'dropped', dealKind: kind, dealId: deal }, system(now)];
  if (act === 'offered' || act === 'concluded') return [{ type: act, dealKind: kind, dealId: deal, days }, system(now)];
  const context = act === 'askExtension' || act === 'challenge' ? of(deal, now) : cast(now);
  return [{ type: act, dealId: deal } as HoldCommand, context];
};
const places = ({ holds }: HoldState) =>
  new Map(holds.flatMap(({ dealId, days, status }) => (status === 'HELD' ? [[dealId, positionOf(holds, dealId, days)] as const] : [])));

test('in every story there is at most one first hold per day, and everybody is told the own position once', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let state = decider.initial;
      let now = NOON;
      for (const { pause, ...step } of steps) {
        now += pause;
        const [command, context] = commandOf(step, now);
        const before = places(state);
        let events: readonly HoldEvent[] = [];
        const refusal = refusalOf(() => {
          events = decider.decide(command, state, context);
        });
        if (refusal) continue;
        state = events.reduce((held, event) => decider.evolve(held, event), state);
        const positions = places(state);
        for (const day of [MON, TUE, WED]) {
          const onDay = state.holds.filter(({ dealId, days }) => days.includes(day) && positions.has(dealId));
          expect(onDay.length).toBeLessThanOrEqual(3);
          expect(onDay.filter(({ dealId }) => positions.get(dealId) === 1).length).toBeLessThanOrEqual(1);
        }
        const said = events.flatMap((event) =>
          event.type === 'HoldPromoted' || event.type === 'HoldGranted' ? [[event.data.dealId, event.data.position] as const] : [],
        );
        const changed = [...positions].filter(([dealId, position]) => before.get(dealId) !== position);
        expect(said.toSorted()).toEqual(changed.toSorted());
      }
    }),
    { numRuns: runs(300) },
  );
});
