import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WatchedAct } from '#domain/office/fourEyes.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { Countersign } from '#projections/office/countersigns.schema.ts';
import { closedOffer, exportedBytes, requestExport } from '#tests/support/bills.ts';
import { call, codeOf, send } from '#tests/support/callables.ts';
import { freshOffer } from '#tests/support/deals.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, document, newCast, newOffice, type Person } from '#tests/support/people.ts';

const reason = '無償協力のため';
const CLOSING = Date.parse('2028-06-30T18:00:00+09:00');

let cast: Cast;
let second: Person;
/** A member with the approval limit of ¥40,000. */
let limited: Person;
beforeAll(async () => {
  cast = await newCast();
  second = await newOffice();
  limited = await newOffice();
  await send(cast.office, 'accounts', { type: 'setDuties', uid: limited.uid, roles: ['review'], approvalLimit: 40_000, reason });
});

const watch = (act: WatchedAct, on: boolean, above: number | null = null) =>
  send(cast.office, 'controls', { type: 'set', act, on, above, reason });
/** Choices of watches need a second member too, once the giving of roles is watched. */
const watchTogether = async (act: WatchedAct, on: boolean, above: number | null = null) => {
  const id = await ask({ aggregate: 'control', command: { type: 'set', act, on, above } });
  await answer(second, id);
  await ended(id, 'CARRIED_OUT');
};
beforeAll(async () => {
  expect(await codeOf(watch('EXPORT', true))).toBe('grant-watch-first');
  await watch('GRANT', true);
});
afterAll(async () => {
  for (const act of ['WRITE_OFF', 'EXPORT', 'APPROVAL', 'GRANT'] as const) await watchTogether(act, false);
});

const ask = async (asked: object): Promise<string> =>
  (await send(cast.office, 'countersigns', { type: 'ask', asked, reason })).streamId.slice('countersign-'.length);
const answer = (by: Person, countersignId: string) => send(by, 'countersigns', { type: 'confirm', countersignId });
const ended = (id: string, status: Countersign['status']) =>
  document<Countersign>(`countersigns/${id}`, (request) => request.status === status);

describe('if a second member is required', () => {
  test('a bill is written off only after another member confirms the request', async () => {
    const offerId = await closedOffer(cast, 40_000, CLOSING);
    const ignore = () => send(cast.office, 'offers', { type: 'ignoreBill', offerId, reason });
    const asked = { aggregate: 'offer', entityId: offerId, command: { type: 'ignoreBill' } };
    await watchTogether('WRITE_OFF', true);
    expect(await codeOf(ignore())).toBe('second-needed');
    const id = await ask(asked);
    expect(await codeOf(answer(cast.office, id))).toBe('second-is-first');
    await answer(second, id);
    expect(await ended(id, 'CARRIED_OUT')).toMatchObject({ askedBy: cast.office.uid, answeredBy: second.uid, amount: 40_000, reason });
    expect(
      await document<{ billStatus: string }>(`jobs/${cast.jobId}/offers/${offerId}`, ({ billStatus }) => billStatus === 'IGNORED'),
    ).toBeDefined();
  });

  test('an outdated request is refused with the reason', async () => {
    const offerId = await closedOffer(cast, 50_000, CLOSING);
    const id = await ask({ aggregate: 'offer', entityId: offerId, command: { type: 'ignoreBill' } });
    await send(second, 'offers', { type: 'claimBill', offerId, billId: 'INV-900' });
    await answer(second, id);
    expect(await ended(id, 'LAPSED')).toMatchObject({ code: 'status-conflict' });
  });

  test('a confirmed export can be fetched once, by the member who asked, unchanged', async () => {
    const filter = { month: null, clientId: cast.client.uid, status: null };
    await watchTogether('EXPORT', true);
    expect((await requestExport(cast.office, { filter })).ok).toBe(false);
    const saved = { filter: '', hasWords: false, count: 1, sha256: 'ab'.repeat(32), reason };
    const saveList = (list: string) => call(cast.office, 'audit', { type: 'saveList', commandId: randomUUID(), list, ...saved });
    expect(await codeOf(saveList('invoices'))).toBe('second-needed');
    expect(await saveList('accounts')).toBeNull();
    const id = await ask({ aggregate: 'audit', command: { type: 'exportBills', ...filter, encoding: 'UTF-8', table: 'BILLS' } });
    const confirmed = { filter, reason, countersignId: id };
    expect((await requestExport(cast.office, confirmed)).ok).toBe(false);
    await answer(second, id);
    expect((await requestExport(second, confirmed)).ok).toBe(false);
    expect((await requestExport(cast.office, { ...confirmed, encoding: 'XLSX' })).ok).toBe(false);
    const exportId = randomUUID();
    expect((await exportedBytes(cast.office, { ...confirmed, exportId })).length).toBeGreaterThan(0);
    expect((await requestExport(cast.office, { ...confirmed, exportId: randomUUID() })).ok).toBe(false);
    await whenCaughtUp();
  });
});

describe('a raise after the approval', () => {
  const accepted = async () => {
    const offer = await freshOffer(cast);
    await send(offer.talent, 'offers', { type: 'accept', termsNo: 1, offerId: offer.offerId });
    return offer;
  };
  const raise = (offerId: string, fee: number) => send(cast.client, 'offers', { type: 'changeFee', offerId, fee, reason: '増額のため' });
  const held = async (path: string) => {
    const { fee, proposal } = await document<Offer>(path, () => true);
    return [fee, proposal?.fee ?? null];
  };

  test('beyond the limit of the member who approved waits for the office again', async () => {
    const { talent, offerId, path } = await accepted();
    await send(limited, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
    await raise(offerId, 40_000);
    expect(await held(path)).toEqual([40_000, null]);
    await raise(offerId, 9_000_000);
    expect(await held(path)).toEqual([40_000, 9_000_000]);
    expect(await codeOf(send(cast.client, 'offers', { type: 'approve', termsNo: 2, offerId }))).toBe('change-pending');
    await send(talent, 'offers', { type: 'agreeChange', offerId, proposalNo: 1 });
    expect(await codeOf(send(limited, 'offers', { type: 'adminApproveChange', offerId, proposalNo: 1 }))).toBe('above-limit');
    await send(cast.office, 'offers', { type: 'adminApproveChange', offerId, proposalNo: 1 });
    expect(await held(path)).toEqual([9_000_000, null]);
  });

  test('beyond the amount that one member approves alone, or that two approved, waits for the office again', async () => {
    await watchTogether('APPROVAL', true, 35_000);
    const [alone, both] = [await accepted(), await accepted()];
    await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 1, offerId: alone.offerId });
    await raise(alone.offerId, 35_000);
    await raise(alone.offerId, 35_001);
    expect(await held(alone.path)).toEqual([35_000, 35_001]);

    await send(cast.client, 'offers', { type: 'proposeChange', offerId: both.offerId, fee: 50_000, reason: '増額のため' });
    const asked = { aggregate: 'offer', entityId: both.offerId, command: { type: 'adminApprove', termsNo: 2 } };
    const id = await ask(asked);
    await answer(second, id);
    await ended(id, 'CARRIED_OUT');
    await raise(both.offerId, 50_001);
    expect(await held(both.path)).toEqual([50_000, 50_001]);
  });
});
