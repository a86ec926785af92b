/** What other features and the office may use of the deals' one. */
export { OfferStatusChip } from './components/offerStatusChip.tsx';
export { StatusBanner } from './components/statusBanner.tsx';
export { offerDocument } from './offerDocument.ts';
export { openActions } from './openActions.ts';
export { useOwnOfferOfJob } from './queries/ownOfferOfJob.ts';
