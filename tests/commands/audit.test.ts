import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { isReader } from '#domain/kernel/officeParts.ts';
import { type AroundJob, type AsOf, type History, MASK } from '#domain/office/audit/history.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { revokeOffice } from '#functions/operator/officeGrant.ts';
import { runtime } from '#functions/runtime.ts';
import { call, codeOf, send } from '#tests/support/callables.ts';
import { type Deal, newOffer } from '#tests/support/deals.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, document, newCast, newOffice, newTalent, type Person, talentProfile } from '#tests/support/people.ts';

const ask = <Result>(sender: Person | null, request: Record<string, unknown>): Promise<Result> =>
  call<Result>(sender, 'audit', { commandId: randomUUID(), ...request });
const history = (sender: Person, streamId: string, more: object = {}) =>
  ask<History>(sender, { type: 'history', streamId, purpose: 'VIEW', ...more });
const looksOf = async ({ uid }: Person) => {
  const streams = await runtime()
    .db.collection('streams')
    .where('__name__', '>=', `audit-${uid}_`)
    .where('__name__', '<', `audit-${uid}_~`)
    .get();
  return (await Promise.all(streams.docs.map(({ id }) => eventsOf(id)))).flat();
};

let cast: Cast;
let deal: Deal;
beforeAll(async () => {
  cast = await newCast();
  deal = await newOffer(cast);
  await send(cast.client, 'offers', { type: 'changeFee', offerId: deal.offerId, fee: 45_000 });
  await send(cast.talent, 'offers', { type: 'accept', termsNo: 2, offerId: deal.offerId });
  await send(cast.office, 'offers', { type: 'adminDisapprove', offerId: deal.offerId, reason: '内容に不備があるため' });
  await document(deal.path, ({ version }: { version: number }) => version === 4);
});

describe('a history', () => {
  test('has actor, time, reason, command and changed fields of each event, and an intact chain', async () => {
    const { events, seal, next, version } = await history(cast.office, `offer-${deal.offerId}`);
    expect(events.map(({ type }) => type)).toEqual(['OfferMade', 'OfferFeeChanged', 'OfferAccepted', 'OfferAdminDisapproved']);
    expect(events[1]?.changes).toContainEqual({ field: 'fee', before: 30_000, after: 45_000 });
    expect(events[2]?.changes).toContainEqual({ field: 'status', before: 'IN_PROGRESS', after: 'IS_ACCEPTED' });
    expect(events[2]?.actor).toEqual({ uid: cast.talent.uid, role: 'talent', name: '山●●' });
    expect(events[3]).toMatchObject({ reason: MASK, personal: ['reason'] });
    expect(events.every(({ intact, commandId, at }) => intact && commandId !== '' && at > 0)).toBe(true);
    expect({ version, next, seal: { ...seal, hash: '' } }).toEqual({
      version: 4,
      next: null,
      seal: { checked: 4, hash: '', broken: null },
    });
  });

  test('comes in pages without gaps', async () => {
    const streamId = `offer-${deal.offerId}`;
    const whole = await history(cast.office, streamId);
    const first = await history(cast.office, streamId, { limit: 3 });
    const rest = await history(cast.office, streamId, { from: first.next, limit: 3 });
    expect([...first.events, ...rest.events]).toEqual(whole.events);
    expect(rest.next).toBeNull();
  });

  test('shows where its chain is broken', async () => {
    const { db } = runtime();
    const damaged = await newOffer(await newCast());
    await whenCaughtUp();
    const event = db.doc(`streams/offer-${damaged.offerId}/events/0000000001`);
    await event.update({ 'data.fee': 1 });
    const { seal, events } = await history(cast.office, `offer-${damaged.offerId}`);
    expect(seal.broken?.version).toBe(1);
    expect(events[0]?.intact).toBe(false);
    await event.update({ 'data.fee': 30_000 });
  });

  test('shows the document at a version and at a time', async () => {
    const streamId = `offer-${deal.offerId}`;
    const { events } = await history(cast.office, streamId);
    const then = await ask<AsOf>(cast.office, { type: 'asOf', streamId, version: 1 });
    expect(then.fields).toMatchObject({ status: 'IN_PROGRESS', fee: 30_000 });
    expect(then.changed).toMatchObject({ status: 'IS_ADMIN_DISAPPROVED', fee: 45_000 });
    const later = await ask<AsOf>(cast.office, { type: 'asOf', streamId, at: events[1]?.at });
    expect(later).toMatchObject({ version: 2, fields: { fee: 45_000, status: 'IN_PROGRESS' } });
    expect(later.changed).toMatchObject({ status: 'IS_ADMIN_DISAPPROVED' });
    expect(later.changed).not.toHaveProperty('fee');
  });

  test('names what is different today: not what has changed back, and a masked field without its value', async () => {
    const { uid } = await newTalent(cast.office, '白石 美咲');
    await send(cast.office, 'talents', { type: 'unpublish', uid, reason: '写真の差し替えのため' });
    const before = await ask<AsOf>(cast.office, { type: 'asOf', streamId: `talent-${uid}`, version: 1 });
    expect(before.fields).toMatchObject({ isPublished: false, name: MASK });
    expect(before.changed).not.toHaveProperty('isPublished');
    expect(before.changed).not.toHaveProperty('name');
    expect(before.changed).toHaveProperty('publishedAt');
    const renamed = await newTalent(cast.office, '白石 美咲');
    await send(renamed, 'talents', talentProfile('黒石 美咲', renamed.uid));
    const then = await ask<AsOf>(cast.office, { type: 'asOf', streamId: `talent-${renamed.uid}`, version: 2 });
    expect(then.changed).toMatchObject({ name: MASK });
  });

  test('of a job has its deals in one timeline, page by page', async () => {
    const around = { type: 'aroundJob', jobId: cast.jobId, purpose: 'VIEW' };
    const { events } = await ask<AroundJob>(cast.office, around);
    expect(events.map(({ type }) => type)).toEqual(['JobPosted', 'OfferMade', 'OfferFeeChanged', 'OfferAccepted', 'OfferAdminDisapproved']);
    const first = await ask<AroundJob>(cast.office, { ...around, limit: 3 });
    const rest = await ask<AroundJob>(cast.office, { ...around, limit: 3, after: first.next });
    expect([...first.events, ...rest.events]).toEqual(events);
  });
});

describe('a saved list', () => {
  const saved = {
    list: 'accounts',
    filter: 'kind=client',
    hasWords: true,
    count: 3,
    sha256: 'ab'.repeat(32),
    reason: '会員への連絡のため',
  };
  const save = (by: Person, more: object = {}) => ask(by, { type: 'saveList', ...saved, ...more });
  test('is recorded with filter, count, hash and reason, also in the journal, once', async () => {
    const office = await newOffice();
    const commandId = randomUUID();
    await save(office, { commandId });
    await save(office, { commandId });
    expect((await looksOf(office)).map(({ type, data }) => [type, data])).toEqual([['AuditListSaved', { requestId: commandId, ...saved }]]);
    const [row] = (await runtime().db.collection('officeJournal').where('uid', '==', office.uid).get()).docs;
    expect(row?.data()).toMatchObject({ type: 'AuditListSaved', target: 'accounts-list', reason: saved.reason });
  });
  test('is for members who read the list, and has no free text in the filter', async () => {
    const reviewer = await newOffice();
    await send(cast.office, 'accounts', { type: 'setDuties', uid: reviewer.uid, roles: ['review'], approvalLimit: null, reason: '担当' });
    expect(await codeOf(save(reviewer, { list: 'invoices' }))).toBe('role-missing');
    expect(await codeOf(save(cast.client))).toBe('permission-denied');
    expect(await codeOf(save(cast.office, { filter: 'q=山田' }))).toBe('invalid-argument');
    expect(await codeOf(save(cast.office, { reason: '' }))).toBe('invalid-argument');
  });
});

describe('personal data', () => {
  test('is masked until it is opened with a reason', async () => {
    const streamId = `talent-${cast.talent.uid}`;
    const shown = await history(cast.office, streamId);
    expect(JSON.stringify(shown)).not.toMatch(/山田|ヤマダ|1998-04-12/);
    expect(shown.events[0]?.personal).toContain('name');
    expect(shown.events[0]?.changes).toContainEqual({ field: 'name', before: null, after: '●●●' });
    expect(await codeOf(ask(cast.office, { type: 'open', streamId, version: 1, reason: '' }))).toBe('invalid-argument');
    expect(await ask(cast.office, { type: 'open', streamId, version: 1, reason: '本人確認のため' })).toMatchObject({ name: '山田 花子' });
  });

  test('of a person can be opened as of an event, and the opening is recorded', async () => {
    const office = await newOffice();
    const open = (streamId: string, version: number) =>
      ask(office, { type: 'open', scope: 'DOCUMENT', streamId, version, reason: '電話がつながらないため' });
    expect(await open(`account-${cast.client.uid}`, 2)).toEqual({ email: cast.client.email });
    expect(await open(`client-${cast.client.uid}`, 1)).toMatchObject({ 'company.phone': '0312345678', 'company.address.city': '渋谷区' });
    expect(await open(`talent-${cast.talent.uid}`, 2)).toEqual({ birthday: '1998-04-12' });
    expect(await codeOf(open(`offer-${deal.offerId}`, 1))).toBe('permission-denied');
    const opened = (await looksOf(office)).map(({ data: { target, version, scope } }) => ({ target, version, scope }));
    expect(opened[0]).toEqual({ target: `account-${cast.client.uid}`, version: 2, scope: 'DOCUMENT' });
    expect(opened).toHaveLength(4);
  });

  test('names the operator who granted or revoked a membership of the office', async () => {
    const member = await newOffice();
    await revokeOffice(runtime(), member, 'ops@example.com');
    const streamId = `account-${member.uid}`;
    const operators = (await history(cast.office, streamId)).events.filter(({ personal }) => personal.includes('operator'));
    expect(operators.map(({ type }) => type)).toEqual(['OfficeGranted', 'OfficeRevoked']);
    const open = ({ version }: { version: number }) => ask(cast.office, { type: 'open', streamId, version, reason: '監査のため' });
    expect(await Promise.all(operators.map(open))).toEqual([{ operator: 'tests' }, { operator: 'ops@example.com' }]);
  });

  test('finds an account only by its whole address, and records each search', async () => {
    const office = await newOffice();
    const find = (email: string, sender = office) => ask<{ uid: string | null }>(sender, { type: 'findAccount', email });
    const { uid, email } = cast.client;
    expect(await find(email.toUpperCase())).toEqual({ uid });
    expect(await find(email.slice(1))).toEqual({ uid: null });
    expect(await codeOf(find('client-'))).toBe('invalid-argument');
    expect((await looksOf(office)).map(({ data: { target, purpose } }) => ({ target, purpose }))).toEqual([
      { target: `account-${uid}`, purpose: 'SEARCH' },
      { target: 'search-none', purpose: 'SEARCH' },
    ]);
    expect(await codeOf(find(email, cast.talent))).toBe('permission-denied');
  });

  test('messages of a room are never shown and cannot be opened', async () => {
    const roomId = deal.offerId;
    await document(`chatRooms/${roomId}`, () => true);
    await send(cast.client, 'chats', { type: 'post', roomId, text: 'ひみつの伝言です', pictures: [] });
    const shown = await history(cast.office, `chat-${roomId}`);
    expect(shown.events.map(({ type }) => type)).toEqual(['ChatOpened', 'ChatMessagePosted']);
    expect(JSON.stringify(shown)).not.toContain('ひみつ');
    const open = ask(cast.office, { type: 'open', streamId: `chat-${roomId}`, version: 2, reason: '調査のため' });
    expect(await codeOf(open)).toBe('permission-denied');
  });
});

describe('a user who looks', () => {
  test('leaves a record of each look and opening in the own audit stream', async () => {
    const office = await newOffice();
    const streamId = `talent-${cast.talent.uid}`;
    const before = await eventsOf(streamId);
    await history(office, streamId);
    await ask(office, { type: 'open', streamId, version: 1, reason: '本人確認のため' });
    const looks = (await looksOf(office)).map(({ type, data }) => [type, data.target, data.reason]);
    expect(looks).toEqual([
      ['AuditHistoryRead', streamId, undefined],
      ['AuditPersonalOpened', streamId, '本人確認のため'],
    ]);
    expect(await eventsOf(streamId)).toEqual(before);
  });

  test('must be a member of the office now, whatever the token says', async () => {
    const removed = await newOffice();
    const streamId = `offer-${deal.offerId}`;
    const commandId = randomUUID();
    await history(removed, streamId, { commandId });
    await revokeOffice(runtime(), removed, 'tests');
    // Also not as a repetition of the earlier look, which has a receipt.
    expect(await codeOf(history(removed, streamId, { commandId }))).toBe('permission-denied');
    for (const other of [removed, cast.client, cast.talent]) expect(await codeOf(history(other, streamId))).toBe('permission-denied');
    expect(await codeOf(ask(null, { type: 'history', streamId, purpose: 'VIEW' }))).toBe('unauthenticated');
  });

  test('gets not-found for a missing stream, and no access to likes and notifications', async () => {
    for (const streamId of ['offer-nothing', 'nothing-1']) expect(await codeOf(history(cast.office, streamId))).toBe('not-found');
    expect(await codeOf(history(cast.office, `notification-${cast.client.uid}`))).toBe('permission-denied');
  });
});

describe('each role reads only its part of the log', () => {
  /** Streams of every aggregate that the office meets; a missing one answers `not-found`. */
  const streams = () =>
    Object.fromEntries(
      Object.entries({
        account: cast.talent.uid,
        talent: cast.talent.uid,
        client: cast.client.uid,
        job: cast.jobId,
        offer: deal.offerId,
        chat: deal.offerId,
        favorite: 'any',
        notification: cast.client.uid,
        control: 'any',
        student: 'any',
        guardian: 'any',
        contact: 'any',
        report: 'any',
        invoice: '2026-0001',
        closing: '2026-10',
        record: 'any',
        entry: 'any',
        review: 'any',
        diary: cast.talent.uid,
        media: 'any',
        audit: `${cast.office.uid}_2026-11-20`,
        master: 'any',
        news: 'any',
        operation: 'any',
        desk: `offer-${deal.offerId}`,
      }).map(([aggregate, id]) => [aggregate, `${aggregate}-${id}`]),
    );
  const outcome = async (act: Promise<unknown>): Promise<string> => {
    try {
      await act;
      return 'ok';
    } catch (error) {
      return (error as { details?: { code?: string } }).details?.code ?? String(error);
    }
  };

  test.each(['review', 'people', 'billing', 'approval', 'audit', 'administration'] as const)('%s', async (role) => {
    const member = await newOffice();
    await send(cast.office, 'accounts', { type: 'setDuties', uid: member.uid, roles: [role], approvalLimit: null, reason: '担当の変更' });
    const reads: [string, boolean, string][] = [];
    for (const [aggregate, streamId] of Object.entries(streams())) {
      const readers = aggregate === 'desk' ? 'deals' : aggregateNamed(aggregate as AggregateName).readers;
      const may = readers !== 'byItem' && isReader([role], readers);
      const refused = readers === 'nobody' ? 'permission-denied' : 'role-missing';
      for (const request of [
        { type: 'history', streamId, purpose: 'VIEW' },
        { type: 'asOf', streamId },
      ]) {
        const code = await outcome(ask(member, request));
        reads.push([`${request.type} ${streamId}`, may, code === refused ? 'refused' : 'answered']);
      }
    }
    expect(reads).toEqual(reads.map(([read, may]) => [read, may, may ? 'answered' : 'refused']));
    const around = { type: 'aroundJob', jobId: cast.jobId, purpose: 'VIEW' };
    expect(await outcome(ask(member, around))).toBe(isReader([role], 'deals') ? 'ok' : 'role-missing');
  });

  test('opening personal data needs the part of the stream as well', async () => {
    const member = await newOffice();
    await send(cast.office, 'accounts', {
      type: 'setDuties',
      uid: member.uid,
      roles: ['billing'],
      approvalLimit: null,
      reason: '担当の変更',
    });
    const open = (streamId: string) => ask(member, { type: 'open', streamId, version: 1, reason: '調査のため' });
    for (const streamId of ['student-TA0001', 'guardian-any', 'contact-any']) expect(await outcome(open(streamId))).toBe('role-missing');
    expect(await looksOf(member)).toEqual([]);
    expect(await outcome(open(`talent-${cast.talent.uid}`))).toBe('ok');
  });
});
