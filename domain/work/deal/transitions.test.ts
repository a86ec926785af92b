import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import type { AnyEvent } from '../../registry.ts';
import { by, DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { type DealKind, dealKinds } from '../../testing/dealKinds.ts';
import { answerDue, proposalDue, proxyDue, reminderDue, terms } from '../../testing/dealSamples.ts';
import { refusalOf } from '../../testing/scenario.ts';
import { endOf, type Row, sendersOf } from './row.ts';

const roles = ['client', 'talent', 'office', 'system', null] as const;

const ends = { answerDue, scheduleToClose: terms.scheduleToClose };

/**
 * The time of each command: deadlines when they are due, other commands while the answer is
 * awaited.
 */
const timeOf = ({ since }: Row): number => {
  if (since === undefined) return NOON + HOUR;
  // After the last of the reminders, each of them is due.
  return { remindAt: reminderDue, ...ends, proposalDue, proxyDue, decideBy: NOON + 3 * DAY, settleBy: NOON + 2 * DAY }[since];
};

/**
 * The state beside the status: a proposed change, a request to cancel, and an answer that the
 * office gave for the cast.
 */
type Facets = {
  readonly proposal: 'NONE' | 'OPEN' | 'AGREED';
  readonly cancellation: 'NONE' | 'ASKED' | 'REMINDED';
  readonly proxy: 'NONE' | 'OPEN' | 'DISPUTED' | 'SETTLED';
};
const none: Facets = { proposal: 'NONE', cancellation: 'NONE', proxy: 'NONE' };
const senderOf = (row: Row) => sendersOf(row)[0] ?? null;

/** A bill can be reopened only after it was claimed. */
const historyOf = (kind: DealKind, status: string, { proposal, cancellation, proxy }: Facets, command: string): readonly AnyEvent[] => [
  ...(kind.histories[status] ?? []),
  ...(proposal === 'NONE' ? [] : kind.proposals[proposal]),
  ...(cancellation === 'NONE' ? [] : kind.cancellations[cancellation]),
  ...(proxy === 'NONE' ? [] : kind.proxies[proxy]),
  ...(status === 'IS_CLOSED' && command === 'reopenBill' ? [kind.billClaimed] : []),
];

/** The expected outcome of a command by the table: its events, or the error. */
const outcomeOf = ({ table }: DealKind, status: string, facets: Facets, command: string): readonly string[] | string => {
  const { proposal: facet, cancellation } = facets;
  const asked = table[command] as Row;
  // The changes of the histories also move the end, except for the fee's, which is a raise.
  const row = asked.needsConsentIn?.includes(status) && command !== 'changeFee' ? (table.proposeChange as Row) : asked;
  // The change of the histories is proposed already, and the cancellation has the same reason.
  if (command === 'requestCancellation' && cancellation !== 'NONE') return [];
  if (row.moves?.to === facet && facet !== 'NONE' && row.mustMatch === 'proposalNo') return [];
  if (command === 'noteProxy' && facets.proxy === 'OPEN') return [];
  if (command === 'settleProxy' && facets.proxy === 'SETTLED') return [];
  if (row.cancellationRequested === false && cancellation !== 'NONE')
    return command === 'proposeChange' && facet === 'OPEN' ? [] : 'cancellation-pending';
  if (row.cancellationRequested && cancellation === 'NONE') return 'status-conflict';
  if (row.undisputed && facets.proxy === 'DISPUTED') return 'proxy-disputed';
  if (row.blockedByProposal && facet !== 'NONE') return command === 'proposeChange' && facet === 'OPEN' ? [] : 'change-pending';
  if (row.mustMatch === 'proposalNo' && facet === 'NONE') return 'terms-changed';
  // The history ends with a force close without an amount, so there is no bill.
  if (row.moves?.part === 'bill' && status === 'IS_ADMIN_CLOSED') return 'status-conflict';
  const moved = row.moves && row.moves.part !== 'bill' ? facets[row.moves.part] : undefined;
  if (row.moves && moved !== undefined && !row.moves.from.includes(moved)) return row.moves.to === moved ? [] : 'status-conflict';
  const next = row.thenRuns?.[status];
  const ended = row.to !== 'same' && facet !== 'NONE' ? [(table.lapseChange as Row).event] : [];
  return [...ended, row.event, ...(next === undefined ? [] : [(table[next] as Row).event])];
};

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
    const proposals = 'proposal' in held ? (['NONE', 'OPEN', 'AGREED'] as const) : (['NONE'] as const);
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

  /** The same by the table. */
  const expected = (status: string, facets: Facets, command: string) => {
    const row = table[command] as Row;
    if (!row.from.includes(status)) {
      // It ended with a force close without an amount.
      if (row.to === status && !row.cancellationRequested) return [status];
      return status === 'NONE' ? 'not-found' : 'status-conflict';
    }
    const outcome = outcomeOf(kind, status, facets, command);
    if (typeof outcome === 'string') return outcome;
    const last = Object.values(table).find(({ event }) => event === outcome.at(-1)) as Row | undefined;
    return [...outcome, !last || last.to === 'same' ? status : last.to];
  };

  test.each(['NONE', ...statuses])('in %s each command has the outcome of the table, whatever else is open', (status) => {
    const attempts = stagesIn(status).flatMap((facets) => Object.keys(table).map((command) => ({ facets, command })));
    const told = (outcomeFor: (attempt: (typeof attempts)[number]) => unknown) =>
      attempts.map((attempt) => ({ ...attempt.facets, command: attempt.command, outcome: outcomeFor(attempt) }));
    const found = told(({ facets, command }) => {
      const row = table[command] as Row;
      return decided(fold(decider, historyOf(kind, status, facets, command)), command, by(senderOf(row), timeOf(row)));
    });
    expect(found).toEqual(told(({ facets, command }) => expected(status, facets, command)));
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
    const state: unknown = fold(decider, histories[status] ?? []);
    const moved = { ...commands[command], ...('scheduleToClose' in (commands[command] as object) && { scheduleToClose: end + DAY }) };
    const at = (now: number) => decider.decide(moved, state, by(senderOf(row), now));
    expect((at(end - 1) as AnyEvent[]).map(({ type }) => type)).toEqual(outcomeOf(kind, status, none, command));
    expect(refusalOf(() => at(end))?.code).toBe(row.late ?? 'deadline-passed');
  });
});
