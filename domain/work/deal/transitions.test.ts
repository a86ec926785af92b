import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import type { AnyEvent } from '../../registry.ts';
import { textOf } from '../../testing/approval.ts';
import { by, DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { type DealKind, dealKinds } from '../../testing/dealKinds.ts';
import { answerDue, proposalDue, proxyDue, reminderDue, terms } from '../../testing/dealSamples.ts';
import { refusalOf } from '../../testing/scenario.ts';
import { endOf, type Row, sendersOf } from './row.ts';

const roles = ['client', 'talent', 'office', 'system', null] as const;

const ends = { answerDue, scheduleToClose: terms.scheduleToClose };

/** Deadlines when they are due, other commands while the answer is awaited. */
const timeOf = ({ since }: Row): number => {
  if (since === undefined) return NOON + HOUR;
  // After the last of the reminders, each of them is due.
  return {
    remindAt: reminderDue,
    counterRemindAt: reminderDue,
    ...ends,
    proposalDue,
    proxyDue,
    decideBy: NOON + 3 * DAY,
    settleBy: NOON + 2 * DAY,
  }[since];
};

/** The state beside the status: a change, a request to cancel, an answer by the office. */
type Facets = {
  readonly proposal: 'NONE' | 'OPEN' | 'REMINDED' | 'AGREED';
  readonly cancellation: 'NONE' | 'ASKED' | 'REMINDED';
  readonly proxy: 'NONE' | 'OPEN' | 'DISPUTED' | 'SETTLED';
};
const senderOf = (row: Row) => sendersOf(row)[0] ?? null;

/** A bill can be reopened only after it was claimed. */
const historyOf = (kind: DealKind, status: string, { proposal, cancellation, proxy }: Facets, command: string): readonly AnyEvent[] => [
  ...(kind.histories[status] ?? []),
  ...(proposal === 'NONE' ? [] : status === 'IN_PROGRESS' ? kind.counters[proposal as 'OPEN'] : kind.proposals[proposal as 'OPEN']),
  ...(cancellation === 'NONE' ? [] : kind.cancellations[cancellation]),
  ...(proxy === 'NONE' ? [] : kind.proxies[proxy]),
  ...(status === 'IS_CLOSED' && command === 'reopenBill' ? [kind.billClaimed] : []),
];

describe.each(dealKinds)('the table of the $name', (kind) => {
  const { aggregate, table, histories, commands, active, statuses } = kind;
  const { decider } = aggregate;

  test('every history leads to the status of its name', () => {
    for (const status of ['NONE', ...statuses]) expect(fold(decider, histories[status] ?? [])).toMatchObject({ status });
  });

  test('a deal that is over changes only its bill, or by a dispute of a refusal', () => {
    const over = ['IS_CLOSED', 'IS_ADMIN_CLOSED'];
    const isProxy = ({ moves }: Row) => moves?.part === 'proxy';
    const moving = Object.values(table).filter(
      (row) => !isProxy(row) && row.from.some((status) => ![...active, 'NONE', ...over].includes(status)),
    );
    expect(moving).toEqual([]);
    expect(
      Object.values(table).filter(({ from, moves }) => over.some((status) => from.includes(status)) && moves?.part !== 'bill'),
    ).toEqual([]);
  });

  const stagesIn = (status: string): readonly Facets[] => {
    const held = fold(decider, histories[status] ?? []) as object;
    const stages = status === 'IN_PROGRESS' ? (['NONE', 'OPEN', 'REMINDED'] as const) : (['NONE', 'OPEN', 'AGREED'] as const);
    const proposals = 'proposal' in held ? stages : (['NONE'] as const);
    const cancellations = 'cancellation' in held ? (['NONE', 'ASKED', 'REMINDED'] as const) : (['NONE'] as const);
    const proxies = 'proxy' in held ? (['NONE', 'OPEN', 'DISPUTED', 'SETTLED'] as const) : (['NONE'] as const);
    return proposals.flatMap((proposal) =>
      cancellations.flatMap((cancellation) => proxies.map((proxy) => ({ proposal, cancellation, proxy }))),
    );
  };

  /** The refusal, or the events with the status after them. */
  const decided = (state: unknown, command: string, sender: ReturnType<typeof by>) => {
    let events: AnyEvent[] = [];
    const refusal = refusalOf(() => {
      events = decider.decide(commands[command], state, sender) as AnyEvent[];
      return events;
    });
    return refusal?.code ?? [...events.map(({ type }) => type), (fold(decider, events, state) as { status: string }).status];
  };

  /** The values of facets, if together they say the same as the list; else the list. */
  const told = (facets: readonly Facets[], all: readonly Facets[]): string => {
    const values = (list: readonly Facets[]) =>
      (['proposal', 'cancellation', 'proxy'] as const).map((part) => [part, [...new Set(list.map((each) => each[part]))]] as const);
    const [own, every] = [values(facets), values(all)];
    if (own.reduce((product, [, each]) => product * each.length, 1) !== facets.length)
      return facets.map((each) => Object.values(each).join('/')).join(' ');
    return own.flatMap(([part, each], at) => (each.length === every[at]?.[1].length ? [] : [`${part} ${each.join('/')}`])).join(', ');
  };

  test('each command has the approved outcome in each status, whatever else is open', () => {
    const outcomesIn = (status: string, command: string, row: Row): string => {
      const all = stagesIn(status);
      const outcomes = Map.groupBy(all, (facets) =>
        [decided(fold(decider, historyOf(kind, status, facets, command)), command, by(senderOf(row), timeOf(row)))].flat().join(' '),
      );
      if (outcomes.size === 1) return [...outcomes.keys()].join();
      return [...outcomes].map(([outcome, facets]) => `${outcome} (${told(facets, all)})`).join('; ');
    };
    const lines = ['NONE', ...statuses].flatMap((status) => {
      const commandsBy = Map.groupBy(Object.keys(table), (command) => outcomesIn(status, command, table[command] as Row));
      const due = aggregate.deadlines?.(fold(decider, histories[status] ?? [])) ?? [];
      return [
        status,
        ...due.map(({ kind: command, dueAt }) => `  due: ${command} ${(dueAt - NOON) / HOUR} hours after the beginning`),
        ...[...commandsBy].map(([outcome, names]) => `  ${names.join(', ')}: ${outcome}`),
      ];
    });
    return expect(textOf(lines)).toMatchFileSnapshot(`../../testing/approved/${kind.name}Transitions.txt`);
  });

  test.each(['NONE', ...statuses])('in %s each command is refused from any other sender', (status) => {
    const accepted = stagesIn(status).flatMap((facets) =>
      Object.entries(table).flatMap(([command, row]) => {
        const state: unknown = fold(decider, historyOf(kind, status, facets, command));
        const now = row.since === undefined ? NOON + DAY : timeOf(row);
        const others = roles.filter((role) => role === null || !sendersOf(row).includes(role));
        return others
          .filter((role) => decided(state, command, by(role, now)) !== 'permission-denied')
          .map((role) => [facets, command, role]);
      }),
    );
    expect(accepted).toEqual([]);
  });

  const timed = Object.entries(table).flatMap(([command, row]) =>
    row.from.flatMap((status) => {
      const end = status === 'NONE' || row.by === 'system' ? undefined : endOf(row, status);
      return end === 'answerDue' || end === 'scheduleToClose' ? [{ command, status, row, end: ends[end] }] : [];
    }),
  );
  test.each(timed)('$command in $status is accepted until a millisecond before its end, then refused', ({ command, status, row, end }) => {
    // An answer to a counter-offer needs one.
    const asked = row.mustMatch === 'proposalNo' && status === 'IN_PROGRESS' ? kind.counters.OPEN : [];
    const state: unknown = fold(decider, [...(histories[status] ?? []), ...asked]);
    const moved = { ...commands[command], ...('scheduleToClose' in (commands[command] as object) && { scheduleToClose: end + DAY }) };
    const at = (now: number) => decider.decide(moved, state, by(senderOf(row), now));
    expect(at(end - 1)).not.toEqual([]);
    expect(refusalOf(() => at(end))?.code).toBe(row.late ?? 'deadline-passed');
  });

  test.each(statuses)('in %s each deadline is met at its time, never earlier; a late end is the same end', (status) => {
    const state: unknown = fold(decider, histories[status] ?? []);
    for (const { kind: command, dueAt } of aggregate.deadlines?.(state) ?? []) {
      const at = (now: number) => decider.decide(commands[command], state, by('system', now)) as AnyEvent[];
      expect([command, refusalOf(() => at(dueAt - 1))?.code]).toEqual([command, 'deadline-not-reached']);
      expect(at(dueAt).map(({ type }) => type)).toEqual([table[command]?.event]);
      if (command === 'expire' || command === 'close') expect(at(dueAt + 90 * DAY)).toEqual(at(dueAt));
    }
  });
});
