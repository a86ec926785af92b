import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { by } from '../../testing/contexts.ts';
import { billTo } from '../../testing/invoices.ts';
import { scenario } from '../../testing/scenario.ts';
import { billStatuses } from '../../work/deal/billStatus.ts';
import { entryStatuses } from '../../work/entry/status.ts';
import { offerStatuses } from '../../work/offer/status.ts';
import { addressee as addresseeSchema, billedTo, noAddressee } from './fields.ts';
import { type OrderCommand, type OrderEvent, order } from './order.ts';
import { orderStage } from './stage.ts';

const { decider } = order;
const { example } = order.commandRows.set;
const set: OrderCommand = { type: 'set', ...example };
const setFor: OrderCommand = { type: 'setFor', ...example };
const { deal, dealKind, poNumber, addressee } = example;
const { stage: _, ...parties } = deal;
const event: OrderEvent = { type: 'OrderSet', data: { ...parties, dealKind, poNumber, addressee } };
const story = scenario(decider);
const cleared = { poNumber: '', addressee: noAddressee };

describe('an order', () => {
  test('is set by the client, or by the office for the client', () => {
    story.given().when(set, by('client'), [event]);
    story.given().when(setFor, by('office'), [event]);
  });
  test('is refused to another client, and to a member who is a side of the deal', () => {
    story.given().when(set, by('client', undefined, 'client-2'), 'permission-denied');
    for (const uid of [deal.clientId, deal.talentId]) story.given().when(setFor, by('office', undefined, uid), 'permission-denied');
    for (const role of ['talent', 'office'] as const) story.given().when(set, by(role), 'permission-denied');
  });
  test('the last one holds, and the same again changes nothing', () => {
    story.given(event).when(set, by('client'), []);
    const next = { ...event, data: { ...event.data, poNumber: 'PO-2' } };
    story.given(event).when({ ...set, poNumber: 'PO-2' }, by('client'), [next]);
    story.given(event, next).when(set, by('client'), [event]);
  });
  test('empty fields clear it; without an order there is nothing to clear', () => {
    story
      .given(event)
      .when({ ...set, ...cleared }, by('client'), [{ type: 'OrderSet', data: { ...parties, dealKind, poNumber: '', addressee: null } }]);
    story.given().when({ ...set, ...cleared }, by('client'), []);
  });
  test('is refused once an invoice has the deal: the client asks the office, the office makes it void', () => {
    const claimed = { deal: { ...deal, stage: 'CLAIMED' } } as const;
    story.given().when({ ...set, ...claimed }, by('client'), 'order-invoiced');
    story.given().when({ ...setFor, ...claimed }, by('office'), 'bill-invoiced');
    story.given().when({ ...set, deal: { ...deal, stage: 'OVER' } }, by('client'), 'status-conflict');
  });
  test('without the client’s key its state is one without words', () => {
    const erased = { ...event, data: { ...event.data, poNumber: null, addressee: null } } as unknown as OrderEvent;
    expect(fold(decider, [erased])).toMatchObject({ status: 'SET', content: decider.initial.content });
  });
});

test('an order is open from the offer or the selection until the bill is claimed, in every status', () => {
  const table = (['offer', 'entry'] as const).flatMap((kind) =>
    (kind === 'offer' ? offerStatuses : entryStatuses).map((status) => [
      `${kind} ${status}`,
      [null, 'NONE' as const, ...billStatuses].map((bill) => orderStage(kind, status, bill)).join(' '),
    ]),
  );
  const open = 'OPEN OPEN OPEN OPEN OPEN';
  const byBill = 'OVER OVER OPEN CLAIMED OVER';
  const early = 'OVER OVER OVER OVER OVER';
  expect(Object.fromEntries(table)).toEqual({
    'offer IN_INQUIRY': early,
    'offer IS_INQUIRY_REFUSED': byBill,
    'offer IN_PROGRESS': open,
    'offer IS_ACCEPTED': open,
    'offer IS_REFUSED': byBill,
    'offer IS_ADMIN_APPROVED': open,
    'offer IS_ADMIN_DISAPPROVED': byBill,
    'offer IS_APPROVED': open,
    'offer IS_CANCELED': byBill,
    'offer IS_EXPIRED': byBill,
    'offer IS_CLOSED': byBill,
    'offer IS_ADMIN_CLOSED': byBill,
    'entry IN_PROGRESS': early,
    'entry IS_ADMIN_APPROVED': open,
    'entry IS_ADMIN_DISAPPROVED': byBill,
    'entry IS_DECIDING': open,
    'entry IS_REFUSED': byBill,
    'entry IS_EXPIRED': byBill,
    'entry IS_APPROVED': open,
    'entry IS_CLOSED': byBill,
    'entry IS_ADMIN_CLOSED': byBill,
  });
});

describe('another addressee', () => {
  const profile = { ...billTo, company: 'みなと映像' };
  const faultsOf = (said: object) => addresseeSchema.safeParse({ ...noAddressee, ...said }).error?.issues.map(({ path }) => path.join('.'));
  test('has a whole address or none, and valid parts', () => {
    expect(faultsOf({})).toBeUndefined();
    expect(faultsOf({ company: 'みのり製菓' })).toBeUndefined();
    expect(faultsOf({ buildingName: 'みのりビル' })).toEqual(['postalCode', 'prefecture', 'city', 'street']);
    expect(faultsOf({ ...addressee, postalCode: '12' })).toEqual(['postalCode']);
    expect(faultsOf({ company: 'あ'.repeat(101) })).toEqual(['company']);
  });
  test('takes the empty parts of the profile, but no person of it to another company', () => {
    expect(billedTo(profile, null)).toEqual(profile);
    expect(billedTo(profile, { ...noAddressee, department: '経理部' })).toEqual({ ...profile, department: '経理部' });
    expect(billedTo(profile, { ...noAddressee, company: 'みのり製菓' })).toEqual({
      ...profile,
      company: 'みのり製菓',
      department: '',
      name: '',
    });
  });
  test('has its own address as a whole', () => expect(billedTo(profile, addressee)).toEqual({ ...addressee, buildingName: '' }));
});
