/** What the two kinds of deals, offers and entries, have in common on the screen. */
export { DealBanner } from './components/dealBanner.tsx';
export { DealRow } from './components/dealRow.tsx';
export { DealStatusChip } from './components/dealStatusChip.tsx';
export { DealTabs, type EmptyTabs } from './components/dealTabs.tsx';
export { DealTimeline } from './components/dealTimeline.tsx';
export { FeeHistory } from './components/feeHistory.tsx';
export { OtherSide } from './components/otherSide.tsx';
export { useFeeChanges } from './feeChanges.ts';
export { type ActWords, feeHelp, scheduleHelp } from './texts.ts';
export type { DealView, Side, Viewer } from './view.ts';
