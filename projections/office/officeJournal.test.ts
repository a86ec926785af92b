import { describe, expect, test } from 'vitest';
import { MASK } from '#domain/office/audit/history.ts';
import type { AnyEnvelope, AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { invoiceIssued, paymentRecorded } from '#domain/testing/invoices.ts';
import * as offer from '#domain/testing/offerHistories.ts';
import { entries } from '../deal/entries.ts';
import { offers } from '../deal/offers.ts';
import { invoices } from '../invoice/invoices.ts';
import { project } from '../testing/project.ts';
import { officeJournal } from './officeJournal.ts';

const ofJournal = (documents: Record<string, unknown>) =>
  Object.entries(documents).flatMap(([path, document]) => (path.startsWith('officeJournal/') ? [document as Record<string, unknown>] : []));
/** The rows of the last event of a stream, after those of its deal. */
const lastOf = (streamId: string, ...events: readonly AnyEvent[]) =>
  ofJournal(project([offers, entries, officeJournal], envelopes(streamId, ...events))).at(-1);
const by = (actor: AnyEnvelope['meta']['actor'], ...told: AnyEnvelope[]): AnyEnvelope[] =>
  told.map((event) => ({ ...event, meta: { ...event.meta, actor } }));

const reason = '募集条件と異なるため';

describe('officeJournal/{eventId}', () => {
  test('masks a reason that no page of the office shows, and has null for an erased one', () => {
    const denied = (why: string | null): AnyEvent => ({ type: 'OfferAdminDisapproved', data: { ...parties, reason: why } });
    expect(lastOf('offer-offer-1', ...offer.histories.IS_ACCEPTED, denied(reason))?.reason).toBe(MASK);
    expect(lastOf('offer-offer-1', ...offer.histories.IS_ACCEPTED, denied(null))?.reason).toBeNull();
  });

  test('has the amount of a bill, the fee of a settled cancellation, and the sum of a file', () => {
    expect(lastOf('offer-offer-1', ...offer.histories.IS_CLOSED, offer.billClaimed)).toMatchObject({ act: 'BillClaimed', amount: 40_000 });
    const settled: AnyEvent = { type: 'OfferCancellationSettled', data: { ...parties, calledOffBy: 'client', cancelFee: 12_000, reason } };
    const asked = [...offer.histories.IS_APPROVED, offer.cancellationRequested];
    expect(lastOf('offer-offer-1', ...asked, settled)).toMatchObject({ act: 'CancellationSettled', amount: 12_000, reason });
    const exported: AnyEvent = {
      type: 'AuditBillsExported',
      data: {
        requestId: 'request-1',
        month: '2026-11',
        clientId: null,
        status: null,
        encoding: 'UTF-8',
        table: 'BILLS',
        count: 2,
        total: 70_000,
        sha256: '0',
        replaced: [],
        reason: '会計事務所への提出のため',
      },
    };
    expect(lastOf(`audit-${uidOf.office}_2026-11-20`, exported)).toMatchObject({ amount: 70_000 });
  });

  test('has the total of an invoice, the amount of a payment, and the reasons for striking them', () => {
    const about = { number: '2026-0001', clientId: uidOf.client };
    const of = (...told: readonly AnyEvent[]) => ofJournal(project([invoices, officeJournal], envelopes('invoice-1', ...told))).at(-1);
    expect(of(invoiceIssued)).toMatchObject({ act: 'InvoiceIssued', invoice: '2026-0001', clientId: uidOf.client, amount: 71_505 });
    const paid = paymentRecorded(1, 40_000, 40_000);
    expect(of(invoiceIssued, paid)).toMatchObject({ amount: 40_000, reason: null });
    const struck: AnyEvent = { type: 'InvoicePaymentStruck', data: { ...about, paymentId: 'payment-1', yen: 40_000, reason, paid: 0 } };
    expect(of(invoiceIssued, paid, struck)).toMatchObject({ amount: 40_000, reason });
    expect(of(invoiceIssued, { type: 'InvoiceVoided', data: { ...about, deals: [], reason } })).toMatchObject({ amount: 71_505, reason });
  });

  test('names everything that an act is about: deal, job, people, and whose data was opened', () => {
    expect(lastOf('offer-offer-1', ...offer.histories.IS_ADMIN_APPROVED)?.objects).toEqual([
      ...['offer-offer-1', `job-${parties.jobId}`, `account-${parties.clientId}`, `account-${parties.talentId}`],
    ]);
    const opened: AnyEvent = {
      type: 'AuditPersonalOpened',
      data: { requestId: 'request-1', target: 'talent-hana', version: 1, scope: 'EVENT', reason, subjects: ['hana', 'ken'], told: true },
    };
    expect(lastOf(`audit-${uidOf.office}_2026-11-20`, opened)?.objects).toEqual([
      ...[`audit-${uidOf.office}_2026-11-20`, 'account-hana', 'account-ken'],
    ]);
  });

  test('separates reading a history from changes', () => {
    const read: AnyEvent = { type: 'AuditHistoryRead', data: { requestId: 'request-1', target: 'offer-offer-1', purpose: 'VIEW' } };
    expect(lastOf(`audit-${uidOf.office}_2026-11-20`, read)).toMatchObject({ isLook: true, target: 'offer-offer-1' });
  });

  test('has the person of an act on an account', () => {
    const suspended: AnyEvent = { type: 'AccountSuspended', data: { reason } };
    expect(lastOf('account-hana', suspended)).toMatchObject({ personId: 'hana', clientId: null, talentId: null, reason, createdAt: NOON });
  });

  test('has no acts of the system, of clients, or of a member on the own account', () => {
    const suspended = envelopes('account-hana', { type: 'AccountSuspended', data: { reason } });
    const rows = (events: AnyEnvelope[]) => ofJournal(project([officeJournal], events));
    expect(rows(by({ uid: 'system', role: 'system' }, ...suspended))).toEqual([]);
    expect(rows(by({ uid: 'ken', role: 'client' }, ...suspended))).toEqual([]);
    expect(rows(by({ uid: 'hana', role: 'office' }, ...suspended))).toEqual([]);
    expect(rows(suspended)).toHaveLength(1);
  });
});
