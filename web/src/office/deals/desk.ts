import type { UseQueryResult } from '@tanstack/react-query';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { JobChangeHistory } from '#projections/office/histories.schema.ts';
import type { DealView } from '#web/features/deal/public.ts';
import type { Fact } from '#web/shared/ui/facts.tsx';

export type Deal = Offer | Entry;
/** What waits for the office, or everything by its last change. */
export type DealListName = 'waiting' | 'recent';
/** Whose deals are listed, of those that changed last. */
export type DealsOf = { readonly field: 'clientId' | 'talentId'; readonly uid: string };

/** A read as the screens use it. */
export type Reading<Data> = Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isPending' | 'isSuccess' | 'refetch'>;

export type DealList<Row> = {
  readonly query: Reading<Row[]>;
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly showMore: () => void;
};

/** What the office's queue has to know of one kind of deals; everything else is the same for offers and entries. */
export type Desk<Row extends Deal> = {
  readonly callable: 'offers' | 'entries';
  /** The aggregate's name, in streams and (capitalised) before its events. */
  readonly aggregate: 'offer' | 'entry';
  readonly noun: string;
  /** Why nothing waits. */
  readonly whenEmpty: string;
  readonly listPath: string;
  readonly pathOf: (id: string) => string;
  /** How a command names its deal. */
  readonly named: (id: string) => Readonly<Record<string, string>>;
  readonly documentOf: (deal: Row) => string;
  readonly viewOf: (deal: Row) => DealView;
  readonly openActions: (deal: Row, now: number) => readonly string[];
  readonly waitingSince: (deal: Row) => number;
  /** Why a deal that waits cannot be approved; null when it can. */
  readonly obstacle: (deal: Row, now: number) => string | null;
  /** What is approved, and what follows. */
  readonly approval: (deal: Row) => readonly [what: string, next: string];
  readonly factsOf: (deal: Row) => readonly Fact[];
  readonly useList: (list: DealListName, of: DealsOf | null) => DealList<Row>;
  readonly useDeal: (id: string) => { readonly query: Reading<Row[]>; readonly deal: Row | null | undefined };
  readonly useHistory: (id: string) => Reading<JobChangeHistory[]>;
};
