import type { AnyAggregate, AnyEvent } from '../registry.ts';
import type { Table, Viewer } from '../work/deal/row.ts';
import type { StatusView } from '../work/deal/statusView.ts';
import { entry } from '../work/entry/entry.ts';
import { activeEntryStatuses, entryStatuses } from '../work/entry/status.ts';
import { entryStatusView } from '../work/entry/statusView.ts';
import { entryTable } from '../work/entry/table.ts';
import { offer } from '../work/offer/offer.ts';
import { activeOfferStatuses, offerStatuses } from '../work/offer/status.ts';
import { offerStatusView } from '../work/offer/statusView.ts';
import { offerTable } from '../work/offer/table.ts';
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
  /** The events that lead to each stage of a proposed change. */
  readonly proposals: { readonly OPEN: readonly AnyEvent[]; readonly AGREED: readonly AnyEvent[] };
  /** The events that lead to each stage of a cancellation. */
  readonly cancellations: { readonly ASKED: readonly AnyEvent[]; readonly REMINDED: readonly AnyEvent[] };
  /** An answer that the office gave for the cast, and the cast's objection. */
  readonly proxies: { readonly OPEN: readonly AnyEvent[]; readonly DISPUTED: readonly AnyEvent[]; readonly SETTLED: readonly AnyEvent[] };
  /** Half of the fee is owed. */
  readonly cancellationSettled: AnyEvent;
  readonly billClaimed: AnyEvent;
  readonly billIgnored: AnyEvent;
};

const offerKind: DealKind = {
  name: 'offer',
  aggregate: offer as unknown as AnyAggregate,
  table: offerTable,
  views: offerStatusView,
  statuses: offerStatuses,
  active: activeOfferStatuses,
  histories: offers.histories,
  commands: offers.commands,
  proposals: { OPEN: [offers.proposed], AGREED: [offers.proposed, offers.agreed] },
  cancellations: { ASKED: [offers.cancellationRequested], REMINDED: [offers.cancellationRequested, offers.cancellationReminded] },
  proxies: {
    OPEN: [offers.proxied],
    DISPUTED: [offers.proxied, offers.disputed],
    SETTLED: [offers.proxied, offers.disputed, offers.settledProxy],
  },
  cancellationSettled: offers.cancellationSettled,
  billClaimed: offers.billClaimed,
  billIgnored: offers.billIgnored,
};
const entryKind: DealKind = {
  name: 'entry',
  aggregate: entry as unknown as AnyAggregate,
  table: entryTable,
  views: entryStatusView,
  statuses: entryStatuses,
  active: activeEntryStatuses,
  histories: entries.histories,
  commands: entries.commands,
  proposals: { OPEN: [entries.proposed], AGREED: [entries.proposed, entries.agreed] },
  cancellations: { ASKED: [entries.cancellationRequested], REMINDED: [entries.cancellationRequested, entries.cancellationReminded] },
  proxies: {
    OPEN: [entries.proxied],
    DISPUTED: [entries.proxied, entries.disputed],
    SETTLED: [entries.proxied, entries.disputed, entries.settledProxy],
  },
  cancellationSettled: entries.cancellationSettled,
  billClaimed: entries.billClaimed,
  billIgnored: entries.billIgnored,
};

export const dealKinds = [offerKind, entryKind] as const;
