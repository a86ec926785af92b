import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import { jstInstant } from '../../kernel/calendar/instants.ts';
import { fold } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import type { AnyEvent } from '../../registry.ts';
import { by, DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { cancelCommands, changeCommands } from '../../testing/dealCommands.ts';
import { dealKinds } from '../../testing/dealKinds.ts';
import { terms } from '../../testing/dealSamples.ts';
import { scenario } from '../../testing/scenario.ts';
import { termsSheet } from '../../testing/sheets.ts';
import { cancelFeeMaxOf } from './cancellation.ts';

const concludedAt = { approvedAt: NOON };
const concludedWith = (workDays: typeof termsSheet.workDays) => ({ ...concludedAt, fee: 40_000, sheet: { facts: { workDays } } });
const [, shoot] = termsSheet.workDays;
if (!shoot) throw new Error('no day of work');
const noonOn = (day: string) => jstInstant(day, '12:00') ?? 0;

describe('the maximum that the client owes', () => {
  test.each([
    ['2026-12-08', 0],
    ['2026-12-09', 20_000],
    ['2026-12-10', 40_000],
  ])('if the client cancels on %s: %i yen', (day, yen) => expect(cancelFeeMaxOf(concludedWith([shoot]), 'client', noonOn(day))).toBe(yen));
  test('if the cast cancels is the worked share', () => {
    const days = [shoot, { ...shoot, date: '2026-12-11' }, { ...shoot, date: '2026-12-20', kind: 'SPARE' as const }];
    const owed = (at: number) => cancelFeeMaxOf(concludedWith(days), 'talent', at);
    expect([noonOn('2026-12-10'), noonOn('2026-12-11'), noonOn('2026-12-12')].map(owed)).toEqual([0, 20_000, 40_000]);
  });
  test('of a deal without a sheet is the fee, since no day is known', () =>
    expect(cancelFeeMaxOf({ ...concludedAt, fee: 40_000, sheet: null }, 'client', NOON)).toBe(40_000));
});

describe.each(dealKinds)('a concluded $name', ({ aggregate, histories, commands, cancellations, cancellationSettled, proposals }) => {
  const { decider } = aggregate;
  const concluded = histories.IS_APPROVED ?? [];
  const given = (...more: readonly AnyEvent[]) => scenario(decider).given(...concluded, ...more);
  const request = commands.requestCancellation as { type: string; cancelFeeMax: number };
  const typesOf = (events: unknown) => (events as AnyEvent[]).map(({ type }) => type.replace(/^(Offer|Entry)/, ''));
  const decided = (command: unknown, context: ReturnType<typeof by>, ...more: readonly AnyEvent[]) =>
    decider.decide(command, fold(decider, [...concluded, ...more]), context) as AnyEvent[];

  test('is cancelled by the client, with the amount that was shown', () => given().when(request, by('client'), cancellations.ASKED));
  test('is cancelled by the cast', () =>
    expect(decided(request, by('talent'))[0]?.data).toMatchObject({ calledOffBy: 'talent', cancelFeeMax: 40_000 }));
  test('is not cancelled with another amount than the current maximum', () => {
    given().when({ ...request, cancelFeeMax: 0 }, by('client'), 'cancel-fee-changed');
    given().when({ ...request, cancelFeeMax: 0 }, by('talent'), 'cancel-fee-changed');
  });
  test('is cancelled with the version of the terms that was shown', () =>
    given().when({ ...request, termsNo: 2 }, by('client'), 'terms-changed'));
  test('is not cancelled twice: a repeat by the same side has no effect, another reason or side is refused', () => {
    given(...cancellations.ASKED).when(request, by('client'), []);
    for (const [other, side] of [
      [{ ...request, cancelCode: 'HEALTH' }, 'client'],
      [request, 'talent'],
    ] as const)
      given(...cancellations.ASKED).when(other, by(side), 'status-conflict');
  });
  test('is not cancelled while a change of terms waits for consent', () => {
    for (const proposal of [proposals.OPEN, proposals.AGREED]) given(...proposal).when(request, by('client'), 'change-pending');
  });
  test('is not cancelled after all its work days', () => {
    const sheet = { facts: { ...termsSheet, workDays: [{ ...shoot, date: '2026-11-22' }] }, words: 0 };
    const state = { ...(fold(decider, concluded) as object), sheet };
    const decide = (now: number) =>
      decider.decide(
        { ...request, cancelFeeMax: cancelFeeMaxOf({ ...concludedAt, fee: 40_000, sheet }, 'client', now) },
        state,
        by('client', now),
      );
    const over = jstInstant('2026-11-22', '17:00') ?? 0;
    expect(decide(over - 1)).toHaveLength(1);
    expect(() => decide(over)).toThrow(expect.objectContaining({ code: 'already-worked' }));
  });

  test('continues if the side that asked withdraws its request; the other side cannot', () => {
    expect(typesOf(decided(commands.withdrawCancellation, by('client'), ...cancellations.ASKED))).toEqual(['CancellationWithdrawn']);
    given(...cancellations.ASKED).when(commands.withdrawCancellation, by('talent'), 'permission-denied');
  });
  test('cannot be held open by asking and withdrawing: after the reminder only the office decides', () =>
    given(...cancellations.REMINDED).when(commands.withdrawCancellation, by('client'), 'status-conflict'));
  test('continues if the office dismisses the request, with a reason', () => {
    const events = decided(commands.dismissCancellation, by('office'), ...cancellations.REMINDED);
    expect(typesOf(events)).toEqual(['CancellationDismissed']);
    expect(fold(decider, [...concluded, ...cancellations.REMINDED, ...events])).toMatchObject({
      status: 'IS_APPROVED',
      cancellation: 'NONE',
    });
  });
  test('is settled or continues by the request that the office saw, not by a later one', () => {
    for (const type of ['settleCancellation', 'dismissCancellation'] as const)
      given(...cancellations.ASKED).when({ ...commands[type], calledOffAt: NOON - 1 }, by('office'), 'status-conflict');
  });
  test('does not close while a request is open, and closes at once after its withdrawal', () => {
    const late = by('system', terms.scheduleToClose + DAY);
    given(...cancellations.ASKED).when(commands.close, late, 'cancellation-pending');
    const deadlines = (...more: readonly AnyEvent[]) =>
      aggregate.deadlines?.(fold(decider, [...concluded, ...more])).map(({ kind }) => kind);
    expect(deadlines(...cancellations.ASKED)).toEqual(['remindCancellation']);
    const back = decided(commands.withdrawCancellation, by('client'), ...cancellations.ASKED);
    expect(deadlines(...cancellations.ASKED, ...back)).toEqual(['close']);
    expect(typesOf(decided(commands.close, late, ...cancellations.ASKED, ...back))).toEqual(['Closed']);
  });
  test('cannot be force-closed to avoid the amount', () =>
    given(...cancellations.ASKED).when(commands.forceClose, by('office'), 'cancellation-pending'));

  test('is settled by the office: it ends, with a bill for the settled amount', () => {
    const events = decided(commands.settleCancellation, by('office'), ...cancellations.REMINDED);
    expect(events).toEqual([cancellationSettled]);
    expect(fold(decider, [...concluded, ...cancellations.REMINDED, ...events])).toMatchObject({
      status: 'IS_ADMIN_CLOSED',
      bill: 'UNCLAIMED',
    });
  });
  test('is settled at 0 yen without a bill', () => {
    const events = decided({ ...commands.settleCancellation, cancelFee: 0 }, by('office'), ...cancellations.ASKED);
    expect(fold(decider, [...concluded, ...cancellations.ASKED, ...events])).toMatchObject({ status: 'IS_ADMIN_CLOSED', bill: 'NONE' });
  });
  test('is settled once; another amount is refused', () => {
    given(...cancellations.ASKED, cancellationSettled).when(commands.settleCancellation, by('office'), []);
    given(...cancellations.ASKED, cancellationSettled).when(
      { ...commands.settleCancellation, cancelFee: 0 },
      by('office'),
      'status-conflict',
    );
  });
  test('is settled at most at the amount that the asking side saw', () =>
    given(...cancellations.ASKED).when({ ...commands.settleCancellation, cancelFee: 40_001 }, by('office'), 'invalid-argument', [
      'cancelFee',
    ]));
  test('in no history is billed above the amount shown, and without a request not at all', () => {
    const sent = fc.record({
      command: fc.oneof({ weight: 3, arbitrary: cancelCommands }, changeCommands),
      role: fc.constantFrom('client', 'talent', 'office', 'system'),
      elapsed: fc.nat({ max: HOUR }),
    });
    let settled = 0;
    const story = (attempts: readonly { command: unknown; role: 'client' | 'talent' | 'office' | 'system'; elapsed: number }[]) => {
      const events: AnyEvent[] = [...concluded];
      let now = NOON;
      for (const { command, role, elapsed } of attempts) {
        now += elapsed;
        try {
          const state = fold(decider, events) as { calledOffAt?: number };
          // The office saw the open request.
          const sent = 'calledOffAt' in (command as object) ? { ...(command as object), calledOffAt: state.calledOffAt } : command;
          events.push(...(decider.decide(sent, state, by(role, now)) as AnyEvent[]));
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
        }
      }
      return events;
    };
    fc.assert(
      fc.property(fc.array(sent, { maxLength: 40, size: 'max' }), (attempts) => {
        const events = story(attempts);
        const end = events.at(-1);
        if (!end?.type.endsWith('CancellationSettled')) return;
        settled += 1;
        const shown = events.findLast(({ type }) => /Cancellation(Requested|Withdrawn|Dismissed)$/.test(type));
        const { cancelFeeMax = -1 } = (shown?.data ?? {}) as { cancelFeeMax?: number };
        expect((end.data as { cancelFee: number }).cancelFee).toBeLessThanOrEqual(cancelFeeMax);
      }),
      { numRuns: runs(500) },
    );
    expect(settled).toBeGreaterThan(20);
  });
});
