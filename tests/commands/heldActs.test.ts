import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import type { History } from '#domain/office/audit/history.ts';
import type { OpenDeadline } from '#functions/eventStore/openDeadlines.ts';
import { runtime } from '#functions/runtime.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { type HeldAct, heldActPath } from '#projections/office/heldActs.schema.ts';
import { type CommandError, call, codeOf, send } from '#tests/support/callables.ts';
import { fireAt } from '#tests/support/clock.ts';
import { freshOffer, whenStatus } from '#tests/support/deals.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, document, newCast, newOffice, type Person } from '#tests/support/people.ts';

let cast: Cast;
let colleague: Person;
beforeAll(async () => {
  [cast, colleague] = await Promise.all([newCast(), newOffice()]);
});

/** An offer that waits for the office. */
const acceptedOffer = async () => {
  const deal = await freshOffer(cast);
  await send(deal.talent, 'offers', { type: 'accept', offerId: deal.offerId, termsNo: 1 });
  await whenStatus(deal.path, 'IS_ACCEPTED');
  return deal;
};
const approval = { type: 'adminApprove', termsNo: 1 } as const;
const hold = (by: Person, entityId: string, command: object = approval) =>
  send(by, 'heldActs', { type: 'hold', act: { aggregate: 'offer', entityId, command } });
const on = (by: Person, type: 'undo' | 'carryOut', entityId: string) => send(by, 'heldActs', { type, heldActId: `offer-${entityId}` });
const shown = (offerId: string, status: HeldAct['status']) =>
  document<HeldAct>(heldActPath(`offer-${offerId}`), (act) => act.status === status);
const typesOf = async (streamId: string) => (await eventsOf(streamId)).map(({ type }) => type);
/** Rings the alarm of a held act, ten seconds later. */
const ring = async (offerId: string) => {
  const streamId = `heldAct-offer-${offerId}`;
  const [standing] = ((await runtime().db.doc(`streams/${streamId}`).get()).get('deadlines') ?? []) as OpenDeadline[];
  const alarm = { ...(standing as OpenDeadline), streamId, hop: 0 };
  return fireAt(alarm, alarm.dueAt);
};

describe('an approval that is held', () => {
  test('changes nothing for ten seconds; then the clock carries it out once, as the act of the member', async () => {
    const { offerId, path } = await acceptedOffer();
    await hold(cast.office, offerId);
    const held = await shown(offerId, 'HELD');
    expect(held).toMatchObject({ heldBy: cast.office.uid, amount: 30_000, part: 'deals', type: 'adminApprove' });
    expect(held.dueAt - held.createdAt).toBe(10 * SECOND);
    expect((await document<Offer>(path, () => true)).status).toBe('IS_ACCEPTED');
    expect(await ring(offerId)).not.toBeNull();
    await whenStatus(path, 'IS_ADMIN_APPROVED');
    const approved = (await eventsOf(`offer-${offerId}`)).filter(({ type }) => type === 'OfferAdminApproved');
    expect(approved.map(({ meta }) => meta.actor.uid)).toEqual([cast.office.uid]);
    await whenCaughtUp();
    expect(await whatDiffers()).toEqual([]);
  });

  test('that is undone is never carried out, and the deal can be decided again', async () => {
    const { offerId, path } = await acceptedOffer();
    await hold(cast.office, offerId);
    expect(await codeOf(on(colleague, 'undo', offerId))).toBe('permission-denied');
    await on(cast.office, 'undo', offerId);
    await shown(offerId, 'UNDONE');
    await hold(colleague, offerId);
    await on(colleague, 'carryOut', offerId);
    await whenStatus(path, 'IS_ADMIN_APPROVED');
    expect(await codeOf(on(colleague, 'undo', offerId))).toBe('act-carried-out');
    expect(await typesOf(`heldAct-offer-${offerId}`)).toEqual(['HeldActBegun', 'HeldActUndone', 'HeldActBegun', 'HeldActCarriedOut']);
  });

  test('of two members at once one wins, and the other is told', async () => {
    const { offerId, path } = await acceptedOffer();
    const outcomes = await Promise.allSettled([cast.office, colleague].map((member) => hold(member, offerId)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as CommandError).details?.code)).toEqual(['act-held']);
    await ring(offerId);
    await whenStatus(path, 'IS_ADMIN_APPROVED');
    expect((await typesOf(`offer-${offerId}`)).filter((type) => type === 'OfferAdminApproved')).toHaveLength(1);
  });

  test('lapses with the reason when the terms changed meanwhile', async () => {
    const { offerId } = await acceptedOffer();
    await hold(cast.office, offerId);
    await send(colleague, 'offers', { type: 'adminDisapprove', offerId, reason: '条件に合いません。' });
    await ring(offerId);
    expect(await shown(offerId, 'LAPSED')).toMatchObject({ code: 'status-conflict', heldBy: cast.office.uid });
  });

  test('is refused at once if the act would be refused', async () => {
    const { offerId } = await acceptedOffer();
    expect(await codeOf(hold(cast.office, offerId, { ...approval, termsNo: 2 }))).toBe('terms-changed');
    expect(await codeOf(hold(cast.client, offerId))).toBe('permission-denied');
    const limited = await newOffice();
    const reason = '担当の範囲';
    await send(cast.office, 'accounts', { type: 'setDuties', uid: limited.uid, roles: ['review'], approvalLimit: 29_999, reason });
    expect(await codeOf(hold(limited, offerId))).toBe('above-limit');
  });
});

test('the reason of a denial is stored encrypted, and reaches the deal', async () => {
  const { offerId, path } = await acceptedOffer();
  await hold(cast.office, offerId, { type: 'adminDisapprove', reason: '日程が合いません。' });
  expect(JSON.stringify(await eventsOf(`heldAct-offer-${offerId}`))).not.toContain('日程');
  await on(cast.office, 'carryOut', offerId);
  expect(await whenStatus(path, 'IS_ADMIN_DISAPPROVED')).toMatchObject({ reason: '日程が合いません。' });
});

test('the log of a held act is read by members who read the deal', async () => {
  const { offerId } = await acceptedOffer();
  await hold(cast.office, offerId);
  const asked = { type: 'history', streamId: `heldAct-offer-${offerId}`, purpose: 'VIEW', commandId: randomUUID() };
  const { events } = await call<History>(cast.office, 'audit', asked);
  expect(events.map(({ type }) => type)).toEqual(['HeldActBegun']);
});
