import { expect, test } from 'vitest';
import { jstDate } from '../../kernel/calendar/instants.ts';
import { fold } from '../../kernel/decider.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { clockTime } from '../../kernel/format/times.ts';
import type { AnyEvent } from '../../registry.ts';
import { by, HOUR, NOON } from '../../testing/contexts.ts';
import { type DealKind, dealKinds } from '../../testing/dealKinds.ts';
import { termsSheet } from '../../testing/sheets.ts';
import { cancelFeeMaxOf } from './cancellation.ts';
import { type Row, sendersOf, type TimeField } from './row.ts';
import type { Path } from './sharedCommands.ts';
import { factsOf } from './sheet.ts';
import { spanOf } from './workSpan.ts';

// The event is tomorrow: no deadline of any question may lie after its beginning.

const at = NOON + 22 * HOUR;
const day = { date: jstDate(at), from: clockTime(at), to: clockTime(at + 2 * HOUR), kind: 'SHOOT' } as const;
const sheet = { ...termsSheet, workDays: [day], payDue: '2027-01-15', notes: '' };
const { from: begins } = spanOf(day);
const words = { content: fingerprint(sheet.content), place: fingerprint(sheet.place) };
const posted = { feeMin: 30_000, feeMax: 50_000, sheet: factsOf(sheet), words, startsAt: begins };

/** The parts of a command that say when the work is, and what its sender saw. */
const near = (type: string, state: unknown): object => {
  if (type === 'inquire') return { begins };
  if (type === 'enter') return { posted };
  if (type === 'makeOffer' || type === 'continueInquiry' || type === 'approve') return { sheet };
  return type === 'requestCancellation'
    ? { cancelFeeMax: cancelFeeMaxOf(state as Parameters<typeof cancelFeeMaxOf>[0], 'client', NOON) }
    : {};
};

/** The states of a deal whose work is tomorrow, after each of these commands. */
const statesAfter = ({ aggregate: { decider }, table, commands }: DealKind, path: readonly string[]): unknown[] => {
  const story: AnyEvent[] = [];
  return path.map((type) => {
    const before = fold(decider, story);
    const [sender] = sendersOf(table[type] as Row) as [Parameters<typeof by>[0]];
    story.push(...(decider.decide({ ...commands[type], ...near(type, before) } as never, before as never, by(sender)) as AnyEvent[]));
    return fold(decider, story);
  });
};

/** The times until which somebody has to act. The end of the deal and the objection are others. */
const questions = ['answerDue', 'proposalDue', 'remindAt', 'decideBy', 'settleBy'] as const satisfies readonly TimeField[];

test.each(dealKinds)('no question of an $name for tomorrow can be answered after its work begins', (kind) => {
  const sentByPeople = Object.entries(kind.aggregate.commandRows).filter(
    ([type, { after = [] }]) => !sendersOf(kind.table[type] as Row).includes('system') && !after.includes('close'),
  );
  const asked = new Set<string>();
  const late = sentByPeople.flatMap(([type, { after = [] }]) =>
    statesAfter(kind, [...(after as Path), type]).flatMap((state) => {
      const held = state as { readonly status: string } & Readonly<Partial<Record<TimeField, number | null>>>;
      const times = questions.map((name) => ({ name, dueAt: held[name] ?? 0 })).filter(({ dueAt }) => dueAt > 0);
      for (const { name } of times) asked.add(name);
      const alarms = (kind.aggregate.deadlines?.(state as never) ?? []).map((alarm) => ({ name: alarm.kind, dueAt: alarm.dueAt }));
      return [...times, ...alarms.filter(({ name }) => name !== 'close')]
        .filter(({ dueAt }) => dueAt > begins)
        .map(({ name }) => `${name} after ${type} in ${held.status}`);
    }),
  );
  expect(late).toEqual([]);
  expect([...asked].sort()).toEqual([...questions].sort());
});
