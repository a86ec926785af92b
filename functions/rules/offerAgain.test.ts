import { beforeAll, describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { account } from '#domain/people/account/account.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { terms } from '#domain/testing/dealSamples.ts';
import { entry } from '#domain/work/entry/entry.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { rebuild } from '../replay/rebuild.ts';
import { commandOf, fork, type Sent, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { accept, clientId, concluding, jobId, makeOffer, offerId, talentId, worldAfter } from '../testing/smallWorld.ts';
import { rulesOf } from './dealRules.ts';

const first = `offer-${offerId}`;
const refused = commandOf(offer, offerId, { type: 'refuse', reasonCode: 'FEE' }, talentId);

/** A command that begins a deal, with the rules that its row names. */
const beginning = (deal: typeof offer | typeof entry, id: string, command: Sent, uid: string): CommandRequest =>
  commandOf(deal, id, command, uid, { begins: true, commandId: id, rules: rulesOf({ deal, entityId: id, command, uid, ids: {} }) });
const offerAgain = (id: string, previous?: string) =>
  beginning(offer, id, { type: 'makeOffer', jobId, talentId, ...terms, ...(previous && { previous }) }, clientId);
const askAgain = (id: string, previous: string) =>
  beginning(offer, id, { type: 'inquire', jobId, talentId, inquiryType: 'OTHERS', message: '前回の件です。', previous }, clientId);
const enter = (id: string) => beginning(entry, id, { type: 'enter', jobId, pr: 'よろしくお願いします。', schedule: 'いつでも' }, talentId);

const reservationIn = (world: World) => world.database.documents().get(`reservations/${jobId}_${talentId}`);
const all = async (world: World, ...requests: readonly CommandRequest[]): Promise<void> => {
  for (const request of requests) await send(processOf(world), request);
};

/** A world whose only offer the cast refused. */
let world: World;
let ended: World;
beforeAll(async () => {
  ended = await worldAfter(makeOffer, refused);
});
const given = async (...requests: readonly CommandRequest[]) => {
  world = fork(ended);
  await all(world, ...requests);
};
const whenSent = (request: CommandRequest) => send(processOf(world), request);

describe('a pair whose deal ended without a conclusion', () => {
  test('is offered again with the name of that deal, and the reservation names the new one', async () => {
    await given(offerAgain('again', first));
    expect(reservationIn(world)).toEqual({ streamId: 'offer-again', jobId, talentId, clientId, earlierDeals: 1 });
    expect(world.database.documents().get(`jobs/${jobId}/offers/again`)).toMatchObject({ previous: first, earlierDeals: 1 });
  });

  test('is asked again; the offer after that keeps the deal before', async () => {
    const continued = { type: 'continueInquiry', jobId, talentId, ...terms };
    await given(askAgain('again', first), commandOf(offer, 'again', continued, clientId));
    const document = world.database.documents().get(`jobs/${jobId}/offers/again`);
    expect(document).toMatchObject({ status: 'IN_PROGRESS', previous: first, earlierDeals: 1 });
  });

  test('is not offered again without its name, or with the name of another deal', async () => {
    await given();
    await expect(whenSent(offerAgain('again'))).rejects.toMatchObject({ code: 'offer-exist' });
    await expect(whenSent(offerAgain('again', 'offer-other'))).rejects.toMatchObject({ code: 'offer-exist' });
  });

  test('has one new deal of two at once, also if both began before either was stored', async () => {
    await given();
    const two = ['a', 'b'].map((id) => executeCommand(processOf(world), offerAgain(id, first)));
    const results = await Promise.allSettled(two);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'offer-exist' } });
  });

  test('is not entered by its cast', async () => {
    await given();
    await expect(whenSent(enter('entry-1'))).rejects.toMatchObject({ code: 'offer-exist' });
  });

  test('is not offered again once the cast blocked the client', async () => {
    await given(commandOf(account, talentId, { type: 'block', blockedId: clientId }, talentId));
    await expect(whenSent(offerAgain('again', first))).rejects.toMatchObject({ code: 'talent-unavailable' });
  });

  test('is offered again only so often, counted over all its deals', async () => {
    await given();
    let previous = first;
    for (let count = 1; count <= businessRules.offersAgainMax; count++) {
      await all(world, offerAgain(`again-${count}`, previous), commandOf(offer, `again-${count}`, { type: 'cancel' }, clientId));
      previous = `offer-again-${count}`;
    }
    await expect(whenSent(offerAgain('once-more', previous))).rejects.toMatchObject({ code: 'offer-again-limit' });
    await expect(whenSent(askAgain('once-more', previous))).rejects.toMatchObject({ code: 'offer-again-limit' });
    expect(reservationIn(world)).toMatchObject({ streamId: previous, earlierDeals: businessRules.offersAgainMax });
  });

  test('costs one read and one commit, as a first offer', async () => {
    await given();
    const calls: string[] = [];
    const runtime = processOf(world, async (call, effect) => {
      calls.push(call.split(' ')[0] ?? '');
      return effect();
    });
    await runtime.keys.read([clientId, talentId]);
    calls.length = 0;
    await executeCommand(runtime, offerAgain('again', first));
    expect(calls.slice(0, calls.indexOf('commit') + 1)).toEqual(['get', 'commit']);
  });

  test('a lost or old reservation is made again for the newest deal', async () => {
    await given(offerAgain('again', first));
    await settle(world);
    expect(await whatDiffers(world)).toEqual([]);
    const { db } = processOf(world);
    const reservation = db.doc(`reservations/${jobId}_${talentId}`);
    const newest = reservationIn(world);
    for (const lost of [() => reservation.delete(), () => reservation.set({ streamId: first, jobId, talentId, clientId })]) {
      await lost();
      expect(await whatDiffers(world)).toMatchObject([{ expected: newest }]);
      await rebuild(processOf(world));
      expect(reservationIn(world)).toEqual(newest);
    }
  });
});

test('a deal that is named but never held the pair begins nothing', async () => {
  world = await worldAfter();
  await expect(whenSent(offerAgain('again', first))).rejects.toMatchObject({ code: 'not-found' });
});

test('a pair whose deal is open or was concluded is not offered again', async () => {
  for (const commands of [[], [accept], concluding]) {
    world = await worldAfter(makeOffer, ...commands);
    await expect(whenSent(offerAgain('again', first))).rejects.toMatchObject({ code: 'offer-exist' });
  }
  const close = { type: 'forceClose', reason: '規約違反' };
  await all(world, commandOf(offer, offerId, close, uidOf.office));
  await expect(whenSent(offerAgain('again', first))).rejects.toMatchObject({ code: 'offer-exist' });
});

test('a pair whose entry is open is not offered; once the cast withdrew it, it is, and never entered again', async () => {
  world = await worldAfter();
  await all(world, enter('e1'));
  await expect(whenSent(offerAgain('o1', 'entry-e1'))).rejects.toMatchObject({ code: 'entry-exist' });
  await all(world, commandOf(entry, 'e1', { type: 'withdraw', reason: '舞台があるため' }, talentId));
  await expect(whenSent(offerAgain('o1'))).rejects.toMatchObject({ code: 'entry-exist' });
  await expect(whenSent(enter('e2'))).rejects.toMatchObject({ code: 'entry-exist' });
  await all(world, offerAgain('o1', 'entry-e1'));
  expect(reservationIn(world)).toMatchObject({ streamId: 'offer-o1', earlierDeals: 1 });
  await all(world, commandOf(offer, 'o1', { type: 'cancel' }, clientId));
  await expect(whenSent(enter('e2'))).rejects.toMatchObject({ code: 'offer-exist' });
});
