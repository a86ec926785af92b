/** The anchor of overtime and expenses on the page of a deal. */
export const SETTLEMENT_PART = 'settlement';

/**
 * The pages that notifications and mails link to, by the name of the web app's route, and parts
 * of pages by their anchor. A test compares them with the route table.
 */
export const places = {
  index: '/',
  clientOffer: '/client/mypage/offers/:offerId',
  clientOfferTerms: '/client/mypage/offers/:offerId/terms',
  talentOffer: '/talent/mypage/offers/:offerId',
  talentOfferTerms: '/talent/mypage/offers/:offerId/terms',
  clientEntry: '/client/mypage/entries/:entryId',
  clientEntryTerms: '/client/mypage/entries/:entryId/terms',
  talentEntry: '/talent/mypage/entries/:entryId',
  talentEntryTerms: '/talent/mypage/entries/:entryId/terms',
  clientSettlement: `/client/mypage/offers/:offerId#${SETTLEMENT_PART}`,
  talentSettlement: `/talent/mypage/offers/:offerId#${SETTLEMENT_PART}`,
  clientEntrySettlement: `/client/mypage/entries/:entryId#${SETTLEMENT_PART}`,
  talentEntrySettlement: `/talent/mypage/entries/:entryId#${SETTLEMENT_PART}`,
  clientOwnJob: '/client/mypage/jobs/:jobId',
  clientMessageRoom: '/client/mypage/messages/:roomId',
  talentMessageRoom: '/talent/mypage/messages/:roomId',
  clientReviewTasks: '/client/mypage/review-tasks',
  talentReviewTasks: '/talent/mypage/review-tasks',
  clientReviews: '/client/mypage/reviews',
  talentReviews: '/talent/mypage/reviews',
  clientSearches: '/client/mypage/searches',
  talentSearches: '/talent/mypage/searches',
  clientInvoice: '/client/settings/bill/invoices/:id',
  clientMypage: '/client/mypage',
  talentMypage: '/talent/mypage',
  talentPayments: '/talent/mypage/payments',
  clientNotifications: '/client/notification',
  talentNotifications: '/talent/notification',
  clientSettings: '/client/settings',
  talentSettings: '/talent/settings',
  talentGuardian: '/talent/settings/guardian',
  officeOffer: '/office/offers/:offerId',
  officeEntry: '/office/entries/:entryId',
  guardian: '/guardian',
  contactThread: '/contact/:contactId',
  destinationEdit: '/destination/edit',
} as const;

export type PlaceName = keyof typeof places;

/** Notices about offers and entries name the page of an offer; an entry has its own. */
const pagesOfEntries: Readonly<Partial<Record<PlaceName, PlaceName>>> = {
  clientOffer: 'clientEntry',
  talentOffer: 'talentEntry',
  clientSettlement: 'clientEntrySettlement',
  talentSettlement: 'talentEntrySettlement',
};

/** The path of a page with its parameters. Throws if a parameter is missing. */
export const pathOf = (place: PlaceName, ids: Readonly<Record<string, string | null>>): string =>
  places[(!ids.offerId && ids.entryId && pagesOfEntries[place]) || place].replace(/:(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`${place} needs ${name}`);
    return encodeURIComponent(id);
  });
