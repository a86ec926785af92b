import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { offerFields } from '#domain/offer/commands.ts';
import type { offerEvents } from '#domain/offer/events.ts';
import { inquiryTypes, offerStatuses } from '#domain/offer/status.ts';
import { offerTable } from '#domain/offer/table.ts';
import type { EnvelopeNamed, EventType } from '#domain/registry.ts';
import { billChanges, dealBill, dealForceClosed, dealParties, dealProjector, noStamps, sameFields, stampFields } from './deals.ts';
import type { Documents } from './projector.ts';
import { followed, jobCardOf, personCardOf, timeOrNull } from './readModel.ts';

/** What the sides wrote to each other. The offer's page shows each under the field's name. */
export const offerTexts = ['message'] as const satisfies (keyof typeof offerFields)[];

const text = z.string().nullable();

/** jobs/{jobId}/offers/{offerId}: a deal as both sides and the office see it (spec section 3, with its spelling). Fee in yen. */
export const offerSchema = z.object({
  ...dealParties,
  kind: z.enum(['INQUIRY', 'OFFER']),
  status: z.enum(offerStatuses),
  inquiryType: z.enum(inquiryTypes).nullable(),
  ...sameFields(offerTexts, text),
  fee: z.number().nullable(),
  /** The id of the latest entry in feeChangelogs. */
  feeChengeLog: z.string().nullable(),
  scheduleToClose: timeOrNull,
  /** Until when the awaited answer can be given; null when none is awaited. */
  answerDue: timeOrNull,
  ...stampFields(offerTable),
  ...dealBill,
  ...dealForceClosed,
  ...followed,
});
export type Offer = z.infer<typeof offerSchema>;

const notYet = { ...sameFields(offerTexts, null), ...noStamps(offerTable) };

/** A deal of which nothing has happened yet: one literal, so that all deals share a shape in memory. */
const begun = (event: EnvelopeNamed<'OfferInquired' | 'OfferMade'>, documents: Documents): Offer => {
  const { jobId, clientId, talentId } = event.data;
  return {
    id: parseStreamId(event.streamId).entityId,
    jobId,
    clientId,
    talentId,
    chatRoomId: parseStreamId(event.streamId).entityId,
    job: jobCardOf(jobId, documents.get(`jobs/${jobId}`)),
    talent: personCardOf(talentId, documents.get(`talents/${talentId}`)),
    client: personCardOf(clientId, documents.get(`clients/${clientId}`)),
    kind: 'INQUIRY',
    status: 'IN_INQUIRY',
    inquiryType: null,
    fee: null,
    feeChengeLog: null,
    scheduleToClose: null,
    answerDue: null,
    ...notYet,
    billStatus: null,
    billApplyedAt: null,
    billIgnoredAt: null,
    isBill: false,
    billId: null,
    adminCancelReason: null,
    adminCancelBy: null,
    createdAt: event.meta.recordedAt,
    updatedAt: event.meta.recordedAt,
    version: event.version,
  };
};

/**
 * What an event changes beside status, stamp and `answerDue`, which follow from the domain's table;
 * `at`: when it was recorded.
 */
type Change<Type extends EventType> = (event: EnvelopeNamed<Type>, at: number) => Partial<Offer>;

const changes = {
  OfferInquired: ({ data }) => ({ inquiryType: data.inquiryType, message: data.message }),
  OfferMade: ({ data: { fee, scheduleToClose } }) => ({ kind: 'OFFER', fee, scheduleToClose }),
  OfferFeeChanged: ({ id, data: { fee } }) => ({ fee, feeChengeLog: id }),
  OfferScheduleChanged: ({ data: { scheduleToClose, answerDue } }) => ({ scheduleToClose, answerDue }),
  OfferClosed: () => ({ billStatus: 'UNCLAIMED' }),
  OfferForceClosed: ({ data: { reason }, meta: { actor } }) => ({
    adminCancelReason: reason,
    adminCancelBy: actor.uid,
  }),
  OfferBillClaimed: ({ data: { billId } }, at) => billChanges.claimed(billId, at),
  OfferBillIgnored: (_, at) => billChanges.ignored(at),
  OfferBillReopened: () => billChanges.reopened(),
} satisfies { [Type in keyof typeof offerEvents]?: Change<Type> };

export const offers = dealProjector({
  collection: 'offers',
  table: offerTable,
  beginnings: ['OfferInquired', 'OfferMade'],
  begun,
  changes,
});
