import type { Offer } from '#projections/offers.ts';
import { type Viewer, viewOf } from './openActions.ts';

export const tabKeys = ['mine', 'running', 'ended'] as const;
export type TabKey = (typeof tabKeys)[number];
export const tabLabels: Record<TabKey, string> = { mine: '要対応', running: '進行中', ended: '終了' };

/** The tab in which a deal stands for its viewer; every deal stands in exactly one. */
export const tabOf = (offer: Pick<Offer, 'status'>, viewer: Viewer): TabKey => {
  const { needsAction, ended } = viewOf(offer, viewer);
  if (needsAction) return 'mine';
  return ended ? 'ended' : 'running';
};

/** The rows of every tab, in the order of the list. */
export const sortIntoTabs = <Row extends Pick<Offer, 'status'>>(rows: readonly Row[], viewer: Viewer): Record<TabKey, Row[]> => {
  const tabs: Record<TabKey, Row[]> = { mine: [], running: [], ended: [] };
  for (const row of rows) tabs[tabOf(row, viewer)].push(row);
  return tabs;
};
