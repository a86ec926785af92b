import { expect, test } from 'vitest';
import { sides } from '#domain/kernel/commonFields.ts';
import { fold } from '#domain/kernel/decider.ts';
import type { SettlementEvent } from '#domain/money/settlement/events.ts';
import { type SettlementCommand, settlement } from '#domain/money/settlement/settlement.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { by, uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import type { Accepted } from '#domain/testing/examples.ts';
import { billMonths } from '../deal/billMonths.ts';
import { inboxPath } from '../inbox/inbox.schema.ts';
import { waiting } from '../inbox/inbox.ts';
import { project } from '../testing/project.ts';
import { settlements } from './settlements.ts';

const { answer, decide, claimBill } = acceptedCommands.settlement as Readonly<Record<'answer' | 'decide' | 'claimBill', Accepted>>;
type Answer = Extract<SettlementCommand, { type: 'answer' }>;
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

const answering = (events: readonly SettlementEvent[]) =>
  sides.filter((side) => {
    const state = fold(settlement.decider, events);
    if (state.status === 'NONE') return false;
    try {
      return settlement.decider.decide({ ...(answer.command as Answer), no: state.no, objections: [] }, state, by(side)).length > 0;
    } catch {
      return false;
    }
  });

test('a settlement waits for the side that can answer, after every step of every example', () => {
  const steps = Object.values(acceptedCommands.settlement as Readonly<Record<string, Accepted>>)
    .map(storyOf)
    .flatMap((events) => events.map((_, at) => events.slice(0, at + 1)))
    // An answer to all rows and its end are one commit.
    .filter((events) => events.at(-1)?.type !== 'SettlementDecided');
  const waits = steps.map((events) => [after(events)['settlements/offer-1']?.waitsFor].filter(Boolean));
  expect(waits).toEqual(steps.map(answering));
  expect(new Set(waits.flat())).toEqual(new Set(['client']));
});

test('a cast whose report takes the place of the client’s no longer has to answer', () => {
  const [reported] = storyOf(answer) as [Extract<SettlementEvent, { type: 'SettlementReported' }>];
  const ofClient: SettlementEvent = { ...reported, data: { ...reported.data, by: 'client' } };
  const ofCast: SettlementEvent = { ...reported, data: { ...reported.data, by: 'talent', no: 2 } };
  const inboxesAfter = (...events: SettlementEvent[]) => {
    const documents = project([settlements, waiting], envelopes('settlement-offer-1', ...events));
    return [documents['settlements/offer-1']?.waitsFor, ...sides.map((side) => documents[inboxPath(uidOf[side])]?.settlements)];
  };
  expect(inboxesAfter(ofClient)).toEqual(['talent', undefined, ['offer-1']]);
  expect(inboxesAfter(ofClient, ofCast)).toEqual(['client', ['offer-1'], []]);
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
