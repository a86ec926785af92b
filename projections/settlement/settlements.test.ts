import { expect, test } from 'vitest';
import { fold } from '#domain/kernel/decider.ts';
import { type SettlementEvent, settlement } from '#domain/money/settlement/settlement.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import type { Accepted } from '#domain/testing/examples.ts';
import { billMonths } from '../deal/billMonths.ts';
import { project } from '../testing/project.ts';
import { settlements } from './settlements.ts';

const { answer, decide, claimBill } = acceptedCommands.settlement as Readonly<Record<'answer' | 'decide' | 'claimBill', Accepted>>;
/** The events before a command of the examples, and its own. */
const storyOf = ({ given, command, context }: Accepted): SettlementEvent[] => {
  const before = given as SettlementEvent[];
  return [...before, ...settlement.decider.decide(command as never, fold(settlement.decider, before), context)];
};
const after = (events: readonly SettlementEvent[]) => project([settlements, billMonths], envelopes('settlement-offer-1', ...events));
const month = `billMonths/2026-11_${uidOf.client}`;

test('a settlement joins the bills of its month once it is fixed', () => {
  const disputed = after(storyOf(answer));
  expect(disputed['settlements/offer-1']).toMatchObject({ status: 'DISPUTED', objected: [2], billStatus: null, total: null });
  expect(disputed).not.toHaveProperty([month]);
  const fixed = after(storyOf(decide));
  expect(fixed['settlements/offer-1']).toMatchObject({
    status: 'FIXED',
    amounts: [{ row: 2, yen: 540 }],
    billMonth: '2026-11',
    billNet: 17_000 + 2_400 + 500,
    billStatus: 'UNCLAIMED',
    total: 18_700 + 2_640 + 540,
  });
  expect(fixed[month]).toMatchObject({ month: '2026-11', clientId: uidOf.client });
  expect(after(storyOf(claimBill))['settlements/offer-1']).toMatchObject({ billStatus: 'CLAIMED', billId: '2026-0001' });
});

test('nothing to pay is no bill, and a new report takes the place of the earlier one', () => {
  const [reported] = storyOf(answer) as [Extract<SettlementEvent, { type: 'SettlementReported' }>];
  const nothing: SettlementEvent = { ...reported, data: { ...reported.data, no: 2, minutes: 0, rows: [], texts: [] } };
  const { jobId, clientId, talentId, dealKind, lastDay } = reported.data;
  const said = { jobId, clientId, talentId, dealKind, no: 2, lastDay, parts: [], total: 0, month: '2026-11', fixedAt: 0 };
  const documents = after([reported, nothing, { type: 'SettlementFixed', data: said }]);
  expect(documents['settlements/offer-1']).toMatchObject({ no: 2, rows: [], status: 'FIXED', total: 0, billStatus: null });
  expect(documents).not.toHaveProperty([month]);
});
