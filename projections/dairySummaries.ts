import { z } from 'zod';
import { jstDay } from '#domain/calendar/instants.ts';
import { happenedAt } from '#domain/happenedAt.ts';
import { fingerprint } from '#domain/kernel/fingerprint.ts';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';

/** Which figure of the day an event adds one to. */
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
  JobForceClosed: 'jobsForceClosed',
  JobEnded: 'jobsEnded',
  JobReopened: 'jobsReopened',
  OfferInquired: 'inquiries',
  OfferInquiryRefused: 'inquiriesRefused',
  OfferMade: 'offers',
  OfferAccepted: 'offersAccepted',
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
  EntryBillClaimed: 'entryBillsClaimed',
  EntryBillIgnored: 'entryBillsIgnored',
  EntryBillReopened: 'entryBillsReopened',
  ReviewWritten: 'reviewsWritten',
  ReviewNotHeldReported: 'dealsNotHeld',
  ReviewsPublished: 'reviewsPublished',
} as const satisfies Partial<Record<EventType, string>>;

export type Figure = (typeof figureOf)[keyof typeof figureOf] | 'closedFees';
export const figures = [...Object.values(figureOf), 'closedFees'] as const;

const figureSchema = z.partialRecord(z.enum(figures as readonly Figure[]), z.number());

/**
 * dairySummaries/{YYYY-MM-DD}: what happened on a day in Asia/Tokyo; an absent figure is 0, `closedFees` is in yen, of offers and entries. It is the sum of its
 * shards, dairySummaries/{date}/shards/{n}: events are counted there, so that no document takes all writes of a day.
 */
export const dairySummarySchema = z.object({ id: z.string(), date: z.string(), figures: figureSchema });
export type DairySummary = z.infer<typeof dairySummarySchema>;
export const summaryShardSchema = z.object({ date: z.string(), figures: figureSchema, summed: z.boolean() });
export type SummaryShard = z.infer<typeof summaryShardSchema>;

export const SHARDS = 8;

export const countedTypes = Object.keys(figureOf) as EventType[];
export const summaryPath = (date: string): string => `dairySummaries/${date}`;
export const shardsPath = (date: string): string => `${summaryPath(date)}/shards`;

export const shardPath = (date: string, shard: number): string => `${shardsPath(date)}/${shard}`;

const oneOf: ReadonlyMap<string, Partial<Record<Figure, number>>> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(figureOf).map(([type, figure]) => [type, { [figure]: 1 }]),
);

/** `day`: as `jstDay` counts. */
export type Count = { readonly day: number; readonly shard: number; readonly increments: Readonly<Partial<Record<Figure, number>>> };

// The last stream, because a replay asks for the same again and again.
let lastStream = '';
let lastShard = 0;

const shardOf = (streamId: string): number => {
  if (streamId !== lastStream) {
    lastStream = streamId;
    lastShard = fingerprint(streamId) % SHARDS;
  }
  return lastShard;
};

/** What an event adds to which shard of which day; null when no figure counts it. */
export const countOf = (event: AnyEnvelope): Count | null => {
  const one = oneOf.get(event.type);
  if (!one) return null;
  const increments = event.type === 'OfferClosed' || event.type === 'EntryClosed' ? { ...one, closedFees: event.data.fee } : one;
  return { day: jstDay(happenedAt(event)), shard: shardOf(event.streamId), increments };
};

type Figures = DairySummary['figures'];

/** Adds figures to a sum, which it changes. */
export const addFigures = (sum: Figures, part: Figures): void => {
  for (const figure in part) sum[figure as Figure] = (sum[figure as Figure] ?? 0) + (part[figure as Figure] ?? 0);
};

/** Adds up figures. */
export const sumFigures = (parts: readonly Figures[]): Figures => {
  const sum: Figures = {};
  for (const part of parts) addFigures(sum, part);
  return sum;
};
