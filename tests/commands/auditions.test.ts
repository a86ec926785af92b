import { beforeAll, expect, test } from 'vitest';
import { DAY, jstDate } from '#domain/kernel/calendar/instants.ts';
import { auditionIdOf, slotIdOf } from '#domain/work/audition/rounds.ts';
import { runtime } from '#functions/runtime.ts';
import type { AuditionInvite } from '#projections/audition/auditions.schema.ts';
import { auditionInvitePath } from '#projections/audition/auditions.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { codeOf, refusal, send } from '#tests/support/callables.ts';
import { now } from '#tests/support/level.ts';
import { type Cast, document, newCast, newClient, newTalent, type Person, posting } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

/** A round of a new job, with an inquiry to each of the casts. */
const round = async (casts: readonly Person[], capacity = 1) => {
  const client = await newClient(cast.office);
  const { streamId } = await send(client, 'jobs', { ...posting(), title: '冬の広告撮影' });
  const jobId = streamId.slice('job-'.length);
  const dealIds: string[] = [];
  for (const { uid } of casts) {
    const inquiry = { type: 'inquire', jobId, talentId: uid, inquiryType: 'APPEARANCE', message: 'ご都合をお聞かせください。' };
    dealIds.push((await send(client, 'offers', inquiry)).streamId.slice('offer-'.length));
  }
  const auditionId = auditionIdOf(jobId, 1);
  const about = { auditionKind: 'IN_PERSON', place: '渋谷スタジオ', note: '', answerDue: now() + 3 * DAY, tapeDue: null };
  await send(client, 'auditions', { type: 'open', auditionId, ...about });
  const slot = { date: jstDate(now() + 10 * DAY), from: '10:00', to: '10:30', capacity };
  await send(client, 'auditions', { type: 'addSlots', auditionId, slots: [slot] });
  const deals = dealIds.map((dealId) => ({ dealKind: 'offer', dealId }));
  const slotId = slotIdOf(slot);
  const invite = () => send(client, 'auditions', { type: 'invite', auditionId, deals, slotIds: [slotId] });
  const confirm = (index: number) =>
    send(casts[index] as Person, 'auditions', { type: 'confirm', auditionId, dealId: dealIds[index], slotId });
  const onDeal = (type: string, index: number, fields: object) =>
    send(client, 'auditions', { type, auditionId, dealId: dealIds[index], ...fields });
  return { client, jobId, auditionId, dealIds, invite, confirm, onDeal, about };
};
const inviteOf = (auditionId: string, dealId = '', is: (invite: AuditionInvite) => boolean = () => true) =>
  document<AuditionInvite>(auditionInvitePath(auditionId, dealId), is);

test('of two casts who confirm the last place at once, one has it', async () => {
  const other = await newTalent(cast.office);
  const { auditionId, dealIds, invite, confirm } = await round([cast.talent, other]);
  await invite();
  const outcomes = await Promise.all([0, 1].map((index) => codeOf(confirm(index)).catch(() => null)));
  expect(outcomes.filter((code) => code === 'audition-full')).toHaveLength(1);
  const invites = await Promise.all(dealIds.map((id) => inviteOf(auditionId, id)));
  expect(invites.map(({ status }) => status).sort()).toEqual(['CONFIRMED', 'INVITED']);
});

test('見送り ends the deal with the words of the result, and the round ends when all have one', async () => {
  const { client, auditionId, dealIds, invite, confirm, onDeal } = await round([cast.talent]);
  await invite();
  await confirm(0);
  await onDeal('score', 0, { score: 2, scoreNote: '声が小さい。' });
  expect(await codeOf(send(client, 'auditions', { type: 'close', auditionId }))).toBe('results-missing');
  await onDeal('passOver', 0, { reasonCode: 'OTHER_CAST', reason: '別の方に決まりました。' });
  const path = `jobs/${auditionId.slice(0, -2)}/offers/${dealIds[0]}`;
  expect(await document<Offer>(path, ({ status }) => status === 'IS_CANCELED')).toMatchObject({
    reasonCode: 'OTHER_CAST',
    reason: '別の方に決まりました。',
  });
  await send(client, 'auditions', { type: 'close', auditionId });
  const invited = await inviteOf(auditionId, dealIds[0], ({ isOpen }) => !isOpen);
  expect(JSON.stringify(invited)).not.toMatch(/声が小さい|"score/);
});

test('a deal that ended elsewhere is not invited, and needs no result', async () => {
  const other = await newTalent(cast.office);
  const { client, auditionId, dealIds, invite } = await round([cast.talent, other]);
  await send(client, 'offers', { type: 'cancel', offerId: dealIds[0], reasonCode: 'PLAN' });
  expect((await refusal(invite())).details).toMatchObject({ code: 'invalid-argument', fields: { deals: expect.any(String) } });
  await send(client, 'auditions', {
    type: 'invite',
    auditionId,
    deals: [{ dealKind: 'offer', dealId: dealIds[1] }],
    slotIds: [slotIdOf({ date: jstDate(now() + 10 * DAY), from: '10:00' })],
  });
  await send(client, 'offers', { type: 'cancel', offerId: dealIds[1], reasonCode: 'PLAN' });
  await inviteOf(auditionId, dealIds[1], ({ status }) => status === 'LEFT');
  await send(client, 'auditions', { type: 'close', auditionId });
});

test('a round is of the client’s own job, and each cast answers for the own deal', async () => {
  const [stranger, other] = [await newClient(cast.office), await newTalent(cast.office)];
  const { auditionId, dealIds, invite, jobId, about } = await round([cast.talent]);
  await invite();
  const open = (by: Person, number: number) => send(by, 'auditions', { type: 'open', auditionId: auditionIdOf(jobId, number), ...about });
  expect(await codeOf(open(stranger, 2))).toBe('not-found');
  const decline = { type: 'declineInvite', auditionId, dealId: dealIds[0], reasonCode: 'SCHEDULE' };
  expect(await codeOf(send(other, 'auditions', decline))).toBe('permission-denied');
  expect(await codeOf(send(stranger, 'auditions', { type: 'close', auditionId }))).toBe('permission-denied');
  expect(await codeOf(send(cast.talent, 'auditions', { type: 'submitTape', auditionId, dealId: dealIds[0], uploadId: 'none' }))).toBe(
    'upload-missing',
  );
  expect((await runtime().db.doc(`auditionScores/${auditionId}_${dealIds[0]}`).get()).exists).toBe(false);
});
