import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { NamedHit } from '#domain/work/search/results.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { MISSING_JOB, MISSING_PERSON } from '#projections/kernel/fields.schema.ts';
import type { OfficeStudent } from '#projections/student/officeStudents.schema.ts';
import { href } from '#web/routing/href.ts';
import { invoiceAt } from '../filters/billFilter.ts';

/** A hit of the search: its kind, name and address. */
export type Hit = { readonly kind: string; readonly name: string; readonly about: string; readonly to: string };

const dealName = ({ job }: Offer | Entry) => job.title || MISSING_JOB;
const parties = ({ client, talent }: Offer | Entry) => `${client.name}、${talent.name}`;

/** Offers as hits. */
export const offers = (rows: readonly Offer[]): Hit[] =>
  rows.map((row) => ({ kind: 'オファー', name: dealName(row), about: parties(row), to: href('officeOffer', { offerId: row.id }) }));

/** Entries as hits. */
export const entries = (rows: readonly Entry[]): Hit[] =>
  rows.map((row) => ({ kind: 'エントリー', name: dealName(row), about: parties(row), to: href('officeEntry', { entryId: row.id }) }));

/** Offers with a bill as hits. */
export const bills = (rows: readonly Offer[]): Hit[] =>
  rows.map((row) => ({ kind: '請求', name: row.billId ?? '', about: dealName(row), to: href('officeOffer', { offerId: row.id }) }));

/** Entries with a bill as hits. */
export const entryBills = (rows: readonly Entry[]): Hit[] =>
  rows.map((row) => ({ kind: '請求', name: row.billId ?? '', about: dealName(row), to: href('officeEntry', { entryId: row.id }) }));

/** Jobs by id as hits. */
export const jobs = (rows: readonly Job[]): Hit[] =>
  rows.map(({ id, title, client }) => ({ kind: 'お仕事', name: title, about: client.name, to: href('officeJob', { jobId: id }) }));

/** People by name as hits. */
export const people = (rows: readonly NamedHit[]): Hit[] =>
  rows.map(({ id, name, about, role }) =>
    role === 'talent'
      ? { kind: 'キャスト', name, about, to: href('officeTalent', { uid: id }) }
      : { kind: role === 'client' ? 'クライアント' : 'アカウント', name, about, to: href('officeAccount', { uid: id }) },
  );

/** Jobs by title as hits. */
export const postings = (rows: readonly NamedHit[]): Hit[] =>
  rows.map(({ id, name, about }) => ({ kind: 'お仕事', name, about, to: href('officeJob', { jobId: id }) }));

/** Trainees of the roster as hits. */
export const students = (rows: readonly OfficeStudent[]): Hit[] =>
  rows.map(({ taCode, name }) => ({
    kind: '受講生',
    name,
    about: taCode,
    to: `${href('officeStudents')}?${new URLSearchParams({ q: taCode })}`,
  }));

/** Invoices as hits. */
export const invoices = (rows: readonly InvoiceDocument[]): Hit[] =>
  rows.map(({ number, billTo, total }) => ({
    kind: '請求書',
    name: number,
    about: `${billTo?.company || billTo?.name || MISSING_PERSON}・${formatYen(total)}`,
    to: href('officeBills') + invoiceAt(number),
  }));

/** Accounts by address as hits. */
export const accounts = (rows: readonly OfficeAccount[]): Hit[] =>
  rows.map(({ id, maskedEmail, name, role }) => ({
    kind: 'アカウント',
    name: name || maskedEmail,
    about: [role === 'talent' ? 'キャスト' : role === 'client' ? 'クライアント' : '', name ? maskedEmail : ''].filter(Boolean).join('・'),
    to: href('officeAccount', { uid: id }),
  }));

type Answer = { readonly data: readonly Hit[] | undefined; readonly dataUpdatedAt: number };

/**
 * The hits so far, each once, in their order of arrival, so that the list does not move while the
 * user chooses.
 */
export const foundIn = (answers: readonly Answer[]): readonly Hit[] => {
  const inOrder = [...answers].sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt).flatMap(({ data = [] }) => data);
  return [...new Map(inOrder.map((hit) => [hit.to, hit])).values()];
};
