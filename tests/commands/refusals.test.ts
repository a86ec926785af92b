import { randomUUID } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import type { OperationStatus } from '#domain/office/operation/answers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { refreshClaims } from '#functions/effects/claims.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { versionAfter } from '#functions/eventStore/receipts.ts';
import { documentsOnDisk } from '#functions/replay/documentsOnDisk.ts';
import { replayLog } from '#functions/replay/replayLog.ts';
import { runtime } from '#functions/runtime.ts';
import { MISSING_PERSON } from '#projections/kernel/fields.schema.ts';
import { call, codeOf, refusal, send } from '#tests/support/callables.ts';
import { type Deal, newOffer, whenStatus } from '#tests/support/deals.ts';
import { whileErased } from '#tests/support/keys.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, clientProfile, newCast, newClient, newTalent, posting, signIn, signUp } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
let deal: Deal;
beforeAll(async () => {
  cast = await newCast();
  deal = await newOffer(cast);
});

const accept = () => ({ type: 'accept', termsNo: 1, offerId: deal.offerId });

/** A refused command has written no event and no receipt. */
const expectNothingWritten = async (commandId: string) => {
  const streamId = `offer-${deal.offerId}`;
  expect(await eventsOf(streamId)).toHaveLength(1);
  expect(await versionAfter(runtime().db, streamId, commandId)).toBeNull();
};

describe('a refused command returns code and message, and writes nothing', () => {
  const cases: [string, () => Promise<{ token?: string } | null>, () => Record<string, unknown>, string, string][] = [
    ['a guest', async () => null, accept, 'UNAUTHENTICATED', 'unauthenticated'],
    ['an unverified e-mail', () => signUp({ verified: false }), accept, 'PERMISSION_DENIED', 'email-unverified'],
    ['somebody without an account', () => signUp(), accept, 'PERMISSION_DENIED', 'permission-denied'],
    ['another talent', () => newTalent(cast.office), accept, 'PERMISSION_DENIED', 'permission-denied'],
    ['the client', async () => cast.client, accept, 'PERMISSION_DENIED', 'permission-denied'],
    [
      'another client',
      () => newClient(cast.office),
      () => ({ type: 'cancel', offerId: deal.offerId }),
      'PERMISSION_DENIED',
      'permission-denied',
    ],
    [
      'a command that does not fit the status',
      async () => cast.office,
      () => ({ type: 'adminApprove', termsNo: 1, offerId: deal.offerId }),
      'FAILED_PRECONDITION',
      'status-conflict',
    ],
    [
      'an offer that is not there',
      async () => cast.talent,
      () => ({ type: 'accept', termsNo: 1, offerId: 'nothing' }),
      'NOT_FOUND',
      'not-found',
    ],
    [
      'a deadline sent by a person',
      async () => cast.office,
      () => ({ type: 'expire', offerId: deal.offerId }),
      'INVALID_ARGUMENT',
      'invalid-argument',
    ],
    [
      'a field that nobody asked for',
      async () => cast.talent,
      () => ({ ...accept(), status: 'IS_APPROVED' }),
      'INVALID_ARGUMENT',
      'invalid-argument',
    ],
  ];
  test.each(cases)('%s', async (_, sender, command, transport, code) => {
    const commandId = randomUUID();
    const refused = await refusal(send(await sender(), 'offers', command(), commandId));
    expect(refused.transport).toBe(transport);
    expect(refused.details).toMatchObject({ code, message: expect.stringMatching(/[ぁ-んァ-ン一-龠]/) });
    await expectNothingWritten(commandId);
  });

  test('faults are returned by field, in Japanese', async () => {
    const command = { type: 'changeFee', offerId: deal.offerId, fee: 100_000_000 };
    const refused = await refusal(send(cast.client, 'offers', command));
    expect(refused.details?.fields).toEqual({ fee: '報酬は1円以上、99,999,999円以下の整数で入力してください' });
  });

  test('a number in a wrapper of the transport is refused as an invalid payload', async () => {
    const fee = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'many' };
    const refused = await refusal(send(cast.client, 'offers', { type: 'changeFee', offerId: deal.offerId, fee }));
    expect([refused.transport, refused.details?.code]).toEqual(['INVALID_ARGUMENT', 'invalid-argument']);
  });

  test('each refusal is counted, for every callable', async () => {
    const status = async () => (await call<OperationStatus>(cast.office, 'operationStatus', { type: 'read' })).refusals;
    const countOf = async (name: string) =>
      (await status()).reduce((sum, { counts }) => sum + (counts[name]?.['permission-denied'] ?? 0), 0);
    const names = ['audit', 'bills', 'operationStatus'] as const;
    const before = await Promise.all(names.map(countOf));
    const { uid } = cast.client;
    const history = { type: 'history', streamId: `account-${uid}`, purpose: 'VIEW', commandId: randomUUID() };
    await refusal(call(cast.talent, 'audit', history));
    await refusal(call(cast.talent, 'bills', { type: 'month', month: '2026-11' }));
    await refusal(call(cast.talent, 'operationStatus', { type: 'read' }));
    expect(await Promise.all(names.map(countOf))).toEqual(before.map((count) => count + 1));
  });

  test.each([['not a uuid'], [null], [{ $ne: 1 }]])('a commandId like %j is refused', async (commandId) => {
    expect(await codeOf(send(cast.talent, 'offers', accept(), commandId))).toBe('invalid-argument');
  });

  test.each([
    ['NaN', Number.NaN],
    ['a fraction', 1.5],
    ['a text', '30000'],
    ['a huge text', 'x'.repeat(1_000_000)],
    ['a prototype', { __proto__: { admin: true } }],
  ])('a fee that is %s is refused without a stack trace', async (_, fee) => {
    const refused = await refusal(send(cast.client, 'offers', { type: 'changeFee', offerId: deal.offerId, fee }));
    expect(refused.details?.code).toBe('invalid-argument');
    expect(JSON.stringify(refused)).not.toMatch(/node_modules|\.ts:/);
  });

  test('an end in the past is refused with its field', async () => {
    const command = { type: 'changeSchedule', offerId: deal.offerId, scheduleToClose: now() - 1 };
    const refused = await refusal(send(cast.client, 'offers', command));
    expect(refused.details).toMatchObject({ code: 'schedule-in-past', fields: { scheduleToClose: expect.any(String) } });
  });
});

describe('changes that count at once, although the token is older', () => {
  test('a suspended account is refused from the next command on, and accepted after the lift', async () => {
    const talent = await newTalent(cast.office);
    const { offerId } = await newOffer({ ...cast, talent });
    await send(cast.office, 'accounts', { type: 'suspend', uid: talent.uid, reason: '規約違反のため' });
    // Without a token, which the accounts server may have revoked: the log must refuse.
    const attempt = {
      aggregate: offer,
      entityId: offerId,
      command: { type: 'accept', termsNo: 1 },
      commandId: randomUUID(),
      sender: { uid: talent.uid, hasRequiredSecondFactor: true },
    };
    await expect(executeCommand(runtime(), attempt)).rejects.toMatchObject({
      code: 'account-suspended',
      message: 'このアカウントは現在休止中です。',
    });
    await send(cast.office, 'accounts', { type: 'lift', uid: talent.uid, reason: '確認が済んだため' });
    await executeCommand(runtime(), { ...attempt, commandId: randomUUID() });
  });

  test('a revoked certification refuses the next command', async () => {
    const client = await newClient(cast.office);
    await send(client, 'jobs', posting());
    await send(cast.office, 'accounts', { type: 'revokeCertification', uid: client.uid, reason: '契約の終了' });
    expect(await codeOf(send(client, 'jobs', posting()))).toBe('not-certified');
    await send(client, 'clients', clientProfile('改名 健'));
  });

  test('claims follow the streams, and a suspension ends the sessions', async () => {
    const talent = await newTalent(cast.office);
    const claims = async () => (await runtime().auth.getUser(talent.uid)).customClaims ?? {};
    await until(
      claims,
      (found) => found.role === 'talent' && found.hasTalentProfile === true && found.isTalentSuspended === false,
      'the claims',
    );
    const before = (await runtime().auth.getUser(talent.uid)).tokensValidAfterTime;
    await until(
      async () => Math.floor(now() / 1000),
      (second) => second > Math.floor(Date.parse(before ?? '') / 1000),
      'the next second',
    );
    await send(cast.office, 'accounts', { type: 'suspend', uid: talent.uid, reason: '確認のため' });
    await until(claims, (found) => found.suspended === true, 'the suspension in the claims');
    await until(
      async () => (await runtime().auth.getUser(talent.uid)).tokensValidAfterTime,
      (time) => time !== before,
      'the end of the sessions',
    );
    const token = await signIn(talent.email);
    expect(await codeOf(send({ token }, 'offers', accept()))).toBe('account-suspended');

    // A second delivery of the suspension must not end a session that began after it.
    const [suspended] = (await eventsOf(`account-${talent.uid}`)).filter(({ type }) => type === 'AccountSuspended');
    const ended = vi.fn();
    const auth: Auth = Object.assign(Object.create(runtime().auth), { revokeRefreshTokens: ended });
    await refreshClaims({ ...runtime(), auth }, suspended as AnyEnvelope);
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('personal data', () => {
  test('is not in the log as plain text', async () => {
    const talent = await newTalent(cast.office, '秘密 花子');
    await whenCaughtUp();
    const stored = JSON.stringify(await eventsOf(`talent-${talent.uid}`));
    for (const secret of ['秘密', 'ヤマダ', '1998-04-12', '舞台']) expect(stored).not.toContain(secret);
    const head = JSON.stringify((await runtime().db.doc(`streams/talent-${talent.uid}`).get()).data());
    expect(head).not.toContain('秘密');
    expect(JSON.stringify(await eventsOf(`account-${talent.uid}`))).not.toContain(talent.email);
  });

  test('without the key the log can be replayed: the chain holds, and the person is the placeholder', async () => {
    const talent = await newTalent(cast.office, '忘却 花子');
    await whenCaughtUp();
    const { db } = runtime();
    expect((await db.doc(`talents/${talent.uid}`).get()).get('name')).toBe('忘却 花子');
    const documents = documentsOnDisk();
    const { faults } = await whileErased(talent.uid, () => replayLog(runtime(), documents));
    expect(faults).toEqual([]);
    expect(documents.get(`talents/${talent.uid}`)).toMatchObject({
      name: MISSING_PERSON,
      kana: '',
      ageBand: 0,
      thumbnail: null,
      prefecture: 13,
    });
    expect(documents.get(`users/${talent.uid}`)).toMatchObject({ email: '', role: 'talent' });
  });
});

test('a refused inquiry ends there', async () => {
  const talent = await newTalent(cast.office);
  const command = { type: 'inquire', jobId: cast.jobId, talentId: talent.uid, inquiryType: 'OTHERS', message: 'ご相談です。' };
  const { streamId } = await send(cast.client, 'offers', command);
  const offerId = streamId.slice('offer-'.length);
  await send(talent, 'offers', { type: 'refuseInquiry', offerId });
  await whenStatus(`jobs/${cast.jobId}/offers/${offerId}`, 'IS_INQUIRY_REFUSED');
});

test('an inquiry for a closed job, another client’s job or an unpublished talent is refused', async () => {
  const talent = await newTalent(cast.office);
  const offerAbout = (jobId: string, talentId: string) =>
    refusal(send(cast.client, 'offers', { type: 'makeOffer', jobId, talentId, fee: 10_000, scheduleToClose: now() + HOUR }));
  const other = await newClient(cast.office);
  const foreign = (await send(other, 'jobs', posting())).streamId.slice('job-'.length);
  expect((await offerAbout(foreign, talent.uid)).details?.code).toBe('permission-denied');
  const own = (await send(cast.client, 'jobs', posting())).streamId.slice('job-'.length);
  await send(cast.client, 'jobs', { type: 'close', jobId: own });
  expect((await offerAbout(own, talent.uid)).details?.code).toBe('job-ended');
  await send(cast.office, 'talents', { type: 'suspend', uid: talent.uid, reason: '確認中' });
  expect((await offerAbout(cast.jobId, talent.uid)).details?.code).toBe('talent-unavailable');
});

test('of 200 commands at once by one person some are refused; other people are not affected', async () => {
  const client = await newClient(cast.office);
  const flood = Array.from({ length: 200 }, () =>
    send(client, 'jobs', { type: 'close', jobId: 'nothing' }).catch((error: { transport: string }) => error.transport),
  );
  const calm = send(cast.client, 'offers', { type: 'changeFee', offerId: deal.offerId, fee: 31_000 });
  expect((await Promise.all(flood)).filter((outcome) => outcome === 'RESOURCE_EXHAUSTED').length).toBeGreaterThan(50);
  await calm;
});
