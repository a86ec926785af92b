import { z } from 'zod';
import type { EventType } from '#domain/registry.ts';
import { stamps } from '../kernel/fields.schema.ts';
import { sumReasons } from './reasons.schema.ts';

export const figureOf = {
  AccountRegistered: 'accountsRegistered',
  AccountWithdrawn: 'accountsWithdrawn',
  AccountSuspended: 'accountsSuspended',
  ClientCertified: 'clientsCertified',
  TalentProfileRegistered: 'talentsRegistered',
  TalentPublished: 'talentsPublished',
  ClientProfileRegistered: 'clientsRegistered',
  JobPosted: 'jobsPosted',
  JobEdited: 'jobsEdited',
  JobClosed: 'jobsClosed',
  JobFilled: 'jobsClosed',
  JobForceClosed: 'jobsForceClosed',
  JobEnded: 'jobsEnded',
  JobReopened: 'jobsReopened',
  OfferInquired: 'inquiries',
  OfferInquiryRefused: 'inquiriesRefused',
  OfferMade: 'offers',
  OfferAccepted: 'offersAccepted',
  OfferCounterAgreed: 'offersAccepted',
  OfferRefused: 'offersRefused',
  OfferDeclined: 'offersDeclined',
  OfferAdminApproved: 'offersAdminApproved',
  OfferAdminDisapproved: 'offersAdminDisapproved',
  OfferApproved: 'offersConcluded',
  OfferCanceled: 'offersCanceled',
  OfferExpired: 'offersExpired',
  OfferFeeChanged: 'feesChanged',
  OfferScheduleChanged: 'schedulesChanged',
  OfferClosed: 'offersClosed',
  OfferForceClosed: 'offersForceClosed',
  OfferCancellationSettled: 'offersCalledOff',
  OfferBillClaimed: 'billsClaimed',
  OfferBillIgnored: 'billsIgnored',
  OfferBillReopened: 'billsReopened',
  EntryMade: 'entries',
  EntryAdminApproved: 'entriesAdminApproved',
  EntryAdminDisapproved: 'entriesAdminDisapproved',
  EntryDecidingStarted: 'entriesDeciding',
  EntryApproved: 'entriesConcluded',
  EntryRefused: 'entriesRefused',
  EntryExpired: 'entriesExpired',
  EntryFeeChanged: 'entryFeesChanged',
  EntryScheduleChanged: 'entrySchedulesChanged',
  EntryClosed: 'entriesClosed',
  EntryForceClosed: 'entriesForceClosed',
  EntryCancellationSettled: 'entriesCalledOff',
  EntryBillClaimed: 'entryBillsClaimed',
  EntryBillIgnored: 'entryBillsIgnored',
  EntryBillReopened: 'entryBillsReopened',
  ReviewWritten: 'reviewsWritten',
  ReviewNotHeldReported: 'dealsNotHeld',
  ReviewsPublished: 'reviewsPublished',
} as const satisfies Partial<Record<EventType, string>>;

export type Figure = (typeof figureOf)[keyof typeof figureOf] | 'closedFees';
export const figures = [...new Set<Figure>([...Object.values(figureOf), 'closedFees'])];

const figureSchema = z.partialRecord(z.enum(figures as readonly Figure[]), z.number());
/**
 * How often each reason ended a deal, by `{event}_{code}`; without any, the field is missing. It is
 * apart from the figures, because open pages of a release know only its own figures.
 */
const reasons = z.record(z.string(), z.number()).optional();

/**
 * dairySummaries/{YYYY-MM-DD}: the figures of a day (JST), as the sum of its shards. A missing
 * figure is 0. `closedFees`: yen, of offers and entries. The stamps are the recording of the first
 * and the last counted event.
 */
export const dailySummarySchema = z.object({ id: z.string(), date: z.string(), figures: figureSchema, reasons, ...stamps });
export type DailySummary = z.infer<typeof dailySummarySchema>;
/**
 * dairySummaries/{date}/shards/{n}: a part of a day's figures. Events are counted in shards, so
 * that no single document takes all writes of a day. `summed`: included in the day's document.
 */
export const summaryShardSchema = z.object({ date: z.string(), figures: figureSchema, reasons, summed: z.boolean(), ...stamps });
export type SummaryShard = z.infer<typeof summaryShardSchema>;

type Figures = DailySummary['figures'];

/** Adds figures to a sum. Mutates `sum`. */
export const addFigures = (sum: Figures, part: Figures): void => {
  for (const figure in part) sum[figure as Figure] = (sum[figure as Figure] ?? 0) + (part[figure as Figure] ?? 0);
};

export const sumFigures = (parts: readonly Figures[]): Figures => {
  const sum: Figures = {};
  for (const part of parts) addFigures(sum, part);
  return sum;
};

/** Figures with the recording (ms) of their first and last event. */
export type StampedFigures = Pick<SummaryShard, 'figures' | 'reasons' | 'createdAt' | 'updatedAt'>;

/** A day's document: the sum of its shards. Shards of a former release have no stamps. */
export const dayOf = (date: string, shards: readonly StampedFigures[]): DailySummary => {
  const stamped = shards.filter(({ updatedAt }) => updatedAt > 0);
  const reasons = sumReasons(shards.map((shard) => shard.reasons));
  return {
    id: date,
    date,
    figures: sumFigures(shards.map(({ figures }) => figures)),
    ...(reasons && { reasons }),
    createdAt: stamped.length === 0 ? 0 : Math.min(...stamped.map(({ createdAt }) => createdAt)),
    updatedAt: Math.max(0, ...stamped.map(({ updatedAt }) => updatedAt)),
  };
};
