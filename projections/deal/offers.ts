import type { EnvelopeNamed, EventType } from '#domain/registry.ts';
import type { offerEvents } from '#domain/work/offer/events.ts';
import { offerTable } from '#domain/work/offer/table.ts';
import { jobCardOf, personCardOf } from '../kernel/cards.ts';
import type { Documents } from '../kernel/projector.ts';
import { entityIdOf } from '../kernel/projector.ts';
import { sameFields } from './deals.schema.ts';
import { changedTerms, dealProjector, ended, noStamps, notAnswered, notCalledOff } from './deals.ts';
import { type Offer, offerTexts } from './offers.schema.ts';
import { noTerms } from './terms.ts';

const notYet = { ...sameFields(offerTexts, null), ...noStamps(offerTable) };

/** The fields that are the same in each new deal. */
const same = {
  kind: 'INQUIRY',
  status: 'IN_INQUIRY',
  inquiryType: null,
  fee: null,
  feeChengeLog: null,
  feeUpTo: null,
  scheduleToClose: null,
  workEndsOn: null,
  answerDue: null,
  decideBy: null,
  ...noTerms,
  ...notYet,
  inquiryAnswer: null,
  answerText: null,
  reason: null,
  reasonCode: null,
  prices: null,
  billFee: null,
  billStatus: null,
  billApplyedAt: null,
  billIgnoredAt: null,
  isBill: false,
  billId: null,
  adminCancelReason: null,
  adminCancelBy: null,
  ...notCalledOff,
  ...notAnswered,
} as const satisfies Partial<Offer>;

/** A new deal: one literal, which begins with a copy, so that all share a shape in memory. */
const begun = (event: EnvelopeNamed<'OfferInquired' | 'OfferMade'>, documents: Documents): Offer => {
  const { jobId, clientId, talentId, roleNo = null, previous, earlierDeals } = event.data;
  return {
    ...same,
    changeSteps: {},
    id: entityIdOf(event),
    jobId,
    clientId,
    talentId,
    roleNo,
    chatRoomId: entityIdOf(event),
    previous,
    earlierDeals,
    job: jobCardOf(jobId, documents.get(`jobs/${jobId}`)),
    talent: personCardOf(talentId, documents.get(`talents/${talentId}`)),
    client: personCardOf(clientId, documents.get(`clients/${clientId}`)),
    createdAt: event.meta.recordedAt,
    updatedAt: event.meta.recordedAt,
    version: event.version,
  };
};

/**
 * The fields that an event changes beside status, stamp and `answerDue`, which follow from the
 * table. `at`: time of recording (ms).
 */
type Change<Type extends EventType> = (event: EnvelopeNamed<Type>, at: number) => Partial<Offer>;

const changes = {
  OfferInquired: ({ data }) => ({ inquiryType: data.inquiryType, message: data.message }),
  OfferInquiryAnswered: ({ data: { canCome, freeDays, feeFrom, feeTo, answerText } }) => ({
    inquiryAnswer: { canCome, freeDays, feeFrom, feeTo },
    answerText,
  }),
  OfferInquiryRefused: ended,
  OfferDeclined: ended,
  OfferCanceled: ended,
  OfferCounterAgreed: changedTerms,
  OfferMade: ({ data: { fee, scheduleToClose, message } }) => ({ kind: 'OFFER', fee, scheduleToClose, offerMessage: message }),
} satisfies { [Type in keyof typeof offerEvents]?: Change<Type> };

/** Writes jobs/{jobId}/offers/{offerId}, and the versions of its terms. */
export const offers = dealProjector({
  collection: 'offers',
  table: offerTable,
  beginnings: ['OfferInquired', 'OfferMade'],
  begun,
  changes,
});
