import { type DealFacts, openActions as open } from '#domain/deal/row.ts';
import { type EntryAction, entryStatusView, type StatusView, type Viewer } from '#domain/entry/statusView.ts';
import { entryTable } from '#domain/entry/table.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';

export type { EntryAction };

/** What a deal says to its viewer: the domain's row for its status. */
export const viewOf = ({ status }: Pick<Entry, 'status'>, viewer: Viewer): StatusView => entryStatusView[status][viewer];

/** The acts that this viewer can do now (ms). */
export const openActions = (deal: DealFacts, viewer: Viewer, now: number): EntryAction[] => open(entryTable, deal, viewer, now);
