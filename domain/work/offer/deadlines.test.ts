import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { noPrices } from '../../kernel/prices.ts';
import { by, DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { answerDue, parties, proposalDue, terms } from '../../testing/dealSamples.ts';
import { commands, histories, made, proposed } from '../../testing/offerHistories.ts';
import { scenario } from '../../testing/scenario.ts';
import type { OfferEvent } from './events.ts';
import { decider, offer } from './offer.ts';

const story = scenario(decider);
const reminded: OfferEvent = { type: 'OfferAcceptReminded', data: parties };

describe('when an answer is due', () => {
  const dueOf = (scheduleToClose: number) => {
    const [event] = decider.decide({ ...commands.makeOffer, scheduleToClose }, { status: 'NONE' }, by('client'));
    return event?.type === 'OfferMade' ? event.data.answerDue : undefined;
  };
  test('after seven days', () => expect(dueOf(NOON + 30 * DAY)).toBe(NOON + 7 * DAY));
  test('but never after the deal ends', () => expect(dueOf(NOON + 3 * DAY)).toBe(NOON + 3 * DAY));
  test('a new end moves it', () => {
    const change = (scheduleToClose: number) => {
      const events = decider.decide({ type: 'changeSchedule', scheduleToClose }, fold(decider, [made]), by('client', NOON + DAY));
      return fold(decider, [made, ...events]);
    };
    expect(change(NOON + 2 * DAY)).toMatchObject({ answerDue: NOON + 2 * DAY, scheduleToClose: NOON + 2 * DAY });
    // There is something new to read, so the period starts again.
    expect(change(NOON + 90 * DAY)).toMatchObject({ answerDue: answerDue + DAY, scheduleToClose: NOON + 90 * DAY });
  });
  test('a raise without consent does not move the client’s deadline', () => {
    const [event] = decider.decide(commands.changeFee, fold(decider, histories.IS_ADMIN_APPROVED), by('client', NOON + DAY));
    expect(event?.data).toMatchObject({ fee: 45_000, askedAt: null, answerDue: null });
  });
});

describe('reminders', () => {
  const remind = commands.remindAccept;
  test('not after the answer deadline', () => story.given(made).when(remind, by('system', answerDue), 'deadline-passed'));
  test('none if the answer is due within four hours', () => {
    const soon = decider.decide({ ...commands.makeOffer, scheduleToClose: NOON + 3 * HOUR }, { status: 'NONE' }, by('client'));
    expect(offer.deadlines?.(fold(decider, soon))).toEqual([{ kind: 'expire', dueAt: NOON + 3 * HOUR }]);
    story.given(...soon).when(remind, by('system', NOON + 2 * HOUR), 'deadline-not-reached');
  });
});

describe('open deadlines', () => {
  const kinds = (...history: OfferEvent[]) => offer.deadlines?.(fold(decider, history)) ?? [];
  test('after the reminder: expire', () => expect(kinds(made, reminded)).toEqual([{ kind: 'expire', dueAt: answerDue }]));
  test('for a proposed change: lapse, in addition to the others', () =>
    expect(kinds(...histories.IS_APPROVED, proposed)).toEqual([
      { kind: 'lapseChange', dueAt: proposalDue },
      { kind: 'close', dueAt: terms.scheduleToClose },
    ]));
});

test('an hour is enough: a deal that ends within an hour can be made, answered and concluded', () => {
  const short = decider.decide({ ...commands.makeOffer, scheduleToClose: NOON + HOUR }, { status: 'NONE' }, by('client'));
  const taken = decider.decide(commands.accept, fold(decider, short), by('talent', NOON + 1));
  const checked = decider.decide(commands.adminApprove, fold(decider, [...short, ...taken]), by('office', NOON + 2));
  const concluded = decider.decide(commands.approve, fold(decider, [...short, ...taken, ...checked]), by('client', NOON + 3));
  expect(concluded).toEqual([
    { type: 'OfferApproved', data: { ...parties, termsNo: 1, scheduleToClose: NOON + HOUR, approvedAt: NOON + 3, prices: noPrices } },
  ]);
});
