import { beforeAll, expect, test } from 'vitest';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { codeOf, send } from '#tests/support/callables.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { publishedMinor } from '#tests/support/guardians.ts';
import { now } from '#tests/support/level.ts';
import { whenMail } from '#tests/support/mails.ts';
import { type Cast, document, newCast, newOffice, newTalent, type Person } from '#tests/support/people.ts';

let cast: Cast;
let colleague: Person;
beforeAll(async () => {
  cast = await newCast();
  colleague = await newOffice();
});

const heard = () => ({ channel: 'PHONE', heardAt: now(), note: '折り返しのお電話で確認' });
const asked = async () => {
  const talent = await newTalent(cast.office);
  const { offerId, path } = await newOffer({ ...cast, talent });
  return { talent, offerId, path, seen: { offerId, termsNo: 1 } };
};
const accept = (by: Person, seen: object) => send(by, 'offers', { type: 'accept', ...seen, onBehalf: heard() });
const settle = (offerId: string, outcome: 'KEPT' | 'UNDONE', by = colleague) =>
  send(by, 'offers', { type: 'settleProxy', offerId, outcome, reason: '通話の記録で確認しました' });

test('the office accepts for a cast, who objects; nothing is approved until the office settles it', async () => {
  const { talent, offerId, path, seen } = await asked();
  expect(await codeOf(send(cast.office, 'offers', { type: 'accept', ...seen }))).toBe('permission-denied');
  expect(await codeOf(accept(talent, seen))).toBe('permission-denied');
  await accept(cast.office, seen);
  const held = await document<Offer>(path, ({ proxyStage }) => proxyStage === 'OPEN');
  expect(held).toMatchObject({ status: 'IS_ACCEPTED', proxy: { answer: 'accept', channel: 'PHONE' } });
  // The office's note is not visible to the two sides.
  expect(JSON.stringify(held)).not.toContain('折り返し');

  await send(talent, 'offers', { type: 'disputeProxy', offerId, reason: '電話を受けていません' });
  // Nor is the reason of the objection.
  const mail = await whenMail(cast.client, '回答に異議がありました');
  expect(mail.text).not.toContain('電話を受けていません');
  expect(await codeOf(send(colleague, 'offers', { type: 'adminApprove', ...seen }))).toBe('proxy-disputed');
  await settle(offerId, 'KEPT');
  await send(colleague, 'offers', { type: 'adminApprove', ...seen });
  expect(await whenStatus(path, 'IS_ADMIN_APPROVED')).toMatchObject({ proxyStage: 'SETTLED', proxy: { outcome: 'KEPT' } });
});

test('an acceptance that is revoked ends the deal', async () => {
  const { talent, offerId, path, seen } = await asked();
  await accept(cast.office, seen);
  await send(talent, 'offers', { type: 'disputeProxy', offerId, reason: '電話を受けていません' });
  await settle(offerId, 'UNDONE');
  expect(await whenStatus(path, 'IS_ADMIN_CLOSED')).toMatchObject({ proxyStage: null, proxy: { outcome: 'UNDONE' } });
});

test('a member who answered for the cast cannot approve while a colleague could', async () => {
  const { path, seen } = await asked();
  await accept(cast.office, seen);
  expect(await codeOf(send(cast.office, 'offers', { type: 'adminApprove', ...seen }))).toBe('own-answer');
  await send(colleague, 'offers', { type: 'adminApprove', ...seen });
  await whenStatus(path, 'IS_ADMIN_APPROVED');
});

test('a member who answered for the cast cannot settle the objection to it', async () => {
  const { talent, offerId, path, seen } = await asked();
  await accept(cast.office, seen);
  await send(talent, 'offers', { type: 'disputeProxy', offerId, reason: '電話を受けていません' });
  for (const outcome of ['KEPT', 'UNDONE'] as const) expect(await codeOf(settle(offerId, outcome, cast.office))).toBe('own-answer');
  await settle(offerId, 'UNDONE');
  await whenStatus(path, 'IS_ADMIN_CLOSED');
});

test('no answer is possible for a suspended cast', async () => {
  const { talent, seen } = await asked();
  await send(cast.office, 'accounts', { type: 'suspend', uid: talent.uid, reason: '規約違反' });
  expect(await codeOf(accept(cast.office, seen))).toBe('account-suspended');
});

test('a minor’s acceptance needs the guardian’s consent, also from the office', async () => {
  const minor = await publishedMinor(cast.office);
  const { offerId } = await newOffer({ ...cast, talent: minor });
  const seen = { offerId, termsNo: 1 };
  expect(await codeOf(send(minor, 'offers', { type: 'accept', ...seen }))).toBe('guardian-consent-missing');
  expect(await codeOf(accept(cast.office, seen))).toBe('guardian-consent-unconfirmed');
  await send(cast.office, 'offers', { type: 'refuse', offerId, onBehalf: heard() });
});
