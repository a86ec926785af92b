import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { DAY, isJstMonth, jstDate } from '../../kernel/calendar/instants.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { type CommandOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { messages } from '../../kernel/validation.ts';
import { conflict, notFound, onceDue } from '../../work/deal/outcomes.ts';
import { billedTo } from '../order/fields.ts';
import { billOrder, billTo, extraKinds } from './content.ts';
import { aboutOf, awaitsMoney, creditedAt, owed, profileFaults } from './decisions.ts';
import { depositIn, paymentOf } from './deposits.ts';
import { type InvoiceEvent, invoiceEvents } from './events.ts';
import { creditNet, invoiceFields } from './fields.ts';
import { billedTogether, firstAddressed } from './lines.ts';
import { byNobody, type Paying, paying, recorded, settled, surplusOf } from './payments.ts';
import { balancing, type InvoiceState, type IssuedInvoice, paidOf } from './state.ts';
import { invoiceDueAt, owedOf } from './status.ts';

const { number, clientId, paymentId, yen, at, payer, nth, balance, credit, creditId, reason, remark, issuer } = invoiceFields;
const { replaces, talentIds, casts } = invoiceFields;

const TOO_MUCH_FEE = `振込手数料として処理できるのは、${formatYen(businessRules.transferFeeMax)}までです`;

/** A bill for an invoice. Amounts without tax in yen, time in ms. */
const openBill = z.object({
  /** The stream of the deal. */
  deal: z.string(),
  talentId: z.string(),
  title: z.string(),
  /** The fee, or the cancellation fee. */
  net: z.number(),
  /** The operator's service fee; 0 for none. */
  serviceFee: z.number(),
  cancelled: z.boolean(),
  closedAt: z.number(),
  /** Nothing without an order. */
  order: billOrder.optional(),
});
export type OpenBill = z.infer<typeof openBill>;

/** The settlement of a deal as a bill. Amounts without tax in yen. */
const openExtra = z.object({
  /** The stream of the settlement. Its entity is the deal's. */
  deal: z.string(),
  talentId: z.string(),
  title: z.string(),
  /** The last work day (JST). */
  day: z.string(),
  parts: z.array(z.object({ kind: z.enum(extraKinds), net: z.number(), percent: z.number() })).readonly(),
  order: billOrder.optional(),
});
export type OpenExtra = z.infer<typeof openExtra>;

const sentMonth = z.string().refine(isJstMonth, messages.format);
/** The bills that the office saw before issuing: number, and sum with tax (yen). */
const expected = z.strictObject({ count: z.int().min(1), total: z.int().min(1) });
const sentNth = nth.default(null);
/** Pages of earlier releases send no balance, and count all deposits of a day and amount. */
const sentBalance = balance.optional();
const sentRates = z
  .array(z.strictObject({ percent: z.number(), net: creditNet }))
  .min(1)
  .max(5)
  .refine((rates) => new Set(rates.map(({ percent }) => percent)).size === rates.length, messages.format);

const exampleBill = (nth: number, net: number) => ({
  deal: `offer-offer-${nth}`,
  talentId: uidOf.talent,
  title: '舞台の出演',
  net,
  serviceFee: 0,
  cancelled: false,
  closedAt: NOON - 20 * DAY,
});
const example = {
  clientId: uidOf.client,
  month: '2026-10',
  expected: { count: 2, total: 71_505 },
  number: '2026-0001',
  bills: [exampleBill(1, 40_000), exampleBill(2, 25_005)],
  extras: [],
  phone: '0312345678',
  replaces: null,
  billTo: {
    company: '株式会社あおぞら映像',
    department: '制作部',
    name: '佐藤 健',
    postalCode: '1500001',
    prefecture: '東京都',
    city: '渋谷区',
    street: '神宮前1-2-3',
    buildingName: 'あおぞらビル',
  },
  // The registration number has a valid check digit of a corporation.
  issuer: {
    name: 'キャストひろば事務局',
    address: '東京都渋谷区神南1-1-1',
    registrationNumber: 'T7123456789012',
    bank: 'ひろば銀行 本店営業部 普通 0123456 カ）キャストヒロバ',
  },
  advance: null,
};
const byOffice = { by: 'office', duties: ['billing'] } as const;

/** The surplus of an invoice leaves it. `yen` is the surplus that the sender saw. */
const surplusAct = (kind: 'REFUND' | 'CARRIED') => ({
  ...byOffice,
  payload: { paymentId, yen, at },
  wire: { yen, at },
  after: ['issue', { type: 'recordPayment', yen: 71_605 }] as const,
  example: { paymentId: 'payment-2', yen: 100, at: '2026-11-20' },
  decide: (sent: Paying & { readonly yen: number }, state: InvoiceState, context: DecisionContext) => {
    const invoice = paying(sent, state, context);
    if (!invoice) return [];
    if (surplusOf(invoice) !== sent.yen) conflict();
    return recorded(invoice, { ...sent, ...byNobody, yen: -sent.yen, kind });
  },
});

/** An invoice: the bills of a client's closing month. */
export const invoice = invoiceEvents.commands({
  /**
   * The office names client, month and the bills that it saw. The server adds the rest in the
   * transaction of the command. `phone` is required for a complete billing profile, but not
   * printed.
   */
  issue: {
    ...byOffice,
    entity: 'new',
    wire: { clientId, month: sentMonth, expected },
    example,
    payload: {
      clientId,
      month: sentMonth,
      expected,
      number,
      bills: z.array(openBill),
      extras: z.array(openExtra),
      /** The client's billing profile. null: there is no such client. */
      billTo: billTo.nullable(),
      phone: z.string(),
      /** null: the operator has not set it. */
      issuer: issuer.nullable(),
      replaces,
      /** The client's advance payments that no invoice has used; null for none. */
      advance: z.object({ paymentId, yen }).nullable(),
    },
    decide: (sent, state, { actor, now }) => {
      const { number, clientId, month, expected, billTo, phone, issuer, replaces, advance } = sent;
      permit(actor.uid !== clientId);
      if (state.status !== 'NONE') return [];
      const { bills, extras, addressee, others } = firstAddressed(sent.bills, sent.extras);
      if (bills.length + extras.length === 0) throw new DomainError('nothing-to-bill');
      const { lines, titles, poNumbers, sums } = billedTogether(bills, extras);
      const found = { count: bills.length + extras.length, total: sums.total };
      if (found.count !== expected.count || found.total !== expected.total) {
        // Who issues for many clients at once sees their months, not the addressees.
        const isWholeMonth = others > 0 && expected.count === found.count + others;
        throw new DomainError(isWholeMonth ? 'several-addressees' : 'bills-changed', undefined, { details: found });
      }
      const faults = profileFaults(billTo, phone);
      if (billTo === null || Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
      if (issuer === null) throw new DomainError('issuer-missing');
      const { rates, net, tax, total } = sums;
      const said = { month, lines: [...lines], titles: [...titles], poNumbers: [...poNumbers], rates: [...rates], net, tax, total };
      const times = { issuedAt: now, dueAt: invoiceDueAt(month, now) };
      const issued: InvoiceEvent = {
        type: 'InvoiceIssued',
        data: { number, clientId, ...said, issuer, billTo: billedTo(billTo, addressee), ...times, replaces },
      };
      if (advance === null) return [issued];
      // Set off after the tax: the amounts and the tax of the invoice stay those of the work.
      const invoice = invoiceEvents.eventRows.InvoiceIssued.evolve(state, issued.data) as IssuedInvoice;
      return [
        issued,
        ...recorded(invoice, {
          ...byNobody,
          paymentId: advance.paymentId,
          kind: 'ADVANCE',
          yen: Math.min(advance.yen, total),
          at: jstDate(now),
        }),
      ];
    },
  },
  /** A correction is a void invoice and a new one. Payments have to be struck first. */
  void: {
    ...byOffice,
    payload: { reason },
    example: { reason: '規約違反' },
    after: ['issue'],
    decide: ({ reason }, state, context) => {
      const invoice = settled(state, context);
      if (invoice.isVoided) return [];
      if (paidOf(invoice) > 0) throw new DomainError('invoice-paid');
      if (invoice.credits.length > 0) throw new DomainError('invoice-credited');
      return [{ type: 'InvoiceVoided', data: { ...aboutOf(invoice), deals: [...invoice.deals], reason } }];
    },
  },
  /** `nth` is null for a payment without a bank statement. */
  recordPayment: {
    ...byOffice,
    payload: { paymentId, yen, at, payer, nth: sentNth, balance: sentBalance },
    wire: { yen, at, payer, nth: sentNth, balance: sentBalance },
    after: ['issue'],
    example: { paymentId: 'payment-1', yen: 71_505, at: '2026-11-20', payer: 'カ）ヒカリキカク', nth: null, balance: null },
    decide: (sent, state, context) => {
      const invoice = paying(sent, state, context);
      if (!invoice) return [];
      const deposit = depositIn(sent);
      if (deposit && paymentOf(deposit, invoice.payments)) throw new DomainError('payment-known');
      return recorded(invoice, {
        ...sent,
        balance: sent.balance ?? null,
        ofPayer: sent.nth === null || sent.balance !== undefined,
        kind: 'TRANSFER',
      });
    },
  },
  /**
   * The operator bears what is missing after a payment, because the client's bank deducted its fee.
   * `yen` is the missing amount that the sender saw.
   */
  bearFee: {
    ...byOffice,
    payload: { paymentId, yen, at },
    wire: { yen, at },
    after: ['issue', { type: 'recordPayment', yen: 71_065 }],
    example: { paymentId: 'payment-2', yen: 440, at: '2026-11-20' },
    decide: (sent, state, context) => {
      const invoice = paying(sent, state, context);
      if (!invoice) return [];
      const isTransferred = invoice.payments.some(({ kind, isStruck }) => kind === 'TRANSFER' && !isStruck);
      if (!isTransferred || surplusOf(invoice) !== -sent.yen) conflict();
      if (sent.yen > businessRules.transferFeeMax) throw new DomainError('invalid-argument', { yen: TOO_MUCH_FEE });
      return recorded(invoice, { ...sent, ...byNobody, kind: 'FEE' });
    },
  },
  /** The operator paid the surplus back. */
  refund: surplusAct('REFUND'),
  /** The surplus becomes an advance payment, which the client's next invoice sets off. */
  carry: surplusAct('CARRIED'),
  /** Cancels a recorded payment. */
  strikePayment: {
    ...byOffice,
    payload: { paymentId, reason },
    after: ['issue', 'recordPayment'],
    example: { paymentId: 'payment-1', reason: '規約違反' },
    decide: ({ paymentId, reason }, state, context) => {
      const invoice = settled(state, context);
      const { kind, yen, isStruck } = invoice.payments.find(({ id }) => id === paymentId) ?? notFound();
      if (isStruck) return [];
      // What balances the transfers is struck first.
      if (!balancing.includes(kind) && invoice.payments.some((other) => balancing.includes(other.kind) && !other.isStruck)) conflict();
      return [{ type: 'InvoicePaymentStruck', data: { ...aboutOf(invoice), paymentId, yen, reason, paid: paidOf(invoice) - yen } }];
    },
  },
  /**
   * A credit note reduces the owed amount from today on, for any month. The invoice itself stays
   * unchanged. The server adds the number. A tax rate occurs once.
   */
  credit: {
    ...byOffice,
    payload: { creditId, credit, rates: sentRates, reason, remark },
    wire: { rates: sentRates, reason, remark },
    after: ['issue'],
    // A part of the first line: ¥5,500 with tax.
    example: {
      creditId: 'credit-1',
      credit: 'CR-2026-0001',
      rates: [{ percent: 10, net: 5_000 }],
      reason: '拘束時間が短かったため',
      remark: '時間外の取り消し',
    },
    decide: ({ creditId, credit, rates: asked, reason, remark }, state, context) => {
      const invoice = settled(state, context);
      if (invoice.credits.includes(creditId)) return [];
      if (invoice.isVoided || invoice.credits.length >= businessRules.creditsMax) conflict();
      const rates = asked.map((rate) => creditedAt(invoice, rate));
      const net = rates.reduce((sum, rate) => sum + rate.net, 0);
      const tax = rates.reduce((sum, rate) => sum + rate.tax, 0);
      const sums = { rates, net, tax, total: net + tax, owed: owedOf(invoice) - net - tax };
      const data = { ...aboutOf(invoice), credit, creditId, ...sums, creditedAt: context.now, reason, remark };
      return [{ type: 'InvoiceCredited', data }];
    },
  },
  /** At most once a day: each reminder is a mail to the client. */
  remind: {
    ...byOffice,
    ...noFields,
    after: ['issue'],
    decide: (_, state, context) => {
      const invoice = settled(state, context);
      if (!awaitsMoney(invoice)) conflict();
      if (invoice.remindedAt !== null && jstDate(invoice.remindedAt) === jstDate(context.now)) return [];
      return [{ type: 'InvoiceReminded', data: { ...owed(invoice), remindedAt: context.now } }];
    },
  },
  /** Names the casts of the lines, once. `casts`: a name per line. */
  nameCasts: {
    by: 'system',
    payload: { talentIds, casts },
    example: { talentIds: [uidOf.talent], casts: ['山田 花子', '山田 花子'] },
    after: ['issue'],
    decide: (data, state) => {
      if (state.status === 'NONE') return notFound();
      return state.isNamed ? [] : [{ type: 'InvoiceCastsNamed', data: { ...aboutOf(state), ...data } }];
    },
  },
  overdue: {
    by: 'system',
    ...noFields,
    after: ['issue'],
    later: 30 * DAY,
    decide: (_, state, context) => {
      if (state.status === 'NONE') return notFound();
      if (state.isOverdue || !awaitsMoney(state)) return [];
      return onceDue<InvoiceEvent>(state.dueAt, context, [{ type: 'InvoiceOverdue', data: owed(state) }]);
    },
  },
});

export type InvoiceCommand = CommandOf<typeof invoice>;
