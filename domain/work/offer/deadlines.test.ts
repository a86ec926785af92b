import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { answerDue, parties, proposalDue, reminderDue, terms } from '../../testing/dealSamples.ts';
import { commands, histories, made, proposed } from '../../testing/offerHistories.ts';
import { scenario } from '../../testing/scenario.ts';
import type { OfferEvent } from './events.ts';
import { decider, offer } from './offer.ts';

const story = scenario(decider);
const reminded: OfferEvent = { type: 'OfferAcceptReminded', data: parties };
const awaiting = [
  ['the talent’s answer', histories.IN_PROGRESS, 'talent', ['accept', 'refuse']],
  ['the client’s answer', histories.IS_ADMIN_APPROVED, 'client', ['approve', 'decline', 'changeFee', 'changeSchedule']],
] as const;

describe.each(awaiting)('%s', (_, history, who, answers) => {
  const types = (name: keyof typeof commands, now: number, role: 'talent' | 'client' | 'system') =>
    decider.decide(commands[name], fold(decider, history), by(role, now)).map(({ type }) => type);

  test.each(answers)('%s is accepted until a millisecond before it is due', (name) => {
    expect(types(name, answerDue - 1, who)).toHaveLength(1);
  });
  test.each(answers)('%s is refused when it is due, even before the task runs', (name) =>
    story.given(...history).when(commands[name], by(who, answerDue), 'deadline-passed'),
  );
  test('does not expire a millisecond early', () =>
    story.given(...history).when(commands.expire, by('system', answerDue - 1), 'deadline-not-reached'));
  test('expires when it is due', () => expect(types('expire', answerDue, 'system')).toEqual(['OfferExpired']));
  test('expires however late the task runs', () => expect(types('expire', answerDue + 90 * DAY, 'system')).toEqual(['OfferExpired']));
});

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
  test('two days before the answer is due', () => story.given(made).when(remind, by('system', reminderDue), [reminded]));
  test('not earlier', () => story.given(made).when(remind, by('system', reminderDue - 1), 'deadline-not-reached'));
  test('not after the answer deadline', () => story.given(made).when(remind, by('system', answerDue), 'deadline-passed'));
  test('not after the answer', () => story.given(...histories.IS_ACCEPTED).when(remind, by('system', reminderDue), 'status-conflict'));
  test('none if the answer is due within four hours', () => {
    const soon = decider.decide({ ...commands.makeOffer, scheduleToClose: NOON + 3 * HOUR }, { status: 'NONE' }, by('client'));
    expect(offer.deadlines?.(fold(decider, soon))).toEqual([{ kind: 'expire', dueAt: NOON + 3 * HOUR }]);
    story.given(...soon).when(remind, by('system', NOON + 2 * HOUR), 'deadline-not-reached');
  });
});

describe('closing', () => {
  const close = (now: number) => story.given(...histories.IS_APPROVED).when(commands.close, by('system', now));
  test('not before the end', () => close(terms.scheduleToClose - 1).thenRefused('deadline-not-reached'));
  test('at the end, with the billed fee', () =>
    close(terms.scheduleToClose).then([{ type: 'OfferClosed', data: { ...parties, fee: terms.fee, closedAt: terms.scheduleToClose } }]));
  test('at the agreed end, however late the task runs', () =>
    close(terms.scheduleToClose + 40 * DAY).then([
      { type: 'OfferClosed', data: { ...parties, fee: terms.fee, closedAt: terms.scheduleToClose } },
    ]));
});

describe('open deadlines', () => {
  const kinds = (...history: OfferEvent[]) => offer.deadlines?.(fold(decider, history)) ?? [];
  test('for an offer: remind, then expire', () =>
    expect(kinds(made)).toEqual([
      { kind: 'remindAccept', dueAt: reminderDue },
      { kind: 'expire', dueAt: answerDue },
    ]));
  test('after the reminder: expire', () => expect(kinds(made, reminded)).toEqual([{ kind: 'expire', dueAt: answerDue }]));
  test('for an approved one: remind the client, then expire', () =>
    expect(kinds(...histories.IS_ADMIN_APPROVED).map(({ kind }) => kind)).toEqual(['remindApprove', 'expire']));
  test('for a concluded one: close', () =>
    expect(kinds(...histories.IS_APPROVED)).toEqual([{ kind: 'close', dueAt: terms.scheduleToClose }]));
  test('for an inquiry: remind the cast after three days', () =>
    expect(kinds(...histories.IN_INQUIRY)).toEqual([{ kind: 'remindInquiry', dueAt: NOON + 3 * DAY }]));
  test('for an accepted one: remind the office after a day, and after three', () =>
    expect(kinds(...histories.IS_ACCEPTED)).toEqual([
      { kind: 'remindOffice', dueAt: NOON + DAY },
      { kind: 'remindOfficeAgain', dueAt: NOON + 3 * DAY },
    ]));
  test('for a proposed change: lapse, in addition to the others', () =>
    expect(kinds(...histories.IS_APPROVED, proposed)).toEqual([
      { kind: 'lapseChange', dueAt: proposalDue },
      { kind: 'close', dueAt: terms.scheduleToClose },
    ]));
  test('for all others: none', () => {
    for (const status of ['NONE', 'IS_REFUSED', 'IS_CANCELED', 'IS_EXPIRED', 'IS_CLOSED'] as const)
      expect(kinds(...histories[status])).toEqual([]);
  });
});

test('an hour is enough: a deal that ends within an hour can be made, answered and concluded', () => {
  const short = decider.decide({ ...commands.makeOffer, scheduleToClose: NOON + HOUR }, { status: 'NONE' }, by('client'));
  const taken = decider.decide(commands.accept, fold(decider, short), by('talent', NOON + 1));
  const checked = decider.decide(commands.adminApprove, fold(decider, [...short, ...taken]), by('office', NOON + 2));
  const concluded = decider.decide(commands.approve, fold(decider, [...short, ...taken, ...checked]), by('client', NOON + 3));
  expect(concluded).toEqual([
    { type: 'OfferApproved', data: { ...parties, termsNo: 1, scheduleToClose: NOON + HOUR, approvedAt: NOON + 3 } },
  ]);
});
