import { dealOf } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed, EventType } from '#domain/registry.ts';
import type { HeldSheet } from '#domain/work/deal/storedSheet.ts';
import type { BlockKind } from '#domain/work/diary/dayKinds.ts';
import { merged, type Span, takenBy, withoutSpan } from '#domain/work/diary/spans.ts';
import type { DealEnvelope } from '../deal/dealEvents.ts';
import { dealPath } from '../deal/deals.ts';
import { type Documents, entityIdOf, projector, type Writes } from '../kernel/projector.ts';
import { type Availability, availabilityPath, type Diary, diaryPath } from './diaries.schema.ts';

type Booking = Diary['booked'][string];

const dealTypes = [
  ...(['OfferApproved', 'OfferTermsChanged', 'OfferForceClosed', 'OfferCancellationSettled'] as const),
  ...(['EntryApproved', 'EntryTermsChanged', 'EntryForceClosed', 'EntryCancellationSettled'] as const),
] satisfies EventType[];
const isDeal = (event: AnyEnvelope): event is DealEnvelope => (dealTypes as readonly string[]).includes(event.type);
/** The cast whose days an event changes. */
export const personOf = (event: AnyEnvelope): string => (isDeal(event) ? event.data.talentId : entityIdOf(event));

const keys = (event: AnyEnvelope): string[] => [
  diaryPath(personOf(event)),
  // The conclusion of an offer has no sheet, so the deal's document is read.
  ...(event.type === 'OfferApproved' ? [dealPath('offers', event)] : []),
];

/** The held days in order, each with the number of holds. */
const countedDays = (held: Diary['held']): Availability['held'] => {
  const days = Object.values(held).flatMap((each) => each.days);
  return [...new Set(days)].sort().map((date) => ({ date, count: days.filter((day) => day === date).length }));
};

/** The days for clients. */
const shownOf = (uid: string, { blocks, weekly, booked, held }: Diary): Availability => {
  const blocked = (kind: BlockKind): readonly Span[] => blocks.filter((block) => block.kind === kind);
  const worked = Object.values(booked).flatMap(({ workDays }) => workDays.map(takenBy));
  const busy = merged([...blocked('BUSY'), ...worked]);
  const besideBusy = (spans: readonly Span[]) => merged(busy.reduce((left, gone) => withoutSpan(left, gone), spans));
  return {
    id: uid,
    busy,
    ask: besideBusy(blocked('ASK')),
    free: besideBusy(blocked('FREE')),
    weekly,
    held: countedDays(held),
    said: false,
  };
};

const empty = { blocks: [], weekly: [], said: false, booked: {}, held: {}, allowed: [], feed: null, left: false } satisfies Partial<Diary>;

const update = (event: AnyEnvelope, documents: Documents, change: (diary: Diary) => Partial<Diary>): Writes => {
  const uid = personOf(event);
  // A document of an earlier release has no weekly rules.
  const before: Diary = { ...empty, id: uid, ...(documents.get(diaryPath(uid)) as Partial<Diary> | undefined), said: false };
  if (before.left) return [];
  // Events must not drop entries by their time, since a replay has another order of streams.
  const after: Diary = { ...before, ...change(before) };
  return [
    [diaryPath(uid), after],
    [availabilityPath(uid), after.left ? null : shownOf(uid, after)],
  ];
};

const workOf = (event: DealEnvelope, documents: Documents): Booking['workDays'] => {
  const facts =
    event.type === 'OfferApproved'
      ? (documents.get(dealPath('offers', event))?.sheet as HeldSheet['facts'] | null | undefined)
      : (event.data as { readonly sheet?: HeldSheet | null }).sheet?.facts;
  return (facts?.workDays ?? []).map(({ date, from, to }) => ({ date, from, to }));
};

const withoutDeal = ({ booked }: Diary, streamId: string): Diary['booked'] =>
  Object.fromEntries(Object.entries(booked).filter(([id]) => id !== streamId));

const concluded = (event: DealEnvelope, documents: Documents): Writes => {
  // Also without days: they may follow later.
  const workDays = workOf(event, documents);
  const { streamId } = event;
  const booking = { [streamId]: { jobId: event.data.jobId, workDays } };
  const path = diaryPath(personOf(event));
  const diary = documents.get(path) as Diary | undefined;
  // No day is taken or free again: one entry, whatever the number of deals.
  const sameDays = diary && !diary.left && workDays.length === 0 && (diary.booked[streamId]?.workDays.length ?? 0) === 0;
  if (sameDays) return [[path, { booked: booking }, 'entries']];
  return update(event, documents, ({ booked }) => ({ booked: { ...booked, ...booking } }));
};

/** Changes before the conclusion book nothing. */
const changed = (event: DealEnvelope, documents: Documents): Writes => {
  const diary = documents.get(diaryPath(personOf(event))) as Diary | undefined;
  return diary?.booked[event.streamId] ? concluded(event, documents) : [];
};
const ended = (event: DealEnvelope, documents: Documents): Writes => {
  const diary = documents.get(diaryPath(personOf(event))) as Diary | undefined;
  return diary?.booked[event.streamId] ? update(event, documents, (held) => ({ booked: withoutDeal(held, event.streamId) })) : [];
};

const heldBy = (event: AnyEnvelope): string => {
  const { dealKind, dealId } = dealOf(event);
  return `${dealKind}-${dealId}`;
};
const granted = (event: EnvelopeNamed<'HoldGranted'>, documents: Documents): Writes =>
  update(event, documents, ({ held }) => ({
    held: { ...held, [heldBy(event)]: { jobId: event.data.jobId, days: event.data.days } },
  }));
/** A request that ends was never in the diary. */
const letGo = (event: AnyEnvelope, documents: Documents): Writes => {
  const diary = documents.get(diaryPath(personOf(event))) as Partial<Diary> | undefined;
  const { [heldBy(event)]: gone, ...others } = diary?.held ?? {};
  return gone ? update(event, documents, () => ({ held: others })) : [];
};
const holdEnds = Object.fromEntries(
  (['HoldExpired', 'HoldReleased', 'HoldYielded', 'HoldDisplaced', 'HoldDropped', 'HoldConcluded'] as const).map((type) => [type, letGo]),
);

/**
 * Writes diaries/{uid} and availability/{uid}: the cast's entries, concluded deals and holds.
 * Streams of several deals write one document, each its own deal.
 */
export const diaries = projector('diaries', keys, {
  DiaryBlocked: (event: EnvelopeNamed<'DiaryBlocked'>, documents) => {
    const { from, to, kind, on } = event.data;
    return update(event, documents, ({ blocks }) => ({
      blocks: [...withoutSpan(blocks, { from, to }).filter((block) => block.to >= on), { from, to, kind }],
    }));
  },
  DiaryUnblocked: (event, documents) => update(event, documents, ({ blocks }) => ({ blocks: withoutSpan(blocks, event.data) })),
  DiaryWeekSet: (event, documents) => update(event, documents, () => ({ weekly: event.data.weekly })),
  DiaryFeedOpened: (event, documents) =>
    update(event, documents, () => ({ feed: { hash: event.data.feedHash, openedAt: event.meta.recordedAt } })),
  DiaryFeedClosed: (event, documents) => update(event, documents, () => ({ feed: null })),
  DiaryOverlapAllowed: (event, documents) =>
    update(event, documents, ({ allowed }) => ({ allowed: [...new Set([...allowed, event.data.dealId])].sort() })),
  HoldGranted: granted,
  ...holdEnds,
  OfferApproved: concluded,
  EntryApproved: concluded,
  OfferTermsChanged: changed,
  EntryTermsChanged: changed,
  OfferForceClosed: ended,
  EntryForceClosed: ended,
  OfferCancellationSettled: ended,
  EntryCancellationSettled: ended,
  AccountWithdrawn: (event, documents) => update(event, documents, () => ({ ...empty, left: true })),
});
