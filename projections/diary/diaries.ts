import { daysAfter } from '#domain/calendar/days.ts';
import { jstDate } from '#domain/calendar/instants.ts';
import type { HeldSheet } from '#domain/deal/storedSheet.ts';
import { merged, type Span, withoutSpan } from '#domain/diary/spans.ts';
import type { AnyEnvelope, EnvelopeNamed, EventType } from '#domain/registry.ts';
import type { DealEnvelope } from '../deal/dealEvents.ts';
import { dealPath } from '../deal/deals.ts';
import { type Documents, entityIdOf, projector, type Writes } from '../kernel/projector.ts';
import { type Availability, availabilityPath, type Diary, diaryPath } from './diaries.schema.ts';

/** How long days that are over stay. */
const KEPT_DAYS = 30;

type Booking = Diary['booked'][string];

const dealTypes = [
  ...(['OfferApproved', 'OfferTermsChanged', 'OfferForceClosed', 'OfferCancellationSettled'] as const),
  ...(['EntryApproved', 'EntryTermsChanged', 'EntryForceClosed', 'EntryCancellationSettled'] as const),
] satisfies EventType[];
const isDeal = (event: AnyEnvelope): event is DealEnvelope => (dealTypes as readonly string[]).includes(event.type);
const personOf = (event: AnyEnvelope): string => (isDeal(event) ? event.data.talentId : entityIdOf(event));

const keys = (event: AnyEnvelope): string[] => [
  diaryPath(personOf(event)),
  // The conclusion of an offer does not repeat the sheet: the deal's own document has it.
  ...(event.type === 'OfferApproved' ? [dealPath('offers', event)] : []),
];

/** What clients see of these days. */
const shownOf = (uid: string, { blocks, booked, updatedAt }: Diary): Availability => {
  const blocked = (kind: Diary['blocks'][number]['kind']) => blocks.filter((block) => block.kind === kind);
  // Work past midnight takes the next day too.
  const worked = Object.values(booked).flatMap(({ workDays }) =>
    workDays.map(({ date, from, to }): Span => ({ from: date, to: to > from ? date : daysAfter(date, 1) })),
  );
  const busy = merged([...blocked('BUSY'), ...worked]);
  const asked: readonly Span[] = blocked('ASK');
  const ask = merged(busy.reduce((spans, gone) => withoutSpan(spans, gone), asked));
  return { id: uid, busy, ask, updatedAt };
};

const follow = (event: AnyEnvelope, documents: Documents, change: (diary: Diary) => Partial<Diary>): Writes => {
  const uid = personOf(event);
  const at = event.meta.recordedAt;
  const before = (documents.get(diaryPath(uid)) as Diary | undefined) ?? { id: uid, blocks: [], booked: {}, left: false, updatedAt: at };
  if (before.left) return [];
  const wanted = { ...before, ...change(before) };
  const since = daysAfter(jstDate(at), -KEPT_DAYS);
  const after: Diary = {
    ...wanted,
    blocks: wanted.blocks.filter(({ to }) => to >= since),
    booked: Object.fromEntries(Object.entries(wanted.booked).filter(([, { workDays }]) => workDays.some(({ date }) => date >= since))),
    updatedAt: Math.max(before.updatedAt, at),
  };
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
  const workDays = workOf(event, documents);
  if (workDays.length === 0) return [];
  return follow(event, documents, ({ booked }) => ({ booked: { ...booked, [event.streamId]: { jobId: event.data.jobId, workDays } } }));
};
/** Terms that change before the conclusion book nothing. */
const changed = (event: DealEnvelope, documents: Documents): Writes => {
  const diary = documents.get(diaryPath(personOf(event))) as Diary | undefined;
  return diary?.booked[event.streamId] ? concluded(event, documents) : [];
};
const ended = (event: DealEnvelope, documents: Documents): Writes => {
  const diary = documents.get(diaryPath(personOf(event))) as Diary | undefined;
  return diary?.booked[event.streamId] ? follow(event, documents, (held) => ({ booked: withoutDeal(held, event.streamId) })) : [];
};

/** The days of a cast: what they said themselves, and what was concluded for them. The streams of many deals write it, each its own part. */
export const diaries = projector('diaries', 1, keys, {
  DiaryBlocked: (event: EnvelopeNamed<'DiaryBlocked'>, documents) => {
    const { from, to, kind } = event.data;
    return follow(event, documents, ({ blocks }) => ({ blocks: [...withoutSpan(blocks, { from, to }), { from, to, kind }] }));
  },
  DiaryUnblocked: (event, documents) => follow(event, documents, ({ blocks }) => ({ blocks: withoutSpan(blocks, event.data) })),
  OfferApproved: concluded,
  EntryApproved: concluded,
  OfferTermsChanged: changed,
  EntryTermsChanged: changed,
  OfferForceClosed: ended,
  EntryForceClosed: ended,
  OfferCancellationSettled: ended,
  EntryCancellationSettled: ended,
  AccountWithdrawn: (event, documents) => follow(event, documents, () => ({ blocks: [], booked: {}, left: true })),
});
