import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, NOON } from '../../testing/contexts.ts';
import { answerDue, parties, reminderDue, terms } from '../../testing/dealSamples.ts';
import { closed, commands, histories, reminded } from '../../testing/entryHistories.ts';
import { scenario } from '../../testing/scenario.ts';
import { decider, entry } from './entry.ts';
import type { EntryEvent } from './events.ts';

const story = scenario(decider);
const awaiting = [
  ['the start of the selection', histories.IS_ADMIN_APPROVED, ['startDeciding', 'refuse']],
  ['the client’s decision', histories.IS_DECIDING, ['approve', 'refuse']],
] as const;

describe.each(awaiting)('%s', (_, history, answers) => {
  const types = (name: keyof typeof commands, now: number, role: 'client' | 'system') =>
    decider.decide(commands[name], fold(decider, history), by(role, now)).map(({ type }) => type);

  test.each(answers)('%s is accepted until a millisecond before it is due', (name) => {
    expect(types(name, answerDue - 1, 'client')).toHaveLength(1);
  });
  test.each(answers)('%s is refused when it is due, even before the task runs', (name) =>
    story.given(...history).when(commands[name], by('client', answerDue), 'deadline-passed'),
  );
  test('does not expire a millisecond early', () =>
    story.given(...history).when(commands.expire, by('system', answerDue - 1), 'deadline-not-reached'));
  test('expires when it is due, however late the task runs', () => {
    for (const late of [0, 90 * DAY]) expect(types('expire', answerDue + late, 'system')).toEqual(['EntryExpired']);
  });
  test('has one reminder, two days before', () => {
    const remind = commands.remindApprove;
    story.given(...history).when(remind, by('system', reminderDue - 1), 'deadline-not-reached');
    story.given(...history).when(remind, by('system', reminderDue), [reminded]);
    story.given(...history, reminded).when(remind, by('system', reminderDue), []);
    story.given(...history).when(remind, by('system', answerDue), 'deadline-passed');
  });
});

test('the selection gives the client a new week, and its own reminder', () => {
  const started = decider.decide(
    commands.startDeciding,
    fold(decider, [...histories.IS_ADMIN_APPROVED, reminded]),
    by('client', answerDue - 1),
  );
  const state = fold(decider, [...histories.IS_ADMIN_APPROVED, reminded, ...started]);
  expect(state).toMatchObject({ status: 'IS_DECIDING', askedAt: answerDue - 1, answerDue: answerDue - 1 + 7 * DAY, reminded: false });
});

describe('closing', () => {
  const close = (now: number) => story.given(...histories.IS_APPROVED).when(commands.close, by('system', now));
  test('not before the end', () => close(terms.scheduleToClose - 1).thenRefused('deadline-not-reached'));
  test('at the end, with the billed fee', () => close(terms.scheduleToClose).then([closed]));
  test('at the new end, with the new fee', () => {
    const changes: EntryEvent[] = [
      { type: 'EntryFeeChanged', data: { ...parties, previousFee: terms.fee, fee: 45_000 } },
      {
        type: 'EntryScheduleChanged',
        data: { ...parties, previousScheduleToClose: terms.scheduleToClose, scheduleToClose: NOON + 40 * DAY },
      },
    ];
    const moved = story.given(...histories.IS_APPROVED, ...changes);
    moved.when(commands.close, by('system', terms.scheduleToClose), 'deadline-not-reached');
    moved.when(commands.close, by('system', NOON + 40 * DAY), [
      { type: 'EntryClosed', data: { ...parties, fee: 45_000, closedAt: NOON + 40 * DAY } },
    ]);
  });
});

describe('open deadlines', () => {
  const left = (...history: EntryEvent[]) => entry.deadlines?.(fold(decider, history)) ?? [];
  test.each(['IS_ADMIN_APPROVED', 'IS_DECIDING'] as const)('in %s: remind, then expire', (status) => {
    expect(left(...histories[status])).toEqual([
      { kind: 'remindApprove', dueAt: reminderDue },
      { kind: 'expire', dueAt: answerDue },
    ]);
    expect(left(...histories[status], reminded)).toEqual([{ kind: 'expire', dueAt: answerDue }]);
  });
  test('for a concluded one: close', () =>
    expect(left(...histories.IS_APPROVED)).toEqual([{ kind: 'close', dueAt: terms.scheduleToClose }]));
  test('for one that waits for the office: remind it after one day, and after three', () =>
    expect(left(...histories.IN_PROGRESS)).toEqual([
      { kind: 'remindOffice', dueAt: NOON + DAY },
      { kind: 'remindOfficeAgain', dueAt: NOON + 3 * DAY },
    ]));
  test('for all others: none', () => {
    for (const status of ['NONE', 'IS_REFUSED', 'IS_EXPIRED', 'IS_CLOSED', 'IS_ADMIN_CLOSED'] as const)
      expect(left(...histories[status])).toEqual([]);
  });
});
