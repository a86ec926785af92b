import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { runtime } from '#functions/runtime.ts';
import { refusal, send } from '#tests/support/callables.ts';
import { freshOffer, newOffer, offerAgain } from '#tests/support/deals.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast, newTalent } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

describe('many at once', () => {
  test('20 accepts of one offer: one event, and the same answer for everybody', async () => {
    const { offerId, talent } = await freshOffer(cast);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(talent, 'offers', { type: 'accept', termsNo: 1, offerId })));
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2]));
    expect((await eventsOf(`offer-${offerId}`)).map(({ type }) => type)).toEqual(['OfferMade', 'OfferAccepted']);
  });

  test('accept and cancel at once: one wins, the other gets the reason, versions stay contiguous', async () => {
    const { offerId, talent } = await freshOffer(cast);
    await Promise.allSettled([
      send(talent, 'offers', { type: 'accept', termsNo: 1, offerId }),
      send(cast.client, 'offers', { type: 'cancel', offerId }),
      send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 35_000 }),
    ]);
    const events = await eventsOf(`offer-${offerId}`);
    expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
    expect(events.at(-1)?.type === 'OfferCanceled' || events.some(({ type }) => type === 'OfferAccepted')).toBe(true);
  });

  test('20 commands at once on a stream that is projected at the same time: none is lost', async () => {
    const { offerId, path } = await freshOffer(cast);
    const fees = Array.from({ length: 20 }, (_, index) => 51_000 + index);
    await Promise.all(fees.map((fee) => send(cast.client, 'offers', { type: 'changeFee', offerId, fee })));
    const changes = (await eventsOf(`offer-${offerId}`)).filter(({ type }) => type === 'OfferFeeChanged');
    expect(changes.map(({ data }) => data.fee).sort()).toEqual(fees);
    expect((await runtime().db.doc(path).get()).get('fee')).toBe(changes.at(-1)?.data.fee);
    await whenCaughtUp();
    expect(await whatDiffers()).toEqual([]);
  });

  test('two offers for one pair at once: one deal, the other is refused with offer-exist', async () => {
    const talent = await newTalent(cast.office);
    const attempt = () => newOffer({ ...cast, talent });
    const outcomes = await Promise.allSettled([attempt(), attempt(), attempt()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = await refusal(attempt());
    expect(refused.details).toEqual({
      code: 'offer-exist',
      message: 'このお仕事では、すでに問い合わせまたはオファーがあるため、操作できません。',
    });
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.details.code).toBe('offer-exist');
  });
});

test('three offers again at once after a refusal: one deal, the others are refused with offer-exist', async () => {
  const { offerId, talent } = await freshOffer(cast);
  await send(talent, 'offers', { type: 'refuse', offerId });
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => offerAgain({ ...cast, talent }, `offer-${offerId}`)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.details.code).toBe('offer-exist');
});

describe('the same command again', () => {
  test('one commandId sent 5 times, in parallel and later: one event, one answer', async () => {
    const { offerId, talent } = await freshOffer(cast);
    const commandId = randomUUID();
    const again = () => send(talent, 'offers', { type: 'accept', termsNo: 1, offerId }, commandId);
    const answers = [...(await Promise.all([again(), again(), again(), again()])), await again()];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await eventsOf(`offer-${offerId}`)).toHaveLength(2);
  });

  test('a repeated creating command creates nothing more', async () => {
    const talent = await newTalent(cast.office);
    const command = { type: 'makeOffer', jobId: cast.jobId, talentId: talent.uid, fee: 20_000, scheduleToClose: Date.now() + HOUR };
    const commandId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(cast.client, 'offers', command, commandId)));
    expect(new Set(answers.map(({ streamId }) => streamId)).size).toBe(1);
  });

  test('the first answer is returned even after the deal has changed', async () => {
    const { offerId, talent } = await freshOffer(cast);
    const commandId = randomUUID();
    const first = await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId }, commandId);
    await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
    expect(await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId }, commandId)).toEqual(first);
  });
});
