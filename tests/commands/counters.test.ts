import { beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { DealTerms } from '#projections/deal/terms.schema.ts';
import { codeOf, send } from '#tests/support/callables.ts';
import { freshOffer, newOffer } from '#tests/support/deals.ts';
import { askGuardian, publishedMinor } from '#tests/support/guardians.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, document, newCast, type Person } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const propose = (talent: Person, offerId: string, termsNo = 1) =>
  send(talent, 'offers', { type: 'proposeCounter', offerId, termsNo, fee: 36_000, reason: '準備の時間のため' });
const agree = (offerId: string, client = cast.client) => send(client, 'offers', { type: 'agreeCounter', offerId, proposalNo: 1 });

describe('the client who agrees to a counter-offer', () => {
  test('accepts its terms for the cast in one event, and the next version of the terms has them', async () => {
    const { talent, offerId, path } = await freshOffer(cast);
    await propose(talent, offerId);
    await document<Offer>(path, ({ proposal }) => proposal?.stage === 'OPEN' && proposal.fee === 36_000);
    await agree(offerId);
    const { acceptedAt, fee, termsNo, proposal } = await document<Offer>(path, ({ status }) => status === 'IS_ACCEPTED');
    expect([acceptedAt, fee, termsNo, proposal]).toEqual([expect.any(Number), 36_000, 2, null]);
    expect((await eventsOf(`offer-${offerId}`)).map(({ type }) => type)).toEqual([
      'OfferMade',
      'OfferCounterProposed',
      'OfferCounterAgreed',
    ]);
    expect(await document<DealTerms>(`dealTerms/${offerId}_2`, () => true)).toMatchObject({ fee: 36_000 });
    await send(cast.office, 'offers', { type: 'adminApprove', offerId, termsNo: 2 });
  });

  test('cannot for a cast who was suspended after it, nor for the offer of another client', async () => {
    const { talent, offerId, talentId } = await freshOffer(cast);
    await propose(talent, offerId);
    expect(await codeOf(agree(offerId, (await newCast()).client))).toBe('permission-denied');
    await send(cast.office, 'accounts', { type: 'suspend', uid: talentId, reason: '確認のため' });
    expect(await codeOf(agree(offerId))).toBe('talent-unavailable');
    await send(cast.client, 'offers', { type: 'declineCounter', offerId, proposalNo: 1 });
  });

  test('waits for the guardian of a minor, without being told why', async () => {
    const minor = await publishedMinor(cast.office);
    const { offerId } = await newOffer({ ...cast, talent: minor }, now() + 5 * DAY);
    const subject = { scope: 'OFFER', jobId: cast.jobId, offerId } as const;
    const consents = async () => {
      await askGuardian(minor, subject);
      const record = { type: 'record', uid: minor.uid, ...subject, guardianNo: 1, consents: true, note: '同意書を確認しました。' };
      await send(cast.office, 'guardians', record);
    };
    await propose(minor, offerId);
    expect(await codeOf(agree(offerId))).toBe('counter-unconfirmed');
    expect(errorMessages['counter-unconfirmed']).not.toMatch(/保護者|未成年/);
    await consents();
    // The consent is to the proposed terms, not to those of the offer.
    expect(await codeOf(send(minor, 'offers', { type: 'accept', offerId, termsNo: 1 }))).toBe('guardian-consent-missing');
    await agree(offerId);
  });
});
