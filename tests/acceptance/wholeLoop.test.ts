import { expect, test } from 'vitest';
import { HOUR, jstDate } from '#domain/kernel/calendar/instants.ts';
import { runtime } from '#functions/runtime.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { Figure } from '#projections/figures/dailySummaries.schema.ts';
import { send } from '#tests/support/callables.ts';
import { agreedChange, endSoon } from '#tests/support/deals.ts';
import { figuresFrom } from '#tests/support/figures.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { document, newCast } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

test('an inquiry becomes a claimed bill, and every record has exactly what happened', async () => {
  const today = jstDate(Date.now());
  const { office, client, talent, jobId } = await newCast();
  await whenCaughtUp();
  const before = await figuresFrom(today);

  const { streamId } = await send(client, 'offers', {
    type: 'inquire',
    jobId,
    talentId: talent.uid,
    inquiryType: 'APPEARANCE',
    message: 'ご出演をご相談させてください。',
  });
  const offerId = streamId.slice('offer-'.length);
  const path = `jobs/${jobId}/offers/${offerId}`;
  const shows = (status: string) => document<Offer>(path, (offer) => offer.status === status);
  const inquiry = await shows('IN_INQUIRY');
  expect(inquiry.message).toBe('ご出演をご相談させてください。');
  expect(inquiry.talent.name).toBe('山田 花子');

  const scheduleToClose = Date.now() + HOUR;
  await send(client, 'offers', { type: 'continueInquiry', offerId, jobId, talentId: talent.uid, fee: 40_000, scheduleToClose });
  await shows('IN_PROGRESS');
  await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId });
  await shows('IS_ACCEPTED');
  await send(office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
  await shows('IS_ADMIN_APPROVED');
  await send(client, 'offers', { type: 'approve', termsNo: 1, offerId });
  await shows('IS_APPROVED');
  await send(client, 'offers', { type: 'changeFee', offerId, fee: 45_000 });
  // Cloud Tasks closes the deal at the new end.
  await endSoon((scheduleToClose) => agreedChange({ client, talent, office }, { offerId }, { scheduleToClose }));
  const closed = await shows('IS_CLOSED');
  expect(closed).toMatchObject({ fee: 45_000, billStatus: 'UNCLAIMED', isBill: false });
  await send(office, 'offers', { type: 'claimBill', offerId, billId: 'B-2026-001' });
  const billed = await document<Offer>(path, (offer) => offer.billStatus === 'CLAIMED');
  expect(billed).toMatchObject({ billId: 'B-2026-001', isBill: true, status: 'IS_CLOSED' });

  const { db } = runtime();
  const fees = (await db.collection('feeChangelogs').where('offerId', '==', offerId).get()).docs.map((found) => found.data());
  expect(fees).toMatchObject([{ previousFee: 40_000, fee: 45_000, changedBy: client.uid, jobId }]);
  expect(billed.feeChengeLog).toBe(fees[0]?.id);

  const histories = await until(
    async () => (await db.collection('jobChangeHistories').where('jobId', '==', jobId).get()).docs.map((found) => found.data()),
    (found) => found.some(({ type }) => type === 'ReviewsOpened'),
    'the reviews in the history',
  );
  // The system opens the reviews some time after the close, before or after the office's next step.
  const steps = histories.filter(({ type }) => type !== 'ReviewsOpened');
  expect(steps.sort((a, b) => a.at - b.at || a.version - b.version).map(({ type, actor }) => [type, actor.role])).toEqual([
    ['JobPosted', 'client'],
    ['OfferInquired', 'client'],
    ['OfferMade', 'client'],
    ['OfferAccepted', 'talent'],
    ['OfferAdminApproved', 'office'],
    ['OfferApproved', 'client'],
    ['OfferFeeChanged', 'client'],
    ['OfferChangeProposed', 'client'],
    ['OfferChangeAgreed', 'talent'],
    ['OfferChangeAdminApproved', 'office'],
    ['OfferTermsChanged', 'office'],
    ['OfferClosed', 'system'],
    ['OfferBillClaimed', 'office'],
  ]);

  const counted = await until(
    () => figuresFrom(today),
    (figures) => (figures.billsClaimed ?? 0) > (before.billsClaimed ?? 0),
    'the claimed bill in the daily figures',
  );
  const grown = (figure: Figure) => (counted[figure] ?? 0) - (before[figure] ?? 0);
  const figures = ['inquiries', 'offers', 'offersAccepted', 'offersConcluded', 'feesChanged', 'offersClosed', 'closedFees'] as const;
  expect(figures.map(grown)).toEqual([1, 1, 1, 1, 1, 1, 45_000]);
});
