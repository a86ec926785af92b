import { expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, NOON } from '../../testing/contexts.ts';
import { answerDue, parties, reminderDue, terms } from '../../testing/dealSamples.ts';
import { commands, histories, reminded } from '../../testing/entryHistories.ts';
import { scenario } from '../../testing/scenario.ts';
import { decider, entry } from './entry.ts';
import type { EntryEvent } from './events.ts';

const story = scenario(decider);

test.each(['IS_ADMIN_APPROVED', 'IS_DECIDING'] as const)('in %s: one reminder, before the answer is due; then it expires', (status) => {
  story.given(...histories[status], reminded).when(commands.remindApprove, by('system', reminderDue), []);
  story.given(...histories[status]).when(commands.remindApprove, by('system', answerDue), 'deadline-passed');
  expect(entry.deadlines?.(fold(decider, [...histories[status], reminded]))).toEqual([{ kind: 'expire', dueAt: answerDue }]);
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

test('a deal closes at its new end, with the new fee', () => {
  const changes: EntryEvent[] = [
    { type: 'EntryFeeChanged', data: { ...parties, previousFee: terms.fee, fee: 45_000 } },
    {
      type: 'EntryScheduleChanged',
      data: { ...parties, previousScheduleToClose: terms.scheduleToClose, scheduleToClose: NOON + 40 * DAY },
    },
  ];
  const moved = story.given(...histories.IS_APPROVED, ...changes);
  const closed: EntryEvent = { type: 'EntryClosed', data: { ...parties, fee: 45_000, serviceFee: 0, closedAt: NOON + 40 * DAY } };
  moved.when(commands.close, by('system', terms.scheduleToClose), 'deadline-not-reached');
  moved.when(commands.close, by('system', NOON + 40 * DAY), [closed]);
});
