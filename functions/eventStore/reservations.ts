import type { Firestore, Query } from 'firebase-admin/firestore';
import { reservationIdOf } from '#domain/kernel/identifiers.ts';
import { paths } from '../platform/firestorePaths.ts';

/** A document that only one stream can create, with what it holds. */
export type Reservation = { readonly path: string; readonly data: Readonly<Record<string, unknown>> };

/** `earlierDeals`: the number of the pair's deals before. */
type Pair = { readonly jobId: string; readonly talentId: string; readonly clientId: string; readonly earlierDeals?: number };

export const pairPath = ({ jobId, talentId }: Pick<Pair, 'jobId' | 'talentId'>): string =>
  paths.reservation(reservationIdOf(jobId, talentId));

/** The newest deal of a job and talent. A first deal has no number, as in former releases. */
export const pairReservation = (streamId: string, { jobId, talentId, clientId, earlierDeals = 0 }: Pair): Reservation => ({
  path: pairPath({ jobId, talentId }),
  data: { streamId, jobId, talentId, clientId, ...(earlierDeals > 0 && { earlierDeals }) },
});

/** Which invoices are about the same bills: those of a client's closing month. */
export const billedOf = (clientId: string, month: string): string => `${clientId}_${month}`;

/** The deals that an invoice bills; nobody else bills them. */
export const invoiceReservation = (
  streamId: string,
  invoiceId: string,
  about: { readonly clientId: string; readonly month: string; readonly deals: readonly string[] },
): Reservation => ({
  path: paths.reservation(`invoice_${invoiceId}`),
  data: { streamId, billedOf: billedOf(about.clientId, about.month), billed: about.deals },
});

/** The line of a bank statement that a payment recorded. The invoice's state knows the payer. */
export const paymentReservation = (
  streamId: string,
  paymentId: string,
  { at, yen, nth }: { readonly at: string; readonly yen: number; readonly nth: number },
): Reservation => ({
  path: paths.reservation(`payment_${paymentId}`),
  data: { streamId, deposit: `${at}_${yen}_${nth}` },
});

/** A payment that adds to a client's advance payments, or uses them. */
export const advanceReservation = (streamId: string, paymentId: string, clientId: string): Reservation => ({
  path: paths.reservation(`payment_${paymentId}`),
  data: { streamId, advanceOf: clientId },
});

/** The recorded lines from one day (`YYYY-MM-DD`, or with an amount: `_50000`) to another. */
export const depositsBetween = (db: Firestore, first: string, last: string): Query =>
  db.collection('reservations').where('deposit', '>=', `${first}_`).where('deposit', '<=', `${last}_~`);

/** The concluded deals of a cast, which every conclusion reads and writes. */
export const diaryPath = (talentId: string): string => paths.reservation(reservationIdOf('diary', talentId));
