import { expect, test } from 'vitest';
import { by } from '../../testing/contexts.ts';
import { billTo, issue, openBills } from '../../testing/invoices.ts';
import { refusalOf } from '../../testing/scenario.ts';
import { noAddressee } from '../order/fields.ts';
import type { BillOrder, BillTo } from './content.ts';
import type { InvoiceEvent } from './events.ts';
import { invoice } from './invoice.ts';
import { billedTogether, firstAddressed } from './lines.ts';
import { invoicePaper } from './papers.ts';

const { decider } = invoice;
const minori = { ...noAddressee, company: '株式会社みのり製菓', department: '購買部' };
const orderOf = (poNumber: string, addressee: BillTo | null = null): BillOrder => ({ poNumber, addressee });
const [one, two] = openBills as [(typeof openBills)[number], (typeof openBills)[number]];
const extra = { deal: 'settlement-offer-2', talentId: 'talent-1', title: '舞台の出演', day: '2026-10-31' };
const parts = [{ kind: 'OVERTIME' as const, net: 5_000, percent: 10 }];

const issuedFor = (bills: (typeof one & { order?: BillOrder })[]) => {
  const first = firstAddressed(bills, []);
  const { total } = billedTogether(first.bills).sums;
  const [event] = decider.decide({ ...issue, bills, expected: { count: first.bills.length, total } }, decider.initial, by('office'));
  return (event as Extract<InvoiceEvent, { type: 'InvoiceIssued' }>).data;
};

test('an invoice has one addressee: first the client, then the others as they come', () => {
  const [own, theirs] = [
    { ...one, order: orderOf('PO-1') },
    { ...two, order: orderOf('PO-2', minori) },
  ];
  expect(firstAddressed([theirs, own], [])).toEqual({ bills: [own], extras: [], addressee: null, others: 1 });
  expect(firstAddressed([theirs], [])).toEqual({ bills: [theirs], extras: [], addressee: minori, others: 0 });
  expect(firstAddressed([], [])).toEqual({ bills: [], extras: [], addressee: null, others: 0 });
});

test('a settlement is on the invoice of its deal’s addressee', () => {
  const settled = { ...extra, parts, order: orderOf('', minori) };
  const [theirs, last] = [
    { ...two, order: orderOf('PO-2', minori) },
    { ...one, order: orderOf('', { ...minori, name: '田中 実' }) },
  ];
  expect(firstAddressed([theirs, last], [settled])).toEqual({ bills: [theirs], extras: [settled], addressee: minori, others: 1 });
});

test('the invoice is issued to the addressee, with the PO number of each line', () => {
  const data = issuedFor([{ ...two, serviceFee: 1_000, order: orderOf('PO-2', minori) }]);
  expect(data.billTo).toEqual({ ...billTo, company: minori.company, department: minori.department, name: '' });
  expect(data).toMatchObject({ poNumbers: ['PO-2', 'PO-2'], lines: [{ deal: two.deal }, { deal: two.deal, service: true }] });
  expect(issuedFor([one, two])).toMatchObject({ billTo, poNumbers: [] });
});

test('the client’s own profile has to be complete, also for another addressee', () => {
  const bills = [{ ...one, order: orderOf('', minori) }];
  const { total } = billedTogether(bills).sums;
  const decide = () =>
    decider.decide({ ...issue, bills, billTo: { ...billTo, city: '' }, expected: { count: 1, total } }, decider.initial, by('office'));
  expect(refusalOf(decide)).toMatchObject({ code: 'invalid-argument' });
});

test('who expects the whole month of several addressees is asked to look at each', () => {
  const bills = [one, { ...two, order: orderOf('', minori) }];
  const decide = (count: number) => () =>
    decider.decide({ ...issue, bills, expected: { count, total: 71_505 } }, decider.initial, by('office'));
  expect(refusalOf(decide(2))).toMatchObject({ code: 'several-addressees', details: { count: 1, total: 44_000 } });
  expect(refusalOf(decide(1))).toMatchObject({ code: 'bills-changed' });
});

test('the paper has one PO number above, or one at each line', () => {
  const paperOf = (...poNumbers: string[]) => {
    const data = issuedFor(poNumbers.map((poNumber, index) => ({ ...(index === 0 ? one : two), order: orderOf(poNumber) })));
    return invoicePaper({ ...data, voidedAt: null }, null);
  };
  const same = paperOf('PO-1', 'PO-1');
  expect(same.dates).toContainEqual(['発注番号', 'PO-1']);
  expect(same.lines.map(({ text }) => text)).toEqual(['舞台の出演', '舞台の出演']);
  const different = paperOf('PO-1', '');
  expect(different.dates).toHaveLength(1);
  expect(different.lines.map(({ text }) => text)).toEqual(['舞台の出演　発注番号 PO-1', '舞台の出演']);
});
