import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfJstDay, startOfJstDay } from '../../kernel/calendar/instants.ts';
import { invoiceOf } from '../../kernel/consumptionTax.ts';
import { fold } from '../../kernel/decider.ts';
import { officeRoles } from '../../kernel/officeRoles.ts';
import { maySend } from '../../office/duties.ts';
import { by, DAY, NOON, uidOf } from '../../testing/contexts.ts';
import {
  billTo,
  credit,
  invoiceCommands,
  invoiceCredited,
  invoiceIssued,
  issue,
  issuer,
  openBills,
  paymentRecorded,
} from '../../testing/invoices.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import type { InvoiceEvent } from './events.ts';
import { type InvoiceCommand, invoice } from './invoice.ts';
import { isRegistrationNumber, issuerSetting } from './issuer.ts';
import { invoiceNumberOf, isInvoiceNumber } from './number.ts';
import { advanceIn, type IssuedInvoice, paidOf, reservesDeals, statusOf } from './state.ts';
import { invoiceDueAt } from './status.ts';

const { decider } = invoice;
const { given } = scenario(decider);
const office = by('office');
const about = { number: issue.number, clientId: issue.clientId };
const reason = '宛名の誤り';
const voidIt = { type: 'void', reason } as const;
const voided: InvoiceEvent = { type: 'InvoiceVoided', data: { ...about, deals: openBills.map(({ deal }) => deal), reason } };
const pay = (yen: number, nth = 1, at = '2026-11-20') =>
  ({ type: 'recordPayment', paymentId: `payment-${nth}`, yen, at, payer: 'カ）ヒカリキカク', nth: null }) as const;
const paid = (sum: number): InvoiceEvent => ({ type: 'InvoicePaid', data: { ...about, at: '2026-11-20', paid: sum, total: 71_505 } });
const strike = { type: 'strikePayment', paymentId: 'payment-1', reason: '別の請求書への入金' } as const;
const struck = (yen: number, left: number, nth = 1): InvoiceEvent => ({
  type: 'InvoicePaymentStruck',
  data: { ...about, paymentId: `payment-${nth}`, yen, reason: strike.reason, paid: left },
});
const dueAt = endOfJstDay('2026-12-04');
const overdue: InvoiceEvent = { type: 'InvoiceOverdue', data: { ...about, total: 71_505, paid: 0, dueAt } };
const statusAfter = (...events: InvoiceEvent[]) => {
  const state = fold(decider, events);
  return state.status === 'NONE' ? null : statusOf(state);
};

describe('an invoice is issued', () => {
  const line = { talentId: uidOf.talent, day: '2026-10-31', percent: 10, cancelled: false, service: false, extra: null };
  test('with one line per bill, and the tax once per rate', () =>
    given().when(issue, office, [
      {
        type: 'InvoiceIssued',
        data: {
          ...about,
          month: '2026-10',
          poNumbers: [],
          lines: [
            { deal: 'offer-offer-1', net: 40_000, ...line },
            { deal: 'offer-offer-2', net: 25_005, ...line },
          ],
          titles: ['舞台の出演', '舞台の出演'],
          rates: [{ percent: 10, net: 65_005, tax: 6_500 }],
          net: 65_005,
          tax: 6_500,
          total: 71_505,
          issuer,
          billTo,
          issuedAt: NOON,
          dueAt,
          replaces: null,
        },
      },
    ]));

  test('at two rates for a month in which the rate rose', () => {
    const bills = openBills.map((bill, index) => ({ ...bill, closedAt: startOfJstDay(index === 0 ? '2019-09-30' : '2019-10-01') }));
    const [event] = decider.decide({ ...issue, bills, expected: { count: 2, total: 70_705 } }, decider.initial, office);
    expect(event?.type === 'InvoiceIssued' && event.data.rates).toEqual([
      { percent: 10, net: 25_005, tax: 2_500 },
      { percent: 8, net: 40_000, tax: 3_200 },
    ]);
  });

  test('only for the bills that the office saw; otherwise with the new count and total', () => {
    const decide = () => decider.decide({ ...issue, bills: openBills.slice(1) }, decider.initial, office);
    expect(refusalOf(decide)).toMatchObject({ code: 'bills-changed', details: { count: 1, total: 27_505 } });
  });

  test('never without bills', () => given().when({ ...issue, bills: [] }, office, 'nothing-to-bill'));

  test('only with a complete billing profile; otherwise with the missing fields', () => {
    given().when({ ...issue, phone: '', billTo: { ...billTo, city: '' } }, office, 'invalid-argument', [
      'company.phone',
      'company.address.city',
    ]);
    given().when({ ...issue, billTo: null }, office, 'invalid-argument');
  });

  test('only by an issuer', () => given().when({ ...issue, issuer: null }, office, 'issuer-missing'));

  test('not by its own client', () => given().when(issue, by('office', NOON, uidOf.client), 'permission-denied'));
});

describe('a payment', () => {
  test('in full pays the invoice', () =>
    given(invoiceIssued).when(pay(71_505), office, [paymentRecorded(1, 71_505, 71_505), paid(71_505)]));

  test('in part leaves the invoice unpaid', () => {
    given(invoiceIssued).when(pay(40_000), office, [paymentRecorded(1, 40_000, 40_000)]);
    expect(statusAfter(invoiceIssued, paymentRecorded(1, 40_000, 40_000))).toBe('ISSUED');
    given(invoiceIssued, paymentRecorded(1, 40_000, 40_000)).when(pay(31_505, 2), office, [
      paymentRecorded(2, 31_505, 71_505),
      paid(71_505),
    ]);
  });

  test('above the owed amount pays it, and later payments are still recorded', () => {
    given(invoiceIssued).when(pay(80_000), office, [paymentRecorded(1, 80_000, 80_000), paid(80_000)]);
    given(invoiceIssued, paymentRecorded(1, 71_505, 71_505), paid(71_505)).when(pay(1, 2), office, [paymentRecorded(2, 1, 71_506)]);
  });

  test('is dated today or earlier', () => given(invoiceIssued).when(pay(1, 1, '2026-11-21'), office, 'invalid-argument', ['at']));

  test.each([0, -1, 0.5, 10_000_000_000])('of %s yen is invalid', (yen) =>
    expect(invoice.command.safeParse(pay(yen)).error?.issues.map(({ path }) => path)).toEqual([['yen']]),
  );

  test.each(['2026-02-30', '2026/11/20', ''])('dated "%s" is invalid', (at) =>
    expect(invoice.command.safeParse(pay(1, 1, at)).error?.issues.map(({ path }) => path)).toEqual([['at']]),
  );

  test('is refused on a void invoice', () => given(invoiceIssued, voided).when(pay(1), office, 'status-conflict'));

  test('that is struck no longer counts, once', () => {
    const history = [invoiceIssued, paymentRecorded(1, 71_505, 71_505), paid(71_505)];
    given(...history).when(strike, office, [struck(71_505, 0)]);
    given(...history, struck(71_505, 0)).when(strike, office, []);
    expect(statusAfter(...history)).toBe('PAID');
    expect(statusAfter(...history, struck(71_505, 0))).toBe('ISSUED');
    expect(statusAfter(invoiceIssued, overdue, ...history.slice(1), struck(71_505, 0))).toBe('OVERDUE');
  });

  test('of a bank statement is recorded once, and again after it was struck', () => {
    const ofBank = (id: number) => ({ ...pay(1, id), nth: 1, balance: null });
    const recorded = paymentRecorded(1, 1, 1, 1);
    given(invoiceIssued).when(ofBank(1), office, [recorded]);
    given(invoiceIssued, recorded).when(ofBank(2), office, 'payment-known');
    given(invoiceIssued, recorded).when({ ...ofBank(2), nth: 2 }, office, [
      { type: 'InvoicePaymentRecorded', data: { ...recorded.data, paymentId: 'payment-2', nth: 2, paid: 2 } },
    ]);
    expect(refusalOf(() => decider.decide(ofBank(2), fold(decider, [invoiceIssued, recorded, struck(1, 0)]), office))).toBeUndefined();
  });

  test('that does not exist cannot be struck', () => given(invoiceIssued).when(strike, office, 'not-found'));
});

describe('what balances the payments', () => {
  const whole = paid(71_505);
  const short = paymentRecorded(1, 71_065, 71_065);
  const much = paymentRecorded(1, 71_605, 71_605);
  const balancing = (kind: 'FEE' | 'REFUND' | 'CARRIED', yen: number): InvoiceEvent => ({
    type: 'InvoicePaymentRecorded',
    data: { ...short.data, paymentId: 'payment-2', kind, yen, payer: '', paid: 71_505 },
  });
  const borne = balancing('FEE', 440);
  const fee = { type: 'bearFee', paymentId: 'payment-2', yen: 440, at: '2026-11-20' } as const;
  test('a deducted transfer fee is borne once: exactly what is missing, and no more than a fee', () => {
    given(invoiceIssued, short).when(fee, office, [borne, whole]);
    given(invoiceIssued, short, borne, whole).when(fee, office, []);
    given(invoiceIssued, short).when({ ...fee, yen: 441 }, office, 'status-conflict');
    given(invoiceIssued).when({ ...fee, yen: 71_505 }, office, 'status-conflict');
    given(invoiceIssued, paymentRecorded(1, 70_000, 70_000)).when({ ...fee, yen: 1_505 }, office, 'invalid-argument');
  });
  test('a surplus is paid back once', () => {
    const refund = { type: 'refund', paymentId: 'payment-2', yen: 100, at: '2026-11-20' } as const;
    const back = balancing('REFUND', -100);
    given(invoiceIssued, much).when(refund, office, [back]);
    given(invoiceIssued, much, back).when(refund, office, []);
    given(invoiceIssued, much).when({ ...refund, yen: 99 }, office, 'status-conflict');
    given(invoiceIssued, much).when({ ...refund, at: '2026-11-21' }, office, 'invalid-argument');
  });
  test('a surplus is carried once, as an advance payment of the client', () => {
    const carry = { type: 'carry', paymentId: 'payment-2', yen: 100, at: '2026-11-20' } as const;
    const carried = balancing('CARRIED', -100);
    given(invoiceIssued, much).when(carry, office, [carried]);
    given(invoiceIssued, much, carried).when(carry, office, []);
    given(invoiceIssued, much, carried).when({ ...carry, paymentId: 'payment-3' }, office, 'status-conflict');
    given(invoiceIssued, much, carried).when({ ...carry, type: 'refund', paymentId: 'payment-3' }, office, 'status-conflict');
    const { payments } = fold(decider, [invoiceIssued, much, carried]) as IssuedInvoice;
    expect(advanceIn(payments)).toBe(100);
  });
  test('is struck before the transfer that it balances', () => {
    given(invoiceIssued, short, borne, whole).when(strike, office, 'status-conflict');
    given(invoiceIssued, short, borne, whole).when({ ...strike, paymentId: 'payment-2' }, office, [struck(440, 71_065, 2)]);
  });
});

describe('the casts on an invoice', () => {
  const { example } = invoice.commandRows.nameCasts;
  const named: InvoiceEvent = { type: 'InvoiceCastsNamed', data: { ...about, ...example } };
  const nameCasts = { type: 'nameCasts', ...example } as const;
  test('are named once, by the system', () => {
    given(invoiceIssued).when(nameCasts, by('system'), [named]);
    given(invoiceIssued, named).when(nameCasts, by('system'), []);
    given(invoiceIssued).when(nameCasts, office, 'permission-denied');
  });
  test('are encrypted with the keys of all of them; the invoice is not', () => {
    expect(invoice.subject('invoice-1', named)).toEqual([uidOf.client, uidOf.talent]);
    expect(invoice.subject('invoice-1', invoiceIssued)).toBe(uidOf.client);
  });
});

describe('an advance payment', () => {
  const used = (yen: number): InvoiceEvent => {
    const recorded = paymentRecorded(1, yen, yen);
    return { ...recorded, data: { ...recorded.data, kind: 'ADVANCE', payer: '' } };
  };
  const having = (yen: number) => ({ ...issue, advance: { paymentId: 'payment-1', yen } });
  test('is set off by the next invoice, whose amounts and tax do not change', () =>
    given().when(having(2_000), office, [invoiceIssued, used(2_000)]));
  test('of more than the invoice pays it; the rest is left for a later one', () =>
    given().when(having(80_000), office, [invoiceIssued, used(71_505), paid(71_505)]));
  test('is not a transfer: no fee was deducted from it', () =>
    given(invoiceIssued, used(71_065)).when(
      { type: 'bearFee', paymentId: 'payment-2', yen: 440, at: '2026-11-20' },
      office,
      'status-conflict',
    ));
  test('keeps the invoice from being void until it is struck', () =>
    given(invoiceIssued, used(2_000)).when(voidIt, office, 'invoice-paid'));
});

describe('a void invoice', () => {
  test('releases its deals, with a reason, once', () => {
    given(invoiceIssued).when(voidIt, office, [voided]);
    given(invoiceIssued, voided).when(voidIt, office, []);
    expect(statusAfter(invoiceIssued, voided)).toBe('VOIDED');
  });

  test('is refused with a payment: the payment has to be struck first', () => {
    given(invoiceIssued, paymentRecorded(1, 1, 1)).when(voidIt, office, 'invoice-paid');
    given(invoiceIssued, paymentRecorded(1, 1, 1), struck(1, 0)).when(voidIt, office, [voided]);
  });
});

describe('a credit note', () => {
  const creditOf = (net: number, percent = 10) => ({ ...credit, creditId: 'credit-2', rates: [{ percent, net }] });
  const credited = (net: number, tax: number, owed: number, creditId = 'credit-1'): InvoiceEvent =>
    ({
      ...invoiceCredited,
      data: { ...invoiceCredited.data, creditId, rates: [{ percent: 10, net, tax }], net, tax, total: net + tax, owed },
    }) as InvoiceEvent;

  test('reduces the owed amount, with the tax of its part', () => given(invoiceIssued).when(credit, office, [invoiceCredited]));

  test('of the rest takes the rest of the tax, so that nothing is owed', () => {
    // 10 % of 65,005 is 6,500; of 32,503 and 32,502 it is 3,250 each, of 5 and 65,000 it is 0 and
    // 6,500.
    given(invoiceIssued, credited(5, 0, 71_500)).when(creditOf(65_000), office, [credited(65_000, 6_500, 0, 'credit-2')]);
    given(invoiceIssued, credited(3, 0, 71_502), credited(3, 0, 71_499, 'credit-3')).when(creditOf(64_999), office, [
      credited(64_999, 6_500, 0, 'credit-2'),
    ]);
    expect(statusAfter(invoiceIssued, credited(65_005, 6_500, 0))).toBe('PAID');
  });

  test('is never above the rest of its rate', () => {
    given(invoiceIssued).when(creditOf(65_006), office, 'invalid-argument', ['net']);
    given(invoiceIssued, invoiceCredited).when(creditOf(60_006), office, 'invalid-argument', ['net']);
    given(invoiceIssued).when(creditOf(1, 8), office, 'invalid-argument', ['net']);
  });

  test('has each rate once, and an amount', () => {
    const parsed = (rates: unknown) => invoice.command.safeParse({ ...credit, rates }).success;
    expect(
      [
        [],
        [{ percent: 10, net: 0 }],
        [
          { percent: 10, net: 1 },
          { percent: 10, net: 1 },
        ],
      ].map(parsed),
    ).toEqual([false, false, false]);
  });

  test('counts for payments, reminders and the deadline', () => {
    given(invoiceIssued, invoiceCredited).when(pay(66_005), office, [
      paymentRecorded(1, 66_005, 66_005),
      { type: 'InvoicePaid', data: { ...about, at: '2026-11-20', paid: 66_005, total: 66_005 } },
    ]);
    given(invoiceIssued, invoiceCredited).when({ type: 'remind' }, office, [
      { type: 'InvoiceReminded', data: { ...about, total: 66_005, paid: 0, dueAt, remindedAt: NOON } },
    ]);
    expect(statusAfter(invoiceIssued, paymentRecorded(1, 66_005, 66_005), invoiceCredited)).toBe('PAID');
    expect(invoice.deadlines?.(fold(decider, [invoiceIssued, credited(65_005, 6_500, 0)]))).toEqual([]);
  });

  test('is refused on a void invoice, and an invoice with one cannot be voided', () => {
    given(invoiceIssued, voided).when(credit, office, 'status-conflict');
    given(invoiceIssued, invoiceCredited).when(voidIt, office, 'invoice-credited');
  });

  test('is dated today, whatever the month of the invoice', () =>
    given(invoiceIssued).when(credit, by('office', NOON + 90 * DAY), [
      { ...invoiceCredited, data: { ...invoiceCredited.data, creditedAt: NOON + 90 * DAY } } as InvoiceEvent,
    ]));
});

describe('an unpaid invoice', () => {
  const reminded = (at: number): InvoiceEvent => ({
    type: 'InvoiceReminded',
    data: { ...about, total: 71_505, paid: 0, dueAt, remindedAt: at },
  });

  test('gets at most one reminder a day', () => {
    given(invoiceIssued).when({ type: 'remind' }, office, [reminded(NOON)]);
    given(invoiceIssued, reminded(NOON)).when({ type: 'remind' }, office, []);
    given(invoiceIssued, reminded(NOON)).when({ type: 'remind' }, by('office', NOON + DAY), [reminded(NOON + DAY)]);
  });

  test('gets no reminder when it is paid or void', () => {
    given(invoiceIssued, paymentRecorded(1, 71_505, 71_505)).when({ type: 'remind' }, office, 'status-conflict');
    given(invoiceIssued, voided).when({ type: 'remind' }, office, 'status-conflict');
  });

  test('is overdue after its day, never before, and once', () => {
    given(invoiceIssued).when({ type: 'overdue' }, by('system', dueAt - 1), 'deadline-not-reached');
    given(invoiceIssued).when({ type: 'overdue' }, by('system', dueAt), [overdue]);
    given(invoiceIssued, overdue).when({ type: 'overdue' }, by('system', dueAt), []);
    given(invoiceIssued, paymentRecorded(1, 71_505, 71_505)).when({ type: 'overdue' }, by('system', dueAt), []);
    given(invoiceIssued, voided).when({ type: 'overdue' }, by('system', dueAt), []);
  });

  test('has a deadline until it is paid, void or overdue', () => {
    const dueIn = (...events: InvoiceEvent[]) => invoice.deadlines?.(fold(decider, events));
    expect(dueIn()).toEqual([]);
    expect(dueIn(invoiceIssued)).toEqual([{ kind: 'overdue', dueAt }]);
    expect(dueIn(invoiceIssued, overdue)).toEqual([]);
    expect(dueIn(invoiceIssued, voided)).toEqual([]);
    expect(dueIn(invoiceIssued, paymentRecorded(1, 71_505, 71_505))).toEqual([]);
    expect(dueIn(invoiceIssued, paymentRecorded(1, 71_505, 71_505), struck(71_505, 0))).toEqual([{ kind: 'overdue', dueAt }]);
  });
});

describe('the sender', () => {
  const byMembers = [issue, voidIt, pay(1), strike, credit, { type: 'remind' }] as const;
  test('in the office is a member who bills', () => {
    for (const { type } of byMembers) expect(officeRoles.filter((role) => maySend([role], 'invoice', type))).toEqual(['billing']);
  });
});

describe('for a client who has left', () => {
  // The key is deleted: personal fields are null.
  const left = { ...invoiceIssued, data: { ...invoiceIssued.data, titles: null, billTo: null } } as InvoiceEvent;
  const nameless = { ...paymentRecorded(1, 1, 1), data: { ...paymentRecorded(1, 1, 1).data, payer: null } } as InvoiceEvent;

  test('an invoice can be paid, and can be voided without payments', () => {
    given(left).when(pay(71_505), office, [paymentRecorded(1, 71_505, 71_505), paid(71_505)]);
    given(left, nameless).when(voidIt, office, 'invoice-paid');
    given(left, nameless, struck(1, 0)).when(voidIt, office, [voided]);
  });
});

describe('the payment deadline', () => {
  const issuedOn = (day: string) => startOfJstDay(day) + 1;
  test.each([
    ['2026-10', '2026-11-04', '2026-11-30'],
    ['2026-10', '2026-11-16', '2026-11-30'],
    ['2026-10', '2026-11-17', '2026-12-01'],
    ['2026-01', '2026-02-02', '2026-02-28'],
    ['2026-12', '2027-01-05', '2027-01-31'],
  ])('of %s, issued on %s: %s', (month, day, due) => expect(invoiceDueAt(month, issuedOn(day))).toBe(endOfJstDay(due)));
});

describe('invoice numbers', () => {
  test('have the year and at least four digits', () => {
    expect([1, 9_999, 10_000].map((nth) => invoiceNumberOf('2026', nth))).toEqual(['2026-0001', '2026-9999', '2026-10000']);
  });

  test.each([
    ['2026-0001', true],
    ['2026-10000', true],
    ['INV-2026-0001', false],
    ['2026-001', false],
    ['2026-11-0001', false],
    ['00123', false],
  ])('%s has their form: %s', (text, isOne) => expect(isInvoiceNumber(text)).toBe(isOne));
});

describe('a registration number', () => {
  // The second is the number that the National Tax Agency gives as its own.
  test.each([
    ['T7123456789012', true, true],
    ['T7000012050002', true, true],
    ['T8000012050002', true, false],
    ['T8000012050002', false, true],
    ['7000012050002', false, false],
    ['T70000120500023', false, false],
    ['T700001205000', false, false],
    ['t7000012050002', false, false],
  ])('%s of a corporation (%s) is valid: %s', (number, isCorporation, right) =>
    expect(isRegistrationNumber(number, isCorporation)).toBe(right),
  );

  test('is checked in the operator’s setting', () => {
    expect(issuerSetting.parse({ ...issuer, isCorporation: true })).toEqual(issuer);
    expect(issuerSetting.safeParse({ ...issuer, registrationNumber: 'T1123456789012', isCorporation: true }).success).toBe(false);
  });
});

describe('any invoices, payments, strikes and voids', () => {
  type Try = { readonly of: number; readonly command: { readonly type: string }; readonly days: number };
  const tries: fc.Arbitrary<Try[]> = fc.array(fc.record({ of: fc.nat({ max: 3 }), command: invoiceCommands, days: fc.nat({ max: 20 }) }), {
    maxLength: 60,
  });

  /**
   * Runs random commands of the office and due deadlines on four requests. A counter like that of
   * the transaction assigns the numbers.
   */
  const play = (attempts: readonly Try[]) => {
    const streams = new Map<number, InvoiceEvent[]>();
    let [last, now] = [0, NOON];
    for (const { of, command, days } of attempts) {
      now += days * DAY;
      const events = streams.get(of) ?? [];
      const number = invoiceNumberOf('2026', last + 1);
      const sent = (command.type === 'issue' ? { ...command, number } : command) as InvoiceCommand;
      const context = by(command.type === 'overdue' ? 'system' : 'office', now);
      let decided: readonly InvoiceEvent[] = [];
      const refused = refusalOf(() => {
        decided = decider.decide(sent, fold(decider, events), context);
      });
      if (refused) continue;
      if (decided[0]?.type === 'InvoiceIssued') last += 1;
      streams.set(of, [...events, ...decided]);
    }
    return { histories: [...streams.values()].filter((events) => events.length > 0), last };
  };

  test('numbers have no gap, sums match the payments, and statuses match the sums', () =>
    fc.assert(
      fc.property(tries, (attempts) => {
        const { histories, last } = play(attempts);
        const numbers = histories.flatMap((events) => events.filter(({ type }) => type === 'InvoiceIssued').map(({ data }) => data.number));
        expect(numbers.sort()).toEqual(Array.from({ length: last }, (_, index) => invoiceNumberOf('2026', index + 1)));
        for (const events of histories) {
          const [first] = events;
          const state = fold(decider, events);
          if (first?.type !== 'InvoiceIssued' || state.status === 'NONE') throw new Error('a history begins with an invoice');
          const { lines, rates, net, tax, total } = first.data;
          expect({ rates, net, tax, total }).toEqual(invoiceOf(lines));
          expect(tax).toBe(rates.reduce((sum, rate) => sum + Math.floor((rate.net * rate.percent) / 100), 0));
          const sums = events.flatMap((event) =>
            event.type === 'InvoicePaymentRecorded' ? [event.data.yen] : event.type === 'InvoicePaymentStruck' ? [-event.data.yen] : [],
          );
          const sum = sums.reduce((all, yen) => all + yen, 0);
          const told = events.flatMap((event) =>
            event.type === 'InvoicePaymentRecorded' || event.type === 'InvoicePaymentStruck' ? [event.data.paid] : [],
          );
          expect(paidOf(state)).toBe(sum);
          expect(told.at(-1) ?? 0).toBe(sum);
          expect(sum).toBeGreaterThanOrEqual(0);
          const taken = events.flatMap((event) => (event.type === 'InvoiceCredited' ? [event.data] : []));
          const credits = taken.reduce((all, { total: yen }) => all + yen, 0);
          const owed = total - credits;
          expect([owed >= 0, taken.at(-1)?.owed ?? owed]).toEqual([true, owed]);
          for (const rate of rates) {
            const of = taken.flatMap((each) => each.rates.filter(({ percent }) => percent === rate.percent));
            const [nets, taxes] = [of.reduce((all, each) => all + each.net, 0), of.reduce((all, each) => all + each.tax, 0)];
            // No tax remains without an amount, and no amount without tax.
            expect([nets <= rate.net, taxes <= rate.tax, nets === rate.net && taxes < rate.tax]).toEqual([true, true, false]);
          }
          const isVoided = events.some(({ type }) => type === 'InvoiceVoided');
          expect(reservesDeals(state)).toBe(!isVoided);
          if (isVoided) expect(sum).toBe(0);
          expect(statusOf(state) === 'PAID').toBe(!isVoided && sum >= owed);
        }
      }),
    ));
});
