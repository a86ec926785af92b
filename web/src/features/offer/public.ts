/** What other features and the office may use of the deals' one. */

export { OfferRow } from './components/offerRow.tsx';
export { offerDocument } from './offerDocument.ts';
export { openActions, viewOf } from './openActions.ts';
export { useAwaitingOffers } from './queries/awaitingOffers.ts';
export { useOwnOffer } from './queries/ownOffer.ts';
export { useOwnOfferOfJob } from './queries/ownOfferOfJob.ts';
