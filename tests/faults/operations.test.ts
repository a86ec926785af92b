import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { deadlineIdOf } from '#domain/kernel/deadline.ts';
import type { ChainCursor, ChainPart, OperationStatus } from '#domain/office/operation/answers.ts';
import type { Mail } from '#functions/effects/mail/mails.ts';
import { run } from '#functions/operator/commandLine.ts';
import { revokeOffice } from '#functions/operator/officeGrant.ts';
import { checkChains } from '#functions/reads/operationStatus.ts';
import { runtime } from '#functions/runtime.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { call, codeOf, send } from '#tests/support/callables.ts';
import { type Deal, newOffer, newOffers } from '#tests/support/deals.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { parkStream } from '#tests/support/parkStream.ts';
import { type Cast, document, newCast, newOffice, newTalent } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const offered = async (): Promise<Deal> => (await newOffers(cast, 1))[0] as Deal;

const status = (person: { token: string }) => call<OperationStatus>(person, 'operationStatus', { type: 'read' });

/** A stream that is parked before its next event, as after five failures. */
const parkedOffer = async () => {
  const { offerId, path } = await offered();
  await whenCaughtUp();
  const streamId = `offer-${offerId}`;
  const parked = await parkStream(streamId, 2);
  await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 32_000 });
  await send(cast.client, 'offers', { type: 'cancel', offerId });
  const { error: _, cause: __, ...target } = parked;
  return { offerId, path, streamId, target };
};

describe('a parked stream', () => {
  test('is retried once by the office, and the log has the member', async () => {
    const { path, streamId, target } = await parkedOffer();
    const waiting = await status(cast.office);
    expect(waiting.parked).toBeGreaterThan(0);
    const [commandId, again] = [randomUUID(), randomUUID()];
    const first = await send(cast.office, 'operations', { type: 'retryStream', ...target }, commandId);
    expect(await send(cast.office, 'operations', { type: 'retryStream', ...target }, commandId)).toEqual(first);
    await document<Offer>(path, (offer) => offer.status === 'IS_CANCELED' && offer.fee === 32_000);
    await send(cast.office, 'operations', { type: 'discardEvent', ...target, reason: '二人目の操作' }, again);
    await whenCaughtUp();
    const events = await eventsOf(`operation-readModels_${streamId}`);
    expect(events.map(({ type, meta }) => [type, meta.actor])).toEqual([
      ['OperationStreamRetried', { uid: cast.office.uid, role: 'office' }],
      ['OperationEventDiscarded', { uid: cast.office.uid, role: 'office' }],
    ]);
    // The second retry has nothing to do: no event was skipped.
    expect(await whatDiffers()).toEqual([]);
  });

  test('skips a failing event, which is no longer owed', async () => {
    const { path, streamId, target } = await parkedOffer();
    await send(cast.office, 'operations', { type: 'discardEvent', ...target, reason: '旧形式のため' });
    await document<Offer>(path, (offer) => offer.status === 'IS_CANCELED' && offer.fee === 30_000);
    const { db } = runtime();
    expect((await db.doc(`parkedStreams/readModels_${streamId}`).get()).exists).toBe(false);
    await whenCaughtUp();
    expect((await db.doc(`progress/${streamId}`).get()).get('owedSince')).toBeNull();
    // Only a rebuild projects the event.
    await run(['rebuild', '--stream', streamId], () => {}, runtime());
    expect(await whatDiffers()).toEqual([]);
  });
});

test('a mail that was given up is sent again', async () => {
  const { offerId } = await offered();
  const { db } = runtime();
  const mails = () => db.collection('mails').where('streamId', '==', `offer-${offerId}`).get();
  const sent = await until(
    async () => (await mails()).docs[0]?.data() as Mail | undefined,
    (mail): mail is Mail => mail?.state === 'SENT',
    'the mail of the offer',
  );
  await db.doc(`mails/${sent.id}`).update({ state: 'FAILED', attempts: 8, dueAt: null, lastError: '550' });
  expect((await status(cast.office)).mails.failed).toBeGreaterThan(0);
  await send(cast.office, 'operations', { type: 'resendMail', mailId: sent.id });
  await document<Mail>(`mails/${sent.id}`, ({ state, attempts }) => state === 'SENT' && attempts === 1);
});

test('an alarm is armed again, and an overdue one rings', async () => {
  const { offerId, path } = await newOffer({ ...cast, talent: await newTalent(cast.office) }, Date.now() + 2_500);
  await send(cast.office, 'operations', { type: 'rearmDeadline', deadlineId: deadlineIdOf(`offer-${offerId}`, 'expire') });
  await document<Offer>(path, ({ status: now }) => now === 'IS_EXPIRED');
});

describe('the hash chains', () => {
  test('are checked part by part, and a changed event is named', async () => {
    const office = await newOffice();
    const first = await call<ChainPart>(office, 'operationStatus', { type: 'checkChains', after: null });
    expect(first.faults).toEqual([]);
    const { streamId } = await offered().then(({ offerId }) => ({ streamId: `offer-${offerId}` }));
    // Nothing may project the event that is altered below.
    await whenCaughtUp();
    const { db } = runtime();
    const ref = db.doc(`streams/${streamId}/events/0000000001`);
    const { fee } = (await ref.get()).get('data');
    await ref.update({ 'data.fee': 1 });
    const walk = async (limit: number) => {
      const parts: ChainPart[] = [];
      for (let after: ChainCursor | null | undefined; after !== null; after = parts.at(-1)?.next ?? null)
        parts.push(await checkChains(runtime(), after ?? null, limit));
      return parts;
    };
    const events = (await db.collectionGroup('events').count().get()).data().count;
    for (const limit of [30, 300]) {
      const parts = await walk(limit);
      for (const part of parts) expect(part.events).toBeLessThanOrEqual(limit);
      expect(parts.flatMap(({ faults }) => faults)).toEqual([{ streamId, version: 1, fault: 'ALTERED' }]);
      // Other tests may have appended in the meantime.
      expect(parts.reduce((sum, part) => sum + part.events, 0)).toBeGreaterThanOrEqual(events);
    }
    await ref.update({ 'data.fee': fee });
    expect((await walk(300)).flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('and documents are verified by the operator; the office sees the result', async () => {
    await whenCaughtUp();
    await run(['verify'], () => {}, runtime());
    const { lastVerification } = await status(cast.office);
    expect(lastVerification).toMatchObject({ faults: 0, differences: 0, first: [], finishedAt: expect.any(Number) });
    expect(lastVerification?.events).toBeGreaterThan(0);
  });
});

describe('the state of operations', () => {
  test('counts refusals by aggregate and code, and only refusals', async () => {
    const talent = await newTalent(cast.office);
    const refused = async (code: string) => {
      const { refusals } = await status(cast.office);
      return refusals.reduce((sum, { counts }) => sum + (counts.student?.[code] ?? 0), 0);
    };
    const before = await refused('link-code-invalid');
    const unknown = () => send(talent, 'students', { type: 'link', taCode: 'NOBODY1', linkCode: '0000-0000-0000-0000' });
    expect(await codeOf(unknown())).toBe('link-code-invalid');
    expect(await codeOf(unknown())).toBe('link-code-invalid');
    // Each process writes its own counts when it is asked: the next question may reach the other
    // one.
    await until(
      () => refused('link-code-invalid'),
      (count) => count === before + 2,
      'both refusals',
    );
  });

  test('is for the office only', async () => {
    for (const person of [cast.client, cast.talent]) {
      expect(await codeOf(status(person))).toBe('permission-denied');
      expect(await codeOf(call(person, 'operationStatus', { type: 'checkChains', after: null }))).toBe('permission-denied');
      expect(await codeOf(send(person, 'operations', { type: 'resendMail', mailId: 'mail-1' }))).toBe('permission-denied');
    }
  });

  test('is closed at once to a former member of the office', async () => {
    const removed = await newOffice();
    expect((await status(removed)).pausedAt).toBeNull();
    await revokeOffice(runtime(), removed, 'tests');
    expect(await codeOf(status(removed))).toBe('permission-denied');
    const attempt = send(removed, 'operations', { type: 'rearmDeadline', deadlineId: 'offer-1_expire' });
    expect(await codeOf(attempt)).toBe('permission-denied');
  });
});
