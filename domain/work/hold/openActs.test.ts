import { describe, expect, test } from 'vitest';
import { HOUR, jstInstant } from '../../kernel/calendar/instants.ts';
import { sides } from '../../kernel/commonFields.ts';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, NOON } from '../../testing/contexts.ts';
import { refusalOf } from '../../testing/scenario.ts';
import type { HoldEvent } from './events.ts';
import { type HoldCommand, hold } from './hold.ts';
import { positionOf } from './holds.ts';
import { daysLeft, holdActs, openHoldActs, type ShownHold } from './openActs.ts';

const { decider } = hold;
type Step = readonly [HoldCommand, number];
const request = (dealId: string, dealKind: 'offer' | 'entry', day = '2026-12-14'): Step => [
  {
    type: 'request',
    dealKind,
    dealId,
    days: [day],
    deal: { jobId: 'job-1', clientId: 'client-1', talentId: 'talent-1', isOpen: true, postedDays: [] },
  },
  NOON,
];
const grant = (dealId: string): Step => [{ type: 'grant', dealId }, NOON];
const [first, entry] = [
  [request('other', 'offer'), grant('other')],
  [request('mine', 'entry'), grant('mine')],
];
const mine = (...more: readonly Step[]): Step[] => [request('mine', 'offer'), grant('mine'), ...more];
const askExtension: Step = [{ type: 'askExtension', dealId: 'mine' }, NOON];
const offered = (dealId: string): Step => [{ type: 'offered', dealKind: 'offer', dealId, days: ['2026-12-14'] }, NOON];

const stories: Readonly<Record<string, readonly Step[]>> = {
  'a request': [request('mine', 'offer')],
  'a hold': mine(),
  'a hold of an entry': entry,
  'the second hold of an entry': [...first, ...entry],
  'a second hold that waits': [...first, ...entry, [{ type: 'challenge', dealId: 'mine' }, NOON]],
  'a hold whose extension is asked for': mine(askExtension),
  'an extended hold': mine(askExtension, [{ type: 'extend', dealId: 'mine' }, NOON]),
  'a hold that is not extended': mine(askExtension, [{ type: 'refuseExtension', dealId: 'mine' }, NOON]),
  'a challenged hold': mine(offered('third')),
  'a challenged hold with a question': mine(askExtension, offered('third')),
  'a hold with an offer': mine(offered('mine')),
  'a hold that cannot last longer': [request('mine', 'offer', '2026-11-27'), grant('mine')],
};

const senders = { client: 'system', talent: 'system' } as const;
const contextOf = ([{ type }, now]: Step) => {
  if (type in { grant: 1, refuse: 1, extend: 1, refuseExtension: 1 }) return by('talent', now);
  return type === 'offered' ? by(senders.client, now) : by('client', now);
};
const stateAfter = (steps: readonly Step[]) => {
  const events: HoldEvent[] = [];
  for (const step of steps) events.push(...decider.decide(step[0], fold(decider, events), contextOf(step)));
  return { events, state: fold(decider, events) };
};

describe('the acts that a page offers are those that the decision accepts', () => {
  test.each(Object.keys(stories))('on %s', (name) => {
    const { events, state } = stateAfter(stories[name] as Step[]);
    const held = state.holds.find(({ dealId }) => dealId === 'mine');
    if (!held) throw new Error('no hold');
    const decided = events.findLast((event) => event.type === 'HoldDecided' && event.data.dealId === 'mine');
    const shown: ShownHold = {
      ...held,
      position: held.status === 'HELD' ? positionOf(state.holds, 'mine', held.days) : null,
      challengedUntil: held.challenge?.endsAt ?? null,
      waitsUntil: decided?.type === 'HoldDecided' ? decided.data.waitsUntil : null,
    };
    for (const side of sides) {
      const accepted = holdActs.filter((act) => {
        const command = { type: act, dealId: 'mine', ...(act === 'release' && { reasonCode: 'OTHER' as const, reason: 'x' }) };
        let events: readonly HoldEvent[] = [];
        const refusal = refusalOf(() => {
          events = decider.decide(command, state, by(side, NOON + HOUR));
        });
        return !refusal && events.length > 0;
      });
      expect([side, openHoldActs(shown, side, NOON + HOUR)]).toEqual([side, accepted]);
    }
  });
  test('none after its end', () => {
    const [held] = stateAfter(mine()).state.holds;
    if (!held) throw new Error('no hold');
    const shown: ShownHold = { ...held, position: 1, challengedUntil: null, waitsUntil: null };
    for (const side of sides) {
      expect(openHoldActs(shown, side, held.endsAt)).toEqual([]);
      expect(openHoldActs({ ...shown, status: 'ENDED' }, side, NOON)).toEqual([]);
    }
  });
});

test('the clock has a cell per day that is left', () => {
  const endsAt = jstInstant('2026-12-01', '12:00') as number;
  expect([0, 1, DAY, DAY + 1, 7 * DAY, 9 * DAY].map((left) => daysLeft({ endsAt }, endsAt - left))).toEqual([0, 1, 1, 2, 7, 7]);
});
