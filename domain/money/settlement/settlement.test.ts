import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, startOfJstDay } from '../../kernel/calendar/instants.ts';
import { fold } from '../../kernel/decider.ts';
import { upcast } from '../../kernel/eventDefinition.ts';
import { messages } from '../../kernel/validation.ts';
import { by, NOON, uidOf } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { billedTogether } from '../invoice/lines.ts';
import { overtimeOf, partsOf, rowsOf, sumOf } from './amounts.ts';
import type { SettlementEvent } from './events.ts';
import { answerTimes, type Expense, expense } from './fields.ts';
import { type SettlementCommand, settlement } from './settlement.ts';

const story = scenario(settlement.decider);
const cast = by('talent');
const client = by('client');
const reason = '機材は、こちらの車で運ぶとお伝えしていました。';

const { deal } = settlement.commandRows.report.example;
const ofDeal = { deal, dealKind: 'offer' } as const;
const fare: Expense = { what: '交通費', yen: 2_640, percent: 10, receipt: '恵比寿〜海浜幕張', picture: null };
const parking: Expense = { what: '駐車場', yen: 1_200, percent: 10, receipt: '', picture: `pictures/${uidOf.talent}/parking_M.webp` };
const expenses = [fare, parking];
const report = { type: 'report', minutes: 120, overtimeYen: 17_000, expenses, note: '', ...ofDeal } as const;
const nothing = { ...report, minutes: 0, overtimeYen: 0, expenses: [] };
type Sent<Type> = Extract<SettlementCommand, { type: Type }>;
const answer: Sent<'answer'> = { type: 'answer', no: 1, objections: [{ row: 2, reason }], ...ofDeal };
const agree = { ...answer, objections: [] };
const decided = { row: 2, yen: 600 };
const decide: Sent<'decide'> = { type: 'decide', no: 1, amounts: [decided], reason: '半額とします。', ...ofDeal };

const sent = (...commands: readonly (readonly [SettlementCommand, typeof cast])[]): SettlementEvent[] => {
  const events: SettlementEvent[] = [];
  for (const [command, context] of commands) events.push(...settlement.decider.decide(command, fold(settlement.decider, events), context));
  return events;
};
const reported = sent([report, cast]);
const disputed = sent([report, cast], [answer, client]);
const late = NOON + 3 * DAY;
const handedOver = sent([report, cast], [{ type: 'handOver' }, by('system', late)]);
const typesOf = (events: readonly SettlementEvent[]) => events.map(({ type }) => type);

describe('a report', () => {
  test('has a row for overtime and for each cost, and a clock for the answer', () => {
    expect(reported).toMatchObject([
      { data: { by: 'talent', no: 1, minutes: 120, lastDay: '2026-11-20', ...answerTimes(NOON), rows: rowsOf(17_000, expenses, 10) } },
    ]);
    expect(settlement.deadlines?.(fold(settlement.decider, reported))).toEqual([
      { kind: 'remindAnswer', dueAt: NOON + 2 * DAY },
      { kind: 'handOver', dueAt: NOON + 3 * DAY },
    ]);
  });
  test('that says the same twice gives one event', () => story.given(...reported).when(report, by('talent', NOON + 1), []));
  test('begins at the end of the last work, and ends seven days after its day in Japan', () => {
    const end = startOfJstDay('2026-11-28');
    story.given().when(report, by('talent', NOON - 1), 'work-not-over');
    story.given().when(report, by('talent', end), 'deadline-passed');
    expect(settlement.decider.decide(report, { status: 'NONE' }, by('talent', end - 1))).toHaveLength(1);
  });
  test('is for the two sides of a concluded deal', () => {
    for (const stranger of [by('client', NOON, 'client-2'), by('talent', NOON, 'talent-2'), by('office'), by('system')])
      story.given().when(report, stranger, 'permission-denied');
    story.given().when({ ...report, deal: { ...deal, isConcluded: false } }, cast, 'status-conflict');
  });
  test('takes the price of overtime from the sheet; without one, both length and amount are needed', () => {
    story.given().when({ ...report, overtimeYen: 16_000 }, cast, 'invalid-argument', ['overtimeYen']);
    const free = { ...report, deal: { ...deal, overtimeYen: null } };
    story.given().when({ ...free, overtimeYen: 0 }, cast, 'invalid-argument', ['overtimeYen']);
    story.given().when({ ...free, minutes: 0 }, cast, 'invalid-argument', ['minutes']);
    expect(overtimeOf(90, 8_333)).toBe(12_499);
  });
  test('can be corrected or withdrawn while nobody answered, and then be made again', () => {
    expect(sent([report, cast], [nothing, cast])).toMatchObject([{ data: { no: 1 } }, { data: { no: 2, rows: [] } }]);
    const withdrawn = sent([report, cast], [{ type: 'withdraw' }, cast]);
    story.given(...withdrawn).when({ type: 'withdraw' }, cast, []);
    story.given(...withdrawn).when(answer, client, 'status-conflict');
    expect(typesOf(sent([report, cast], [{ type: 'withdraw' }, cast], [nothing, client]))).toHaveLength(3);
    story.given(...reported).when({ type: 'withdraw' }, client, 'permission-denied');
    for (const events of [disputed, handedOver]) {
      story.given(...events).when({ ...report, note: '訂正' }, cast, 'status-conflict');
      story.given(...events).when({ type: 'withdraw' }, cast, 'status-conflict');
    }
  });
  test('keeps the picture of each receipt: an own upload of the reporter, or none', () => {
    expect(reported).toMatchObject([{ data: { texts: [{ picture: null }, { picture: null }, { picture: parking.picture }] } }]);
    const another = { ...report, expenses: [fare, { ...parking, picture: `pictures/${uidOf.client}/parking_M.webp` }] };
    expect(() => settlement.decider.decide(another, { status: 'NONE' }, cast)).toThrow(
      expect.objectContaining({ code: 'invalid-argument', fields: { 'expenses.1.picture': messages.ownPictures } }),
    );
    expect(settlement.decider.decide(another, { status: 'NONE' }, client)).toHaveLength(1);
    // An older release sends no picture. Without it, it is another report.
    const { picture: _, ...older } = parking;
    const without = { ...report, expenses: [fare, expense.parse(older)] };
    expect(sent([report, cast], [without, cast]).at(-1)).toMatchObject({ data: { no: 2, texts: Array(3).fill({ picture: null }) } });
    expect(expense.safeParse({ ...parking, picture: 'https://example.com/parking.webp' }).success).toBe(false);
  });
  test('of an older release has no pictures, and no texts without the key', () => {
    const raised = (texts: object[] | null) => upcast(settlement.events.SettlementReported, 1, { no: 1, texts }, NOON);
    expect(raised([{ what: '交通費', receipt: '' }])).toEqual({ no: 1, texts: [{ what: '交通費', receipt: '', picture: null }] });
    expect(raised(null)).toEqual({ no: 1, texts: null });
  });
  test('of the cast takes the place of the client’s, but not the other way round', () => {
    expect(typesOf(sent([nothing, client], [report, cast]))).toEqual(['SettlementReported', 'SettlementReported']);
    story.given(...reported).when(nothing, client, 'status-conflict');
  });
  test('of nothing needs no answer and has no clock', () => {
    const none = sent([nothing, cast]);
    expect(settlement.deadlines?.(fold(settlement.decider, none))).toEqual([]);
    story.given(...none).when(agree, client, 'status-conflict');
    story.given(...none).when({ type: 'handOver' }, by('system', late), []);
  });
});

describe('an answer', () => {
  test('without objections fixes the amounts: overtime without tax, costs as on the receipts', () => {
    const events = sent([report, cast], [agree, client]);
    expect(typesOf(events)).toEqual(['SettlementReported', 'SettlementAnswered', 'SettlementFixed']);
    expect(events.at(-1)?.data).toMatchObject({
      total: 18_700 + 2_640 + 1_200,
      month: '2026-11',
      parts: [
        { kind: 'OVERTIME', net: 17_000, percent: 10 },
        { kind: 'EXPENSE', net: 3_491, percent: 10 },
      ],
    });
    story.given(...events).when(agree, client, []);
    story.given(...events).when(answer, client, 'status-conflict');
  });
  test('with an objection leaves the row to the office', () => {
    expect(typesOf(disputed)).toEqual(['SettlementReported', 'SettlementAnswered']);
    story.given(...disputed).when(answer, client, []);
    story.given(...disputed).when(agree, client, 'status-conflict');
    expect(settlement.deadlines?.(fold(settlement.decider, disputed))).toEqual([]);
  });
  test('is for the other side, about the report that it saw', () => {
    story.given(...reported).when(answer, cast, 'permission-denied');
    story.given(...reported).when({ ...answer, no: 2 }, client, 'settlement-changed');
    story.given(...reported).when({ ...answer, objections: [{ row: 3, reason }] }, client, 'invalid-argument');
    story.given().when(answer, client, 'not-found');
  });
  test('names the month of the answer if the deal has been billed', () => {
    const billed = { ...agree, deal: { ...deal, month: null } };
    const events = sent([report, cast], [billed, by('client', startOfJstDay('2026-12-01'))]);
    expect(events.at(-1)?.data).toMatchObject({ month: '2026-12' });
  });
});

describe('silence', () => {
  test('is reminded once, and agrees to nothing: the office gets the report', () => {
    const reminded = sent([report, cast], [{ type: 'remindAnswer' }, by('system', NOON + 2 * DAY)]);
    story.given(...reminded).when({ type: 'remindAnswer' }, by('system', NOON + 2 * DAY), []);
    story.given(...reported).when({ type: 'remindAnswer' }, by('system', NOON + 2 * DAY - 1), 'deadline-not-reached');
    story.given(...reported).when({ type: 'handOver' }, by('system', late - 1), 'deadline-not-reached');
    expect(typesOf(handedOver)).toEqual(['SettlementReported', 'SettlementHandedOver']);
    story.given(...handedOver).when({ type: 'handOver' }, by('system', late), []);
  });
  test('can be broken until the office decides', () => {
    expect(typesOf(sent([report, cast], [{ type: 'handOver' }, by('system', late)], [agree, client])).at(-1)).toBe('SettlementFixed');
    story.given(...handedOver).when({ ...decide, amounts: [] }, by('office'), 'invalid-argument');
    const all = [0, 1, 2].map((row) => ({ row, yen: 0 }));
    const end = [
      ...handedOver,
      ...settlement.decider.decide({ ...decide, amounts: all }, fold(settlement.decider, handedOver), by('office')),
    ];
    expect(end.at(-1)).toMatchObject({ type: 'SettlementFixed', data: { parts: [], total: 0 } });
    story.given(...end).when({ type: 'claimBill', billId: '2026-0001' }, by('system'), 'status-conflict');
    story.given(...end).when(agree, client, 'status-conflict');
  });
});

describe('the office decides', () => {
  test('the disputed rows, within the report; agreed rows stay', () => {
    const end = sent([report, cast], [answer, client], [decide, by('office')]);
    expect(end.at(-1)?.data).toMatchObject({ total: 18_700 + 2_640 + 600 });
    story.given(...end).when(decide, by('office'), []);
    story.given(...end).when({ ...decide, amounts: [{ row: 2, yen: 0 }] }, by('office'), 'status-conflict');
  });
  test('not more than was reported, no agreed row, and no own deal', () => {
    const context = by('office');
    for (const amounts of [[{ row: 2, yen: 1_201 }], [{ row: 0, yen: 0 }], [], [decided, { row: 9, yen: 0 }]])
      story.given(...disputed).when({ ...decide, amounts }, context, 'invalid-argument');
    story.given(...disputed).when(decide, by('office', NOON, uidOf.client), 'permission-denied');
    story.given(...disputed).when({ ...decide, no: 2 }, context, 'settlement-changed');
    story.given(...reported).when(decide, context, 'status-conflict');
  });
});

test('an invoice claims it once, and a void invoice frees it', () => {
  const fixed = sent([report, cast], [agree, client]);
  const claim = { type: 'claimBill', billId: '2026-0001' } as const;
  const claimed: SettlementEvent[] = [...fixed, ...settlement.decider.decide(claim, fold(settlement.decider, fixed), by('system'))];
  story.given(...claimed).when(claim, by('system'), []);
  story.given(...claimed).when({ ...claim, billId: '2026-0002' }, by('system'), 'status-conflict');
  story.given(...reported).when(claim, by('system'), 'status-conflict');
  const reopen = { type: 'reopenBill', reason: '無効' } as const;
  const open: SettlementEvent[] = [...claimed, ...settlement.decider.decide(reopen, fold(settlement.decider, claimed), by('system'))];
  story.given(...open).when(reopen, by('system'), []);
  expect(settlement.decider.decide({ ...claim, billId: '2026-0002' }, fold(settlement.decider, open), by('system'))).toHaveLength(1);
});

describe('on an invoice', () => {
  const bill = (nth: number) => ({
    talentId: 'talent-1',
    deal: `offer-${nth}`,
    title: `お仕事${nth}`,
    net: 40_000,
    serviceFee: 4_000,
    cancelled: false,
    closedAt: NOON,
  });
  const extra = (nth: number, parts: ReturnType<typeof partsOf>) => ({
    talentId: 'talent-1',
    deal: `settlement-${nth}`,
    title: `お仕事${nth}`,
    day: '2026-11-20',
    parts,
  });
  test('extras stand below their deal, and alone they are a supplement', () => {
    const parts = partsOf(
      rowsOf(
        17_000,
        [
          { yen: 2_640, percent: 10 },
          { yen: 1_080, percent: 8 },
        ],
        10,
      ),
    );
    const { lines, titles, sums } = billedTogether([bill(1), bill(2)], [extra(1, parts), extra(3, parts)]);
    expect(lines.map(({ deal: stream, extra: kind, service }) => [stream, service ? 'SERVICE' : kind])).toEqual([
      ['offer-1', null],
      ['offer-1', 'SERVICE'],
      ['settlement-1', 'OVERTIME'],
      ['settlement-1', 'EXPENSE'],
      ['settlement-1', 'EXPENSE'],
      ['offer-2', null],
      ['offer-2', 'SERVICE'],
      ['settlement-3', 'OVERTIME'],
      ['settlement-3', 'EXPENSE'],
      ['settlement-3', 'EXPENSE'],
    ]);
    expect(titles.at(-1)).toBe('追加精算：お仕事3');
    expect(titles[2]).toBe('お仕事1');
    expect(sums.rates).toEqual([
      { percent: 10, net: 88_000 + 2 * 19_400, tax: 8_800 + 2 * 1_940 },
      { percent: 8, net: 2_000, tax: 160 },
    ]);
  });
  test('every extra is billed once; tax is rounded once per rate; costs differ from receipts by roundings only', () => {
    const cost = fc.record({ yen: fc.integer({ min: 1, max: 99_999_999 }), percent: fc.constantFrom(8 as const, 10 as const) });
    const settled = fc.record({ overtime: fc.nat(999_999), costs: fc.array(cost, { maxLength: 5 }) });
    fc.assert(
      fc.property(fc.array(settled, { maxLength: 5 }), fc.nat(4), (all, bills) => {
        const rows = all.map(({ overtime, costs }) => rowsOf(overtime, costs, 10));
        const extras = rows.flatMap((each, nth) => (partsOf(each).length > 0 ? [extra(nth, partsOf(each))] : []));
        const { lines, sums } = billedTogether(
          Array.from({ length: bills }, (_, nth) => bill(nth)),
          extras,
        );
        const billed = lines.filter(({ extra: kind }) => kind !== null);
        expect(billed).toHaveLength(extras.flatMap(({ parts }) => parts).length);
        expect(new Set(billed.map(({ deal: stream, extra: kind, percent }) => `${stream} ${kind} ${percent}`)).size).toBe(billed.length);
        for (const { percent, net, tax } of sums.rates) {
          expect(net).toBe(lines.filter((line) => line.percent === percent).reduce((sum, line) => sum + line.net, 0));
          expect(tax).toBe(Math.floor((net * percent) / 100));
        }
        const fees = bills * 48_400;
        const costs = all.flatMap((each) => each.costs).length;
        const overtimes = all.filter(({ overtime }) => overtime > 0).length;
        const said = fees + rows.reduce((sum, each) => sum + sumOf(each), 0);
        expect(Math.abs(sums.total - said)).toBeLessThanOrEqual(1.1 * costs + overtimes + 1);
      }),
    );
  });
});
