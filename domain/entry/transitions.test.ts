import { match } from 'ts-pattern';
import { describe, expect, test } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { by, DAY, HOUR, NOON } from '../testing/contexts.ts';
import { answerDue, billClaimed, commands, histories, reminderDue, type StateName, terms } from '../testing/entryHistories.ts';
import { refusalOf, scenario } from '../testing/scenario.ts';
import { type EntryCommand, entryCommand } from './commands.ts';
import { decider } from './entry.ts';
import type { EntryEvent } from './events.ts';
import { sender } from './sender.ts';
import type { EntryState } from './state.ts';
import { activeEntryStatuses, entryStatuses } from './status.ts';

type CommandName = EntryCommand['type'];
type Row = {
  readonly command: CommandName;
  readonly who: 'client' | 'talent' | 'office' | 'system';
  readonly from: readonly StateName[];
  readonly to: StateName | 'same';
  readonly event: EntryEvent['type'];
};

const row = (command: CommandName, who: Row['who'], from: readonly StateName[], to: Row['to'], event: EntryEvent['type']): Row => ({
  ...{ command, who, from, to, event },
});

/** The transition table of the entry (design section 3). */
const table: readonly Row[] = [
  row('enter', 'talent', ['NONE'], 'IN_PROGRESS', 'EntryMade'),
  row('adminApprove', 'office', ['IN_PROGRESS'], 'IS_ADMIN_APPROVED', 'EntryAdminApproved'),
  row('adminDisapprove', 'office', ['IN_PROGRESS'], 'IS_ADMIN_DISAPPROVED', 'EntryAdminDisapproved'),
  row('startDeciding', 'client', ['IS_ADMIN_APPROVED'], 'IS_DECIDING', 'EntryDecidingStarted'),
  row('approve', 'client', ['IS_DECIDING'], 'IS_APPROVED', 'EntryApproved'),
  row('refuse', 'client', ['IS_ADMIN_APPROVED', 'IS_DECIDING'], 'IS_REFUSED', 'EntryRefused'),
  row('remindApprove', 'system', ['IS_ADMIN_APPROVED', 'IS_DECIDING'], 'same', 'EntryApproveReminded'),
  row('expire', 'system', ['IS_ADMIN_APPROVED', 'IS_DECIDING'], 'IS_EXPIRED', 'EntryExpired'),
  row('changeFee', 'client', ['IS_APPROVED'], 'same', 'EntryFeeChanged'),
  row('changeSchedule', 'client', ['IS_APPROVED'], 'same', 'EntryScheduleChanged'),
  row('close', 'system', ['IS_APPROVED'], 'IS_CLOSED', 'EntryClosed'),
  row('forceClose', 'office', activeEntryStatuses, 'IS_ADMIN_CLOSED', 'EntryForceClosed'),
  row('claimBill', 'office', ['IS_CLOSED'], 'same', 'EntryBillClaimed'),
  row('ignoreBill', 'office', ['IS_CLOSED'], 'same', 'EntryBillIgnored'),
  row('reopenBill', 'office', ['IS_CLOSED'], 'same', 'EntryBillReopened'),
];

/** Where a command finds its work done: it answers with no event, so that a repetition does no harm. */
const fulfilled: readonly (readonly [CommandName, StateName])[] = [
  ['enter', 'IN_PROGRESS'],
  ['adminApprove', 'IS_ADMIN_APPROVED'],
  ['adminDisapprove', 'IS_ADMIN_DISAPPROVED'],
  ['startDeciding', 'IS_DECIDING'],
  ['approve', 'IS_APPROVED'],
  ['refuse', 'IS_REFUSED'],
  ['expire', 'IS_EXPIRED'],
  ['close', 'IS_CLOSED'],
  ['forceClose', 'IS_ADMIN_CLOSED'],
];

/** When each command comes: deadlines at their hour, people while the answer is awaited. */
const timeOf: Partial<Record<CommandName, number>> = {
  remindApprove: reminderDue,
  expire: answerDue,
  close: terms.scheduleToClose,
};

const statuses: readonly StateName[] = ['NONE', ...entryStatuses];
const names = entryCommand.options.map(({ shape }) => shape.type.value);
const pairs = names.flatMap((command) => statuses.map((status) => ({ command, status })));

/** A bill can be reopened only once it is claimed. */
const historyOf = (status: StateName, command: CommandName): readonly EntryEvent[] =>
  status === 'IS_CLOSED' && command === 'reopenBill' ? [...histories.IS_CLOSED, billClaimed] : histories[status];

const outcomesOf = ({ command, status }: { command: CommandName; status: StateName }) => ({
  rows: table.filter((each) => each.command === command && each.from.includes(status)),
  fulfilled: fulfilled.filter(([name, where]) => name === command && where === status),
});

/** By the table, not by the code: a sender that changes is noticed at each pair. */
const whoSends = Object.fromEntries(table.map(({ command, who }) => [command, who])) as Record<CommandName, Row['who']>;

describe('the transition table', () => {
  test('there are 10 states and 15 commands: 150 pairs, none twice, none in two outcomes', () => {
    expect(statuses).toHaveLength(10);
    expect(names).toHaveLength(15);
    expect(new Set(pairs.map(({ command, status }) => `${command} ${status}`)).size).toBe(150);
    expect(pairs.filter((pair) => outcomesOf(pair).rows.length + outcomesOf(pair).fulfilled.length > 1)).toEqual([]);
  });

  test('every command has one row, and only its sender may send it', () => {
    expect(table.map(({ command }) => command).sort()).toEqual([...names].sort());
    expect(Object.fromEntries(table.map(({ command, who }) => [command, who]))).toEqual(sender);
  });

  test('every history leads to the status it is named after', () => {
    for (const status of statuses) expect(fold(decider, histories[status]).status).toBe(status);
  });
});

describe.each(statuses)('in %s', (status) => {
  test.each(names)('%s', (command) => {
    const history = historyOf(status, command);
    const state = fold(decider, history);
    const context = by(whoSends[command], timeOf[command] ?? NOON + HOUR);
    const outcomes = outcomesOf({ command, status });
    const [taken] = outcomes.rows;
    if (taken) {
      const events = decider.decide(commands[command], state, context);
      expect(events.map(({ type }) => type)).toEqual([taken.event]);
      expect(fold(decider, events, state).status).toBe(taken.to === 'same' ? status : taken.to);
    } else if (outcomes.fulfilled.length > 0) {
      expect(decider.decide(commands[command], state, context)).toEqual([]);
    } else {
      scenario(decider)
        .given(...history)
        .when(commands[command], context)
        .thenRefused(status === 'NONE' ? 'not-found' : 'status-conflict');
    }
  });

  test.each(names)('%s from anybody but its sender is refused', (command) => {
    const state = fold(decider, historyOf(status, command));
    const now = timeOf[command] ?? NOON + DAY;
    for (const role of ['client', 'talent', 'office', 'system', null] as const) {
      if (role === whoSends[command]) continue;
      expect(refusalOf(() => decider.decide(commands[command], state, by(role, now)))?.code).toBe('permission-denied');
    }
  });
});

test('a match that lacks a status does not compile', () => {
  const incomplete = (state: EntryState) =>
    match(state)
      .with({ status: 'NONE' }, () => 'nothing yet')
      .with({ status: 'IN_PROGRESS' }, () => 'entered')
      // @ts-expect-error eight statuses are not decided
      .exhaustive();
  expect(incomplete({ status: 'NONE' })).toBe('nothing yet');
});
