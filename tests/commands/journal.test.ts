import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, jstDate } from '#domain/kernel/calendar/instants.ts';
import type { Journal, JournalCursor } from '#domain/office/audit/journal.ts';
import { runtime } from '#functions/runtime.ts';
import type { PersonalOpenings } from '#projections/account/personalOpenings.schema.ts';
import { call, codeOf, send } from '#tests/support/callables.ts';
import { type Deal, freshOffer } from '#tests/support/deals.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, document, newCast, newOffice, newTalent, type Person } from '#tests/support/people.ts';

const nothing = { uid: null, act: null, since: null, until: null, from: null, to: null };
const today = jstDate(now());
const ask = <Result>(sender: Person, request: Record<string, unknown>): Promise<Result> =>
  call<Result>(sender, 'audit', { commandId: randomUUID(), ...request });
const search = (filter: object, more: object = {}, sender = auditor): Promise<Journal> =>
  ask(sender, { type: 'journal', purpose: 'VIEW', filter: { ...nothing, ...filter }, ...more });

let cast: Cast;
let auditor: Person;
let other: Person;
let deals: { approved: Deal; denied: Deal; byOther: Deal };
let entryId: string;

const accepted = async (fee: number): Promise<Deal> => {
  const offer = await freshOffer(cast);
  await send(cast.client, 'offers', { type: 'changeFee', offerId: offer.offerId, fee });
  await send(offer.talent, 'offers', { type: 'accept', termsNo: 2, offerId: offer.offerId });
  return offer;
};

beforeAll(async () => {
  cast = await newCast();
  [auditor, other] = await Promise.all([newOffice(), newOffice()]);
  const [approved, denied, byOther] = await Promise.all([accepted(45_000), accepted(60_000), accepted(80_000)]);
  deals = { approved, denied, byOther };
  const talent = await newTalent(cast.office);
  const entered = await send(talent, 'entries', {
    type: 'enter',
    jobId: cast.jobId,
    pr: 'よろしくお願いします。',
    schedule: 'いつでも参加できます。',
  });
  entryId = entered.streamId.slice('entry-'.length);
  await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 2, offerId: approved.offerId });
  await send(cast.office, 'offers', { type: 'adminDisapprove', offerId: denied.offerId, reason: '内容に不備があるため' });
  await send(cast.office, 'entries', { type: 'adminDisapprove', entryId, reason: '募集条件と異なるため' });
  await send(other, 'offers', { type: 'adminApprove', termsNo: 2, offerId: byOther.offerId });
});

/** The acts on deals only; the office also certified and published people. */
const onDeals = ({ rows }: Journal) => rows.filter(({ streamId }) => /^(offer|entry)-/.test(streamId));

describe('the acts of a member of the office', () => {
  test('are found by member and day in one search, with names, amounts and reasons', async () => {
    const found = await search({ uid: cast.office.uid, since: today, until: today });
    expect(onDeals(found).map(({ streamId, type, amount, reason }) => [streamId, type, amount, reason])).toEqual([
      [`entry-${entryId}`, 'EntryAdminDisapproved', null, '募集条件と異なるため'],
      [`offer-${deals.denied.offerId}`, 'OfferAdminDisapproved', 60_000, '●●●'],
      [`offer-${deals.approved.offerId}`, 'OfferAdminApproved', 45_000, null],
    ]);
    expect(found.rows.every(({ uid, name }) => uid === cast.office.uid && name === cast.office.email)).toBe(true);
    expect(onDeals(found)[2]).toMatchObject({
      client: { id: cast.client.uid },
      talent: { id: deals.approved.talentId },
      job: { id: cast.jobId },
    });
    expect(onDeals(found)[2]?.job?.name).not.toBe('');
    expect(found.sums).toContainEqual({ act: 'AdminApproved', count: 1, total: 45_000 });
    expect(found.sums).toContainEqual({ act: 'AdminDisapproved', count: 2, total: 60_000 });
    expect(onDeals(await search({ uid: other.uid, since: today })).map(({ amount }) => amount)).toEqual([80_000]);
  });

  test('can be filtered by act, days and amount', async () => {
    const ofMember = (filter: object) => search({ uid: cast.office.uid, ...filter }).then(onDeals);
    expect((await ofMember({ act: 'AdminApproved' })).map(({ amount }) => amount)).toEqual([45_000]);
    expect((await ofMember({ from: 45_001 })).map(({ amount }) => amount)).toEqual([60_000]);
    expect((await ofMember({ since: today, until: today, from: 45_000, to: 45_000 })).map(({ amount }) => amount)).toEqual([45_000]);
    expect(await ofMember({ until: jstDate(now() - DAY) })).toEqual([]);
    const { approved } = deals;
    const about = async (object: string) => (await search({ object }).then(onDeals)).map(({ streamId }) => streamId);
    expect(await about(`offer-${approved.offerId}`)).toEqual([`offer-${approved.offerId}`]);
    for (const person of ['account', 'talent', 'guardian'])
      expect(await about(`${person}-${approved.talentId}`)).toEqual([`offer-${approved.offerId}`]);
    expect(await about(`around-${cast.jobId}`)).toHaveLength(4);
  });

  test('come in pages without gaps; the sums are those of the whole', async () => {
    const filter = { uid: cast.office.uid };
    const whole = await search(filter);
    const commandId = randomUUID();
    const first = await search(filter, { limit: 2, commandId });
    expect(first.sums).toBeNull();
    expect(await ask(auditor, { type: 'journalSums', commandId, filter: { ...nothing, ...filter } })).toEqual(whole.sums);
    const looks = await eventsOf(`audit-${auditor.uid}_${today}`);
    expect(looks.filter(({ data }) => data.requestId === commandId)).toHaveLength(1);
    const rows = [...first.rows];
    let after: JournalCursor | null = first.next;
    while (after) {
      const page: Journal = await search(filter, { limit: 2, after });
      expect(page.sums).toBeNull();
      rows.push(...page.rows);
      after = page.next;
    }
    expect(rows).toEqual(whole.rows);
  });

  test('are shown to the office only, and looking them up is recorded', async () => {
    const reader = await newOffice();
    await search({ uid: cast.office.uid, since: today }, { purpose: 'CSV' }, reader);
    const looks = await eventsOf(`audit-${reader.uid}_${today}`);
    expect(looks.map(({ data: { target, purpose } }) => [target, purpose])).toEqual([[`journal-${cast.office.uid}_${today}_`, 'CSV']]);
    expect((await search({ uid: reader.uid })).rows).toEqual([]);
    expect((await search({ uid: reader.uid, act: 'AuditHistoryRead' })).rows).toHaveLength(1);
    for (const stranger of [cast.client, cast.talent]) expect(await codeOf(search({}, {}, stranger))).toBe('permission-denied');
  });

  test('have the member’s name in the audit', async () => {
    const { events } = await ask<{ events: { actor: { role: string; name: string } }[] }>(auditor, {
      type: 'history',
      streamId: `offer-${deals.approved.offerId}`,
      purpose: 'VIEW',
    });
    expect(events.map(({ actor: { role, name } }) => [role, name])).toEqual([
      ...[
        ['client', '佐●●'],
        ['client', '佐●●'],
        ['talent', '山●●'],
      ],
      ['office', cast.office.email],
    ]);
  });
});

describe('an opening of personal data', () => {
  const openingsOf = (uid: string, count: number) =>
    document<PersonalOpenings>(`personalOpenings/${uid}`, ({ openings }) => openings.length >= count);

  test('is told to the person, with the reason and without the member', async () => {
    const { talent } = cast;
    await ask(auditor, { type: 'open', scope: 'DOCUMENT', streamId: `talent-${talent.uid}`, version: 1, reason: '本人確認のため' });
    const [opening] = (await search({ uid: auditor.uid, act: 'AuditPersonalOpened' })).rows;
    expect(opening).toMatchObject({
      target: `talent-${talent.uid}`,
      person: { id: talent.uid, name: '山田 花子' },
      reason: '本人確認のため',
    });
    const told = await openingsOf(talent.uid, 1);
    expect(told.openings).toMatchObject([{ kind: 'talent', reason: '本人確認のため' }]);
    expect(JSON.stringify(told)).not.toContain(auditor.uid);
  });

  test('of a text about both sides of a deal is told to both', async () => {
    const { offerId, talentId } = deals.denied;
    await ask(auditor, { type: 'open', streamId: `offer-${offerId}`, version: 4, reason: '経緯を確かめるため' });
    for (const uid of [cast.client.uid, talentId])
      expect((await openingsOf(uid, 1)).openings).toMatchObject([{ kind: 'offer', reason: '経緯を確かめるため' }]);
  });

  test('without personal data is told to nobody', async () => {
    const { offerId } = deals.approved;
    expect(await codeOf(ask(auditor, { type: 'open', streamId: `offer-${offerId}`, version: 2, reason: '調査のため' }))).toBe(
      'permission-denied',
    );
    await whenCaughtUp();
    expect((await runtime().db.doc(`personalOpenings/${deals.approved.talentId}`).get()).exists).toBe(false);
  });
});
