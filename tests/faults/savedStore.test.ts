import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '#functions/operator/commandLine.ts';
import { runtime, useRuntime } from '#functions/runtime.ts';
import { localRuntime } from '#local/runtime.ts';
import { type Stack, startStack } from '#local/stack.ts';
import type { User } from '#projections/account/users.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { send } from '#tests/support/callables.ts';
import { post } from '#tests/support/chats.ts';
import { keysDatabase } from '#tests/support/keys.ts';
import { eventsOf, whatDiffers } from '#tests/support/log.ts';
import { clientProfile, type Person, password, signIn } from '#tests/support/people.ts';
import { loadStore } from '#tests/support/savedStore.ts';

const person = async (uid: string): Promise<Person> => {
  const email = (await runtime().db.doc(`users/${uid}`).get()).get('email') as string;
  return { uid, email, token: await signIn(email) };
};

const renamed = (name: string) => {
  const { company, ...profile } = clientProfile();
  return { ...profile, company: { ...company, name } };
};

const replay = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await run(args, (line) => lines.push(line), runtime());
  return { code, lines };
};

// Stores that older releases wrote (fixtures/README.md). No sweep runs, because most of their
// deadlines have passed.
describe.each([
  // The documents of a stream follow its commits.
  { commit: 'a389d55', documents: 4_842, shown: { status: 'IN_PROGRESS', fee: 30_000 } },
  // They are part of its commits.
  { commit: 'e1b7d6e8', documents: 10_788, shown: { status: 'IS_ACCEPTED', fee: 31_000 } },
])('a store of commit $commit', ({ commit, documents, shown }) => {
  let stack: Stack;
  /** The deal whose stream was parked with owed events. */
  let offerId: string;
  let path: string;
  let deal: Offer;
  /** The keys as the store has them. */
  let olderKeys: Map<string, Buffer>;

  beforeAll(async () => {
    stack = await startStack({ ports: 'free', schedules: false });
    Object.assign(process.env, stack.env);
    useRuntime(localRuntime);
    const { db, auth } = runtime();
    expect(await loadStore(db, new URL(`./fixtures/${commit}.jsonl.br`, import.meta.url))).toBe(documents);
    const keys = (await db.collection('personKeys').get()).docs;
    olderKeys = new Map(keys.map((found) => [found.id, Buffer.from(found.get('key') as string, 'base64')]));
    expect(olderKeys.size).toBeGreaterThan(1);
    const users = (await db.collection('users').where('deletedAt', '==', null).get()).docs.map((found) => found.data() as User);
    for (const { id: uid, email } of users) await auth.createUser({ uid, email, emailVerified: true, password });
    const parked = (await db.collection('parkedStreams').get()).docs.map((found) => found.get('streamId') as string);
    expect(parked).toHaveLength(1);
    offerId = (parked[0] as string).slice('offer-'.length);
    const offers = await db.collectionGroup('offers').where('id', '==', offerId).get();
    path = offers.docs[0]?.ref.path as string;
    deal = offers.docs[0]?.data() as Offer;
  });
  afterAll(() => stack?.stop());

  test('it is rebuilt while commands run, and verifies without differences', async () => {
    const { db } = runtime();
    expect(deal).toMatchObject(shown);
    const [client, talent] = [await person(deal.clientId), await person(deal.talentId)];
    const admin = (await db.collection('users').where('isAdmin', '==', true).limit(1).get()).docs[0]?.id as string;
    const office = await person(admin);
    const closed = await db.collectionGroup('offers').where('status', '==', 'IS_CLOSED').where('billStatus', '==', 'UNCLAIMED').get();
    const unclaimed = closed.docs.map(({ id }) => id);
    expect(unclaimed.length).toBeGreaterThan(0);

    const writing = async () => {
      for (let count = 0; count < 10; count++) {
        await post(count % 2 === 0 ? client : talent, offerId, `移行中のメッセージ ${count}`);
        await send(client, 'clients', renamed(`株式会社うつり${count}`));
      }
    };
    const billing = async () => {
      for (const id of unclaimed) await send(office, 'offers', { type: 'claimBill', offerId: id, billId: `SAVED-${id}` });
    };
    const [rebuilt] = await Promise.all([replay('rebuild'), writing(), billing()]);
    expect(rebuilt.code).toBe(0);
    await stack.whenIdle();

    expect(await whatDiffers()).toEqual([]);
    expect(await replay('verify')).toEqual({ code: 0, lines: [expect.stringMatching(/ 0 broken chains, 0 differences$/)] });
    expect((await db.collection('parkedStreams').get()).size).toBe(0);
    // Each key of the older release is wrapped in the database of keys, and nowhere else.
    expect((await db.collection('personKeys').get()).size).toBe(0);
    const keys = (await keysDatabase().collection('personKeys').get()).docs.map((found) => found.data());
    expect(keys.length).toBeGreaterThanOrEqual(olderKeys.size);
    expect(keys.filter((stored) => !('wrapped' in stored && 'by' in stored))).toEqual([]);
    expect(await localRuntime().keys.read([...olderKeys.keys()])).toEqual(olderKeys);
    // Events owed at the save, and events during the rebuild. The status is not compared, because a
    // deadline may have passed.
    expect((await db.doc(path).get()).data()).toMatchObject({ fee: 31_000, client: { name: '株式会社うつり9' } });
    const histories = await db.collection('jobChangeHistories').where('jobId', '==', deal.jobId).get();
    expect(histories.docs.map((found) => found.get('type') as string)).toEqual(
      expect.arrayContaining(['OfferFeeChanged', 'OfferAccepted', 'JobEdited']),
    );
    expect((await db.collection(`chatRooms/${offerId}/messages`).get()).size).toBe(11);
    const bills = await Promise.all(unclaimed.map((id) => db.collectionGroup('offers').where('id', '==', id).get()));
    expect(bills.map(({ docs }) => docs[0]?.get('billStatus') as string)).toEqual(unclaimed.map(() => 'CLAIMED'));
  });

  test('a second rebuild finds nothing to write', async () => {
    expect(await replay('rebuild')).toEqual({ code: 0, lines: [expect.stringMatching(/ 0 documents written, /)] });
  });

  test('its streams continue in one chain with their old events', async () => {
    const client = await person(deal.clientId);
    const before = (await eventsOf(`client-${client.uid}`)).at(-1);
    await send(client, 'clients', renamed('株式会社そのあと'));
    const last = (await eventsOf(`client-${client.uid}`)).at(-1);
    expect(last).toMatchObject({ version: before?.version + 1, prevHash: before?.hash });
    await stack.whenIdle();
    expect((await runtime().db.doc(path).get()).get('client.name')).toBe('株式会社そのあと');
    expect(await whatDiffers()).toEqual([]);
  });
});
