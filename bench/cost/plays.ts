import { HOUR, jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { rebuild } from '#functions/replay/rebuild.ts';
import { runtime } from '#functions/runtime.ts';
import type { StackControls } from '#local/stack/controlServer.ts';
import { SHARDS, shardsPath } from '#projections/figures/dailySummaries.ts';
import { send } from '#tests/support/callables.ts';
import { post } from '#tests/support/chats.ts';
import { newOffer } from '#tests/support/deals.ts';
import { type Cast, clientProfile, newCast, newClient, newJob, posting } from '#tests/support/people.ts';
import { newOffers } from '../fixture.ts';
import { asFunction } from './counter.ts';
import { DEAL_EVENTS, playDeal } from './deal.ts';

/** An action of people with its number of events. It is counted until everything is handled. */
export type Play = { readonly name: string; readonly events: number; readonly play: () => Promise<void> };

const CARDS = 1_000;

/**
 * Creates all shards of a day's figures, as on a busy day. Otherwise their number depends on ids.
 */
const fillShards = async (date: string): Promise<void> => {
  const { db } = runtime();
  const batch = db.batch();
  for (let shard = 0; shard < SHARDS; shard++)
    batch.set(db.doc(`${shardsPath(date)}/${shard}`), { date, figures: {}, summed: true }, { merge: true });
  await batch.commit();
};

/** A deal whose deadline is counted as the work of the function `deadlines`. */
const countedDeal = (cast: Cast, { whenIdle }: StackControls): Promise<void> =>
  playDeal(cast, whenIdle, (work) => asFunction('deadlines', work));

/** Prepares data and lists the plays in order. One deal runs before, uncounted, to fill caches. */
export const plays = async (stack: StackControls): Promise<readonly Play[]> => {
  const cast = await newCast();
  const { office, client, talent } = cast;
  const { db, now } = runtime();

  const renamed = await newClient(office);
  await newOffers(runtime(), [renamed], CARDS);
  await stack.whenIdle();
  await rebuild(runtime());
  for (const at of [now(), now() + HOUR]) await fillShards(jstDate(at));
  const cards = (await db.collectionGroup('offers').where('clientId', '==', renamed.uid).count().get()).data().count;
  if (cards !== CARDS) throw new Error(`${cards} offers show the client's card`);

  await countedDeal(cast, stack);
  const posted = posting();
  const [jobOfDeal, jobOfRoom] = [await newJob(client, posted), await newJob(client)];
  const { offerId: roomId } = await newOffer({ ...cast, jobId: jobOfRoom });

  const chat = async () => {
    await post(client, roomId, 'よろしくお願いいたします。');
    await stack.whenIdle();
    await send(talent, 'chats', { type: 'read', roomId, upTo: 1 });
  };
  return [
    { name: 'a deal', events: DEAL_EVENTS, play: () => countedDeal({ ...cast, jobId: jobOfDeal }, stack) },
    { name: 'a chat message and its reading', events: 2, play: chat },
    {
      name: 'a like',
      events: 1,
      play: async () => void (await send(client, 'favorites', { type: 'like', kind: 'talent', targetId: talent.uid })),
    },
    {
      name: 'an edited job',
      events: 1,
      play: async () =>
        void (await send(client, 'jobs', { ...posted, type: 'edit', jobId: jobOfDeal, description: '撮影場所が変わりました。' })),
    },
    {
      name: `a rename with ${formatCount(CARDS)} cards`,
      events: 1,
      play: async () => void (await send(renamed, 'clients', clientProfile('佐藤 健一'))),
    },
  ];
};
