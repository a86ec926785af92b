/** What other features and the office may use of the deals' one. */
export { offerDocument } from './offerDocument.ts';
export { openActions, viewOf } from './openActions.ts';
export { useAwaitingOffers } from './queries/awaitingOffers.ts';
export { useOwnOfferOfJob } from './queries/ownOfferOfJob.ts';
