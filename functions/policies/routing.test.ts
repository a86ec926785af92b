import { expect, test } from 'vitest';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { EventType } from '#domain/registry.ts';
import { deliverAll, processOf } from '#local/memory/process.ts';
import { type Message, type Subscription, subscriptions } from '../delivery/publish.ts';
import { paths } from '../platform/firestorePaths.ts';
import { send } from '../testing/memoryProcess.ts';
import { makeOffer, offerId, suspendTalent, talentId, worldAfter } from '../testing/smallWorld.ts';
import { policies } from './policies.ts';
import { subscriptionsOf, topicsOf } from './routing.ts';

const streamId = `offer-${offerId}`;
const withEvent = (type: EventType, owes: readonly Subscription[]): Message => ({
  streamId,
  version: 1,
  owes,
  events: [{ type } as EventEnvelope],
});
const commitOf = (type: EventType) => ({
  streamId,
  version: 1,
  types: [type],
  at: 0,
  setsDeadlines: false,
  isFirst: false,
  lacksDocuments: false,
});

test('the function with effects gets the events of which a policy reaches servers, and those without documents', () => {
  const sent = new Map(
    [...new Set(policies.flatMap(({ types }) => [...types]))].map((type) => {
      const owes = subscriptionsOf(commitOf(type));
      return [type, { owes, topics: topicsOf(withEvent(type, owes)) }] as const;
    }),
  );
  for (const [type, { owes, topics }] of sent) {
    const reachesServers = policies.some(({ types, reach }) => reach === 'servers' && types.has(type));
    expect([type, topics.includes('effects')]).toEqual([type, reachesServers || !owes.includes('shared')]);
    expect([type, topics.includes('events')]).toEqual([type, owes.some((each) => each !== 'policies')]);
  }
  expect(sent.get('OfferMade')?.topics).toEqual(['events']);
  expect(sent.get('AccountSuspended')?.topics).toContain('effects');
});

test.each<[string, Message, readonly string[]]>([
  ['a repeated command: all look', { streamId, version: 1 }, ['events', 'effects']],
  ['work that the sweep found', { streamId, version: 1, owes: [...subscriptions] }, ['events', 'effects']],
  ['effects that failed beside documents', { streamId, version: 1, owes: ['policies'] }, ['effects']],
  ['a search row', withEvent('FavoriteTalentLiked', ['search']), ['events']],
])('the topics of %s', (_, message, topics) => expect(topicsOf(message)).toEqual(topics));

test('nothing stays owed by a function that gets no message', async () => {
  const world = await worldAfter();
  const runtime = processOf(world);
  await send(runtime, makeOffer);
  await send(runtime, suspendTalent);
  await deliverAll(world, runtime);
  for (const id of [streamId, `account-${talentId}`])
    expect(world.database.documents().get(paths.progress(id))).toMatchObject({ owedSince: null });
});
