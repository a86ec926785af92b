import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { keptUntilOf } from '#domain/kernel/retention.ts';
import type { ListedBill } from '#domain/money/bill/billRow.ts';
import type { ClientMonth } from '#domain/money/bill/clientMonth.ts';
import type { History } from '#domain/office/audit/history.ts';
import { fireDeadline } from '#functions/effects/deadlines/fireDeadline.ts';
import type { OpenDeadline } from '#functions/eventStore/openDeadlines.ts';
import { runtime } from '#functions/runtime.ts';
import { MISSING_PERSON } from '#projections/kernel/fields.schema.ts';
import { readExport } from '#tests/support/billFiles.ts';
import { closedEntry, closedOffer, exportedBytes } from '#tests/support/bills.ts';
import { call, codeOf, send } from '#tests/support/callables.ts';
import { hasKey } from '#tests/support/keys.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, clientProfile, document, newCast, signIn } from '#tests/support/people.ts';
import { gone, pathsContaining } from '#tests/support/traces.ts';
import { until } from '#tests/support/until.ts';

const closedAt = Date.parse('2027-05-20T18:00:00+09:00');
const month = '2027-05';
const mark = randomUUID().slice(0, 8);
const company = `株式会社のこる${mark}`;
const contact = `残田${mark} 守`;
const talentName = `残本${mark} 花`;
const profile = {
  ...clientProfile(contact),
  department: '経理部',
  company: {
    name: company,
    kana: 'ノコル',
    phone: '0312345678',
    address: { postalCode: '1500001', prefecture: '東京都', city: '渋谷区', street: `神宮前${mark}`, buildingName: '' },
  },
};

let cast: Cast;
let offerId: string;
let entryId: string;
beforeAll(async () => {
  cast = await newCast();
  await send(cast.client, 'clients', profile);
  offerId = await closedOffer(cast, 20_000, closedAt, { talentName });
  entryId = await closedEntry(cast, 30_000, closedAt);
  await send(cast.office, 'offers', { type: 'claimBill', offerId, billId: `N${mark}` });
  await send(cast.office, 'entries', { type: 'ignoreBill', reason: '無償協力のため', entryId });
  await send(cast.client, 'accounts', { type: 'withdraw' });
  await gone(cast.client.uid);
  await whenCaughtUp();
});

const filter = () => ({ month: null, clientId: cast.client.uid, status: null });
const exported = async () => (await readExport(await exportedBytes(cast.office, { filter: filter() }), 'UTF-8')).rows;
const rowOf = async (id: string) => (await exported()).find(({ 取引番号 }) => 取引番号 === id);
const ask = <Result>(person: { token: string }, request: Record<string, unknown>) =>
  call<Result>(person as Cast['office'], 'audit', { commandId: randomUUID(), ...request });
const streamId = () => `record-${offerId}`;

const named = {
  会社名: company,
  部署: '経理部',
  担当者名: contact,
  郵便番号: '1500001',
  都道府県: '東京都',
  市区町村: '渋谷区',
  番地: `神宮前${mark}`,
  電話番号: '0312345678',
};
const nobody = { 会社名: '', 担当者名: MISSING_PERSON, 番地: '', 電話番号: '' };

describe('the bills of a client who has left', () => {
  test('have the recipient in the file, in the list and in the month', async () => {
    expect(await rowOf(offerId)).toMatchObject(named);
    expect(await rowOf(entryId)).toMatchObject(named);
    const page = await call<{ bills: ListedBill[] }>(cast.office, 'bills', { type: 'page', filter: filter() });
    expect(page.bills.map(({ clientName, isBillable }) => [clientName, isBillable])).toEqual([
      [company, true],
      [company, true],
    ]);
    const asked = { filter: { ...filter(), clientId: null, month }, table: 'CLIENTS' } as const;
    const { rows } = await readExport(await exportedBytes(cast.office, asked), 'UTF-8');
    expect(rows).toContainEqual(expect.objectContaining({ クライアント番号: cast.client.uid, 会社名: company, 担当者名: contact }));
    const listed = await call<{ rows: ClientMonth[] }>(cast.office, 'bills', { type: 'clients', month });
    expect(listed.rows).toContainEqual(expect.objectContaining({ clientId: cast.client.uid, clientName: company }));
  });

  test('are the only place with the names: no document has them, and a replay agrees', async () => {
    expect(await pathsContaining(company, contact, `神宮前${mark}`)).toEqual([]);
    await whenCaughtUp();
    expect(await whatDiffers()).toEqual([]);
  });

  test('have the name of a cast who leaves later, too', async () => {
    const [{ data }] = (await eventsOf(`offer-${offerId}`)) as unknown as [{ data: { talentId: string } }];
    const { email } = await runtime().auth.getUser(data.talentId);
    const talent = { uid: data.talentId, email: email ?? '', token: await signIn(email ?? '') };
    await send(talent, 'accounts', { type: 'withdraw' });
    await gone(talent.uid);
    await document(`jobs/${cast.jobId}/offers/${offerId}`, (offer: { talent: { name: string } }) => offer.talent.name === MISSING_PERSON);
    expect(await rowOf(offerId)).toMatchObject({ ...named, キャスト: talentName });
    await whenCaughtUp();
    expect(await pathsContaining(talentName)).toEqual([]);
  });
});

describe('the record', () => {
  test('is opened by the office with a reason, and by nobody else', async () => {
    const { events } = await ask<History>(cast.office, { type: 'history', streamId: streamId(), purpose: 'VIEW' });
    expect(events[0]).toMatchObject({ type: 'DealRecordKept', personal: expect.arrayContaining(['company', 'street']) });
    expect(JSON.stringify(events)).not.toContain(company);
    const open = { type: 'open', streamId: streamId(), version: 1, reason: '税務調査への対応のため' };
    expect(await ask(cast.office, open)).toMatchObject({ company, name: contact });
    expect(await codeOf(ask(cast.talent, open))).toBe('permission-denied');
  });

  test('is erased after its period, and the bill has no names', async () => {
    const keptUntil = keptUntilOf(closedAt);
    const { deadlines } = (await runtime().db.doc(`streams/${streamId()}`).get()).data() as { deadlines: OpenDeadline[] };
    expect(deadlines).toMatchObject([{ kind: 'endRecord', dueAt: keptUntil }]);
    const alarm = { ...(deadlines[0] as OpenDeadline), streamId: streamId(), hop: 0 };
    expect(await fireDeadline({ ...runtime(), now: () => keptUntil }, alarm)).not.toBeNull();
    await until(
      () => hasKey(streamId()),
      (isThere) => !isThere,
      'the end of the key',
    );
    await until(
      () => rowOf(offerId),
      (row) => row?.会社名 === '',
      'a bill without a name',
    );
    expect(await rowOf(offerId)).toMatchObject({ ...nobody, キャスト: MISSING_PERSON });
    expect(await rowOf(entryId)).toMatchObject(named);
    const opened = await ask<Record<string, unknown>>(cast.office, {
      type: 'open',
      streamId: streamId(),
      version: 1,
      reason: '確認のため',
    });
    expect(new Set(Object.values(opened))).toEqual(new Set([null]));
  });
});
