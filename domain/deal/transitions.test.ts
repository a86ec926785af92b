import { describe, expect, test } from 'vitest';
import { fold } from '../kernel/decider.ts';
import type { AnyEvent } from '../registry.ts';
import { by, DAY, HOUR, NOON } from '../testing/contexts.ts';
import { type DealKind, dealKinds } from '../testing/dealKinds.ts';
import { refusalOf, scenario } from '../testing/scenario.ts';
import { endOf, type Row } from './row.ts';

const roles = ['client', 'talent', 'office', 'system', null] as const;

/** When each command comes: deadlines at their hour, people while the answer is awaited. */
const timeOf = ({ since }: Row, { reminderDue, answerDue, scheduleToClose }: DealKind): number =>
  since === undefined ? NOON + HOUR : { reminder: reminderDue, answerDue, scheduleToClose }[since];

/** A bill can be reopened only once it is claimed. */
const historyOf = ({ histories, billClaimed }: DealKind, status: string, command: string): readonly AnyEvent[] =>
  status === 'IS_CLOSED' && command === 'reopenBill' ? [...(histories.IS_CLOSED ?? []), billClaimed] : (histories[status] ?? []);

describe.each(dealKinds)('the table of the $name', (kind) => {
  const { aggregate, table, histories, commands, active, statuses } = kind;
  const { decider } = aggregate;

  test('every history leads to the status that it is named after', () => {
    for (const status of ['NONE', ...statuses]) expect(fold(decider, histories[status] ?? [])).toMatchObject({ status });
  });

  test('a deal that is over moves no more, but for its bill', () => {
    const moving = Object.values(table).filter(({ from }) => from.some((status) => ![...active, 'NONE', 'IS_CLOSED'].includes(status)));
    expect(moving).toEqual([]);
    expect(Object.values(table).filter(({ from, moves }) => from.includes('IS_CLOSED') && !moves)).toEqual([]);
  });

  describe.each(['NONE', ...statuses])('in %s', (status) => {
    test.each(Object.keys(table))('%s', (command) => {
      const row = table[command] as Row;
      const state: unknown = fold(decider, historyOf(kind, status, command));
      const context = by(row.by, timeOf(row, kind));
      if (row.from.includes(status)) {
        const events = decider.decide(commands[command], state, context) as AnyEvent[];
        expect(events.map(({ type }) => type)).toEqual([row.event]);
        expect(fold(decider, events, state)).toMatchObject({ status: row.to === 'same' ? status : row.to });
      } else if (row.to === status) {
        expect(decider.decide(commands[command], state, context)).toEqual([]);
      } else {
        scenario(decider)
          .given(...historyOf(kind, status, command))
          .when(commands[command], context)
          .thenRefused(status === 'NONE' ? 'not-found' : 'status-conflict');
      }
    });

    test.each(Object.keys(table))('%s from anybody but its sender is refused', (command) => {
      const row = table[command] as Row;
      const state: unknown = fold(decider, historyOf(kind, status, command));
      const now = row.since === undefined ? NOON + DAY : timeOf(row, kind);
      for (const role of roles.filter((other) => other !== row.by))
        expect(refusalOf(() => decider.decide(commands[command], state, by(role, now)))?.code).toBe('permission-denied');
    });
  });

  const timed = Object.entries(table).flatMap(([command, row]) =>
    row.from.flatMap((status) => {
      const end = status === 'NONE' || row.by === 'system' ? undefined : endOf(row, status);
      return end === 'answerDue' || end === 'scheduleToClose' ? [{ command, status, row, end: kind[end] }] : [];
    }),
  );
  test.each(timed)('$command in $status is taken until a millisecond before its end, then refused', ({ command, status, row, end }) => {
    const state: unknown = fold(decider, histories[status] ?? []);
    const at = (now: number) =>
      decider.decide({ ...commands[command], ...(command === 'changeSchedule' && { scheduleToClose: end + DAY }) }, state, by(row.by, now));
    expect((at(end - 1) as AnyEvent[]).map(({ type }) => type)).toEqual([row.event]);
    expect(refusalOf(() => at(end))?.code).toBe(row.late ?? 'deadline-passed');
  });
});
