import { type AnyAggregate, type AnyEvent, aggregateNamed } from '../registry.ts';
import type { Table, Viewer } from '../work/deal/row.ts';
import type { StatusView } from '../work/deal/statusView.ts';
import { activeEntryStatuses, entryStatuses } from '../work/entry/status.ts';
import { entryStatusView } from '../work/entry/statusView.ts';
import { entryTable } from '../work/entry/table.ts';
import { activeOfferStatuses, offerStatuses } from '../work/offer/status.ts';
import { offerStatusView } from '../work/offer/statusView.ts';
import { offerTable } from '../work/offer/table.ts';
import type { dealEvents } from './dealSamples.ts';
import * as entries from './entryHistories.ts';
import * as offers from './offerHistories.ts';

/** Test data of a kind of deal, with the histories that lead to each status. */
export type DealKind = {
  readonly name: 'offer' | 'entry';
  readonly aggregate: AnyAggregate;
  readonly table: Table;
  readonly statuses: readonly string[];
  readonly active: readonly string[];
  readonly views: Readonly<Record<string, Readonly<Record<Viewer, StatusView<string>>>>>;
  readonly histories: Readonly<Record<string, readonly AnyEvent[]>>;
  /** A valid command of each type. It repeats the content of the histories where possible. */
  readonly commands: Readonly<Record<string, { readonly type: string }>>;
  readonly proposals: { readonly OPEN: readonly AnyEvent[]; readonly AGREED: readonly AnyEvent[] };
  /** The events that lead to each stage of a counter-offer; none for entries. */
  readonly counters: { readonly OPEN: readonly AnyEvent[]; readonly REMINDED: readonly AnyEvent[] };
  readonly cancellations: { readonly ASKED: readonly AnyEvent[]; readonly REMINDED: readonly AnyEvent[] };
  /** An answer that the office gave for the cast, and the cast's objection. */
  readonly proxies: { readonly OPEN: readonly AnyEvent[]; readonly DISPUTED: readonly AnyEvent[]; readonly SETTLED: readonly AnyEvent[] };
  /** Half of the fee is owed. */
  readonly cancellationSettled: AnyEvent;
  readonly billClaimed: AnyEvent;
  readonly billIgnored: AnyEvent;
};

type Samples = Pick<DealKind, 'histories' | 'commands'> & {
  readonly shared: ReturnType<typeof dealEvents>;
  readonly counters?: readonly AnyEvent[];
};
type Facts = Pick<DealKind, 'table' | 'views' | 'statuses' | 'active'>;

const kindOf = (name: DealKind['name'], facts: Facts, { histories, commands, shared, counters = [] }: Samples): DealKind => {
  const { proposed, agreed, cancellationRequested, cancellationReminded, proxied, disputed, settledProxy } = shared as Readonly<
    Record<string, AnyEvent>
  > &
    typeof shared;
  return {
    ...facts,
    name,
    aggregate: aggregateNamed(name),
    histories,
    commands,
    proposals: { OPEN: [proposed], AGREED: [proposed, agreed] },
    counters: { OPEN: counters.slice(0, 1), REMINDED: counters },
    cancellations: { ASKED: [cancellationRequested], REMINDED: [cancellationRequested, cancellationReminded] },
    proxies: { OPEN: [proxied], DISPUTED: [proxied, disputed], SETTLED: [proxied, disputed, settledProxy] },
    cancellationSettled: shared.cancellationSettled,
    billClaimed: shared.billClaimed,
    billIgnored: shared.billIgnored,
  };
};

export const dealKinds = [
  kindOf(
    'offer',
    { table: offerTable, views: offerStatusView, statuses: offerStatuses, active: activeOfferStatuses },
    {
      ...offers,
      counters: [offers.countered, offers.counterReminded],
    },
  ),
  kindOf('entry', { table: entryTable, views: entryStatusView, statuses: entryStatuses, active: activeEntryStatuses }, entries),
] as const;
