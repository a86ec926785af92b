import { z } from 'zod';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { personal, type Upcaster } from '../../kernel/eventDefinition.ts';
import { identifier } from '../../kernel/validation.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import { deadlinesOf } from './decisions.ts';
import { payerMark } from './deposits.ts';
import { invoiceFields } from './fields.ts';
import { without } from './left.ts';
import { dealsOn } from './lines.ts';
import type { InvoiceState, IssuedInvoice } from './state.ts';

const { number, clientId, paymentId, at, nth, ofPayer, balance, credit, creditId, rates, net, tax, total, reason, remark } = invoiceFields;
const { kind, month, lines, titles, issuer, issuedAt, dueAt } = invoiceFields;
const { replaces, deals, talentIds, casts, paid, creditedAt: creditTime, remindedAt } = invoiceFields;

const changed = (state: InvoiceState, change: (invoice: IssuedInvoice) => Partial<IssuedInvoice>): InvoiceState =>
  state.status === 'NONE' ? state : { ...state, ...change(state) };

/** On every event: invoice and client, so that each event is readable alone. */
export const about = { number, clientId };
const toClient = (title: string, body: string) => accountNotice('client', 'clientInvoice', title, body);

/** Version 1 has only transfers of clients. */
const asTransfer: Upcaster = (data) => ({ ...data, kind: 'TRANSFER' });
/** Versions 1 and 2 count all deposits of a day and amount, and have no balance. */
const ofAnyPayer: Upcaster = (data) => ({ ...data, ofPayer: false, balance: null });

/** A version adds a field to the lines. */
const toLines =
  (added: object): Upcaster =>
  (data) => ({
    ...data,
    lines: (data.lines as readonly object[]).map((line) => ({ ...line, ...added })),
  });
/** Versions 1 to 4 have no PO numbers. */
const withoutOrders: Upcaster = (data) => ({ ...data, poNumbers: [] });

// Personal fields are encrypted with the client's key. After a withdrawal, the records of the deals
// still name the recipient.
export const invoiceEvents = aggregate({
  name: 'invoice',
  readers: 'bills',
  initial: { status: 'NONE' } as InvoiceState,
  snapshotSchema: 4,
  id: { invoiceId: identifier },
  deadlines: deadlinesOf,
  reserved: true,
}).events(
  {
    /** `titles`, `poNumbers`: the texts of each line, in the order of the lines. */
    InvoiceIssued: {
      data: {
        ...about,
        month,
        lines,
        titles: personal(titles),
        poNumbers: personal(invoiceFields.poNumbers),
        rates,
        net,
        tax,
        total,
        issuer,
        billTo: personal(invoiceFields.billTo),
        issuedAt,
        dueAt,
        replaces,
      },
      upcasters: [toLines({ service: false }), toLines({ talentId: '' }), toLines({ extra: null }), withoutOrders],
      words: {
        history: '請求書を発行',
        ...toClient('請求書を発行しました', '請求書をお送りします。期限までに、お振込みをお願いします。'),
      },
      act: true,
      evolve: (state, { number, clientId, month, total, dueAt, lines, rates }) => {
        if (state.status === 'KNOWN') return state;
        return {
          status: 'KNOWN',
          number,
          clientId,
          month,
          total,
          dueAt,
          deals: dealsOn(lines),
          left: rates,
          credited: 0,
          credits: [],
          payments: [],
          isNamed: false,
          isOverdue: false,
          isVoided: false,
          remindedAt: null,
        };
      },
    },
    /** The names of the casts when it was issued, apart: they need the keys of all of them. */
    InvoiceCastsNamed: {
      data: { ...about, talentIds, casts: personal(casts) },
      words: '請求書にキャストの名前を記載',
      evolve: (state) => changed(state, () => ({ isNamed: true })),
    },
    InvoiceVoided: {
      data: { ...about, deals, reason: personal(reason) },
      words: {
        history: '請求書を無効',
        ...toClient('請求書を無効にしました', 'この請求書へのお支払いは不要です。訂正した請求書は、あらためてお送りします。'),
      },
      act: true,
      evolve: (state) => changed(state, () => ({ isVoided: true })),
    },
    /** `paid`: the sum of all payments, including this one. A refund has a negative amount. */
    InvoicePaymentRecorded: {
      data: {
        ...about,
        paymentId,
        kind,
        yen: z.number().meta({ unit: '円' }),
        at,
        payer: personal(z.string()),
        nth,
        ofPayer,
        balance,
        paid,
      },
      upcasters: [asTransfer, ofAnyPayer],
      words: '入金を記録',
      act: true,
      evolve: (state, { paymentId: id, kind, yen, at, payer, nth, ofPayer, balance }) => {
        const line = nth === null ? null : { nth, ofPayer, balance, payer: payerMark(payer) };
        return changed(state, ({ payments }) => ({ payments: [...payments, { id, kind, yen, at, line, isStruck: false }] }));
      },
    },
    InvoicePaymentStruck: {
      data: { ...about, paymentId, yen: z.number().meta({ unit: '円' }), reason: personal(reason), paid },
      words: '入金の記録を取り消し',
      act: true,
      evolve: (state, { paymentId }) =>
        changed(state, ({ payments }) => ({
          payments: payments.map((payment) => (payment.id === paymentId ? { ...payment, isStruck: true } : payment)),
        })),
    },
    /** A credit note, with its sums. `owed`: the amount to pay after it. */
    InvoiceCredited: {
      data: {
        ...about,
        credit,
        creditId,
        rates,
        net,
        tax,
        total,
        owed: invoiceFields.owed,
        creditedAt: creditTime,
        reason: personal(reason),
        remark: personal(remark),
      },
      words: {
        history: '返還請求書を発行',
        ...toClient('返還請求書を発行しました', '請求書の金額を減額しました。返還請求書は、請求書とあわせて保存してください。'),
      },
      act: true,
      evolve: (state, { creditId, rates, total }) =>
        changed(state, ({ left, credited, credits }) => ({
          left: without(left, rates),
          credited: credited + total,
          credits: [...credits, creditId],
        })),
    },
    InvoicePaid: {
      data: { ...about, at, paid, total },
      words: {
        history: '請求書の入金を確認',
        ...toClient('お支払いを確認しました', '請求書へのご入金を確認しました。ありがとうございました。'),
      },
      // The payment status follows from the payments.
      evolve: (state) => state,
    },
    InvoiceReminded: {
      data: { ...about, total, paid, dueAt, remindedAt },
      words: {
        history: 'お支払いのお願いを送信',
        ...toClient('お支払いのお願い', '請求書のお支払いをお願いします。行き違いでお支払いがお済みの場合は、ご容赦ください。'),
      },
      act: true,
      evolve: (state, { remindedAt }) => changed(state, () => ({ remindedAt })),
    },
    InvoiceOverdue: {
      data: { ...about, total, paid, dueAt },
      words: {
        history: '請求書のお支払期限を超過',
        ...toClient('お支払期限を過ぎています', '請求書のご入金を確認できていません。お支払いの状況をご確認ください。'),
      },
      evolve: (state) => changed(state, () => ({ isOverdue: true })),
    },
  },
  (_invoiceId, { type, data }) => (type === 'InvoiceCastsNamed' ? [data.clientId, ...data.talentIds] : data.clientId),
);

export type InvoiceEvent = EventOf<typeof invoiceEvents>;
