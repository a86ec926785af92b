import type { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { dueName } from '#domain/work/deal/dueNames.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import { type DealFacts, openActions as open, type Table, type Viewer } from '#domain/work/deal/row.ts';
import { dealsOfPairMax, isEndedUnconcluded } from '#domain/work/deal/stages.ts';
import { type StatusView, viewOfDeal } from '#domain/work/deal/statusView.ts';
import { type EntryAction, entryStatusView } from '#domain/work/entry/statusView.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import { type OfferAction, offerStatusView } from '#domain/work/offer/statusView.ts';
import { offerTable } from '#domain/work/offer/table.ts';
import { type DealCollection, dealDocument } from '#projections/deal/deals.schema.ts';
import { type Entry, entrySchema } from '#projections/deal/entries.schema.ts';
import { type Offer, offerSchema } from '#projections/deal/offers.schema.ts';
import { href } from '#web/routing/href.ts';

export type Deals = { readonly offer: Offer; readonly entry: Entry };
/** The two kinds of deals, as in stream ids. */
export type DealKind = keyof Deals;
export type DealRef = { readonly kind: DealKind; readonly id: string };
export type Deal = Deals[DealKind];
export type DealWithTerms = Deal & { readonly fee: number; readonly scheduleToClose: number };
export type Side = Exclude<Viewer, 'office'>;
export type DealView = StatusView<string>;
export type DealAction = OfferAction | EntryAction;

type Kind<Row extends Deal> = {
  readonly noun: string;
  /** Also the name of the callable. */
  readonly collection: DealCollection;
  /** The name of the deal's id in commands and addresses. */
  readonly idField: 'offerId' | 'entryId';
  readonly schema: z.ZodType<Row>;
  readonly table: Table;
  readonly views: Readonly<Record<Row['status'], Readonly<Record<Viewer, DealView>>>>;
  readonly page: Readonly<Record<Side, (id: string) => string>>;
  /** The terms on A4. */
  readonly terms: Readonly<Record<Side, (id: string) => string>>;
  readonly termsEdit: (id: string) => string;
  /** The list of each side, and the label of the link back to it. */
  readonly list: Readonly<Record<Side, { readonly to: string; readonly back: string }>>;
};

export const kinds: { readonly [K in DealKind]: Kind<Deals[K]> } = {
  offer: {
    noun: 'オファー',
    collection: 'offers',
    idField: 'offerId',
    schema: offerSchema,
    table: offerTable,
    views: offerStatusView,
    page: { client: (offerId) => href('clientOffer', { offerId }), talent: (offerId) => href('talentOffer', { offerId }) },
    terms: { client: (offerId) => href('clientOfferTerms', { offerId }), talent: (offerId) => href('talentOfferTerms', { offerId }) },
    termsEdit: (offerId) => href('clientOfferTermsEdit', { offerId }),
    list: {
      client: { to: href('clientOffers'), back: '送ったオファーへ' },
      talent: { to: href('talentOffers'), back: '届いたオファーへ' },
    },
  },
  entry: {
    noun: 'エントリー',
    collection: 'entries',
    idField: 'entryId',
    schema: entrySchema,
    table: entryTable,
    views: entryStatusView,
    page: { client: (entryId) => href('clientEntry', { entryId }), talent: (entryId) => href('talentEntry', { entryId }) },
    terms: { client: (entryId) => href('clientEntryTerms', { entryId }), talent: (entryId) => href('talentEntryTerms', { entryId }) },
    termsEdit: (entryId) => href('clientEntryTermsEdit', { entryId }),
    list: {
      client: { to: href('clientEntries'), back: '届いたエントリーへ' },
      talent: { to: href('talentEntries'), back: 'エントリー一覧へ' },
    },
  },
};

/** The number of deals that the job and the cast had before. An entry is always the first. */
export const earlierThan = (deal: Deal): number => ('earlierDeals' in deal ? deal.earlierDeals : 0);
export const newestFirst = <Row extends Deal>(deals: readonly Row[]): Row[] => deals.toSorted((a, b) => earlierThan(b) - earlierThan(a));

/** Whether its client may ask or offer again, as on the server. */
export const mayFollow = (kind: DealKind, deal: Deal): boolean => isEndedUnconcluded(kind, deal) && earlierThan(deal) + 1 < dealsOfPairMax;

type Facets<Row extends Deal> = Pick<Row, 'status' | 'proposal' | 'cancellation' | 'calledOffBy'> & {
  readonly proxyStage?: string | null;
  readonly withdrawnAt?: number | null;
  readonly inquiryAnsweredAt?: number | null;
};

export const viewOf = <K extends DealKind>(kind: K, deal: Facets<Deals[K]>, viewer: Viewer): DealView =>
  viewOfDeal(kinds[kind].views[deal.status as Deals[K]['status']][viewer], deal, viewer);

/** The due time (ms) of the next answer: to a change of terms, or to the deal. */
export const dueOf = ({
  proposal,
  answerDue,
}: {
  readonly proposal: { readonly due: number } | null;
  readonly answerDue: number | null;
}): number | null => proposal?.due ?? answerDue;

/** The name of that time: a cast answers a change, whatever the deal waits for. */
export const dueNameOf = (kind: DealKind, { proposal, status }: Pick<Deal, 'proposal' | 'status'>): string =>
  proposal ? labelOf(dealFields.answerDue) : dueName(kind, status);

export const hasTerms = (deal: Deal): deal is DealWithTerms => deal.fee !== null && deal.scheduleToClose !== null;

/** The acts that this viewer can do at a time (ms). */
export const openActions = (kind: DealKind, deal: DealFacts, viewer: Viewer, now: number): DealAction[] =>
  open(kinds[kind].table, deal, viewer, now) as DealAction[];

export const documentOf = (kind: DealKind, jobId: string, id: string): string => dealDocument(kinds[kind].collection, jobId, id);

/** The id of a new deal from its stream id `{kind}-{id}`. */
export const idOf = (kind: DealKind, streamId: string): string => streamId.slice(kind.length + 1);

export const jobPage = ({ jobId }: Pick<Deal, 'jobId'>, side: Side): string =>
  href(side === 'client' ? 'clientOwnJob' : 'talentJob', { jobId });
