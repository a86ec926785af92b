import { yenInText } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { href } from '#web/app/href.ts';
import { offerDocument, openActions, viewOf } from '#web/features/offer/public.ts';
import { withBill } from '../deals/billNote.ts';
import type { Desk } from '../deals/desk.ts';
import { useOfferHistory } from './queries/offerHistory.ts';
import { useOfficeOffer } from './queries/officeOffer.ts';
import { useOfficeOffers } from './queries/officeOffers.ts';

/** Offers as the office's queue handles them: what the talent accepted waits. */
export const offerDesk: Desk<Offer> = {
  callable: 'offers',
  aggregate: 'offer',
  noun: 'オファー',
  whenEmpty: 'キャストがオファーを承諾すると、ここに表示されます。',
  listPath: href('officeOffers'),
  pathOf: (offerId) => href('officeOffer', { offerId }),
  named: (offerId) => ({ offerId }),
  documentOf: ({ jobId, id }) => offerDocument(jobId, id),
  viewOf: (offer) => withBill(viewOf(offer, 'office'), offer),
  openActions: (offer, now) => openActions(offer, 'office', now),
  waitingSince: ({ acceptedAt, updatedAt }) => acceptedAt ?? updatedAt,
  obstacle: (offer, now) =>
    offer.status === 'IS_ACCEPTED' && !openActions(offer, 'office', now).includes('adminApprove') ? errorMessages['schedule-passed'] : null,
  approval: ({ client, talent, fee, scheduleToClose }) => [
    `${client.name}から${talent.name}へ、報酬${yenInText(fee ?? 0)}、終了日${longTime(scheduleToClose ?? 0)}。`,
    '承認すると、クライアントに依頼の確定をお願いする通知が届きます。',
  ],
  factsOf: ({ message }) => (message ? [{ term: '問い合わせ', value: message }] : []),
  useList: useOfficeOffers,
  useDeal: useOfficeOffer,
  useHistory: useOfferHistory,
};
