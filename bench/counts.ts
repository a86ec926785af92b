import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { rebuild } from '#functions/replay/rebuild.ts';
import { runtime, useRuntime } from '#functions/runtime.ts';
import { memoryDeployment } from '#functions/testing/memoryRuntime.ts';
import type { Around } from '#local/memory/firestore.ts';
import { inboxPath } from '#projections/inbox/inbox.schema.ts';
import { send } from '#tests/support/callables.ts';
import { post } from '#tests/support/chats.ts';
import { newOffer } from '#tests/support/deals.ts';
import { appendHistories } from '#tests/support/history/appendHistories.ts';
import { now, useLevel } from '#tests/support/level.ts';
import { memoryLevel } from '#tests/support/memoryLevel.ts';
import { type Cast, newCast, newClient, newJob, newTalent, posting } from '#tests/support/people.ts';
import { playDeal } from './cost/deal.ts';
import { isCached } from './cost/tally.ts';
import { newOffer as offerHistory } from './history.ts';

/** What an action costs until everything is handled. */
export type Price = {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  /** The bytes of the written documents as JSON. */
  readonly bytes: number;
  /** Calls to the database until the sender has the answer. */
  readonly roundTrips: number;
};

/** Calls to the database, and none to other servers. */
const isOfDatabase = /^(transaction|get|query|count|aggregate|create|set|update|delete|commit)\b/;

/** The paths of a call that gets documents; null for other calls. */
const pathsOf = (call: string): readonly string[] | null => /^(?:transaction )?get (.*)$/.exec(call)?.[1]?.split(',') ?? null;

const readsOf = (call: string, result: unknown): number => {
  const paths = pathsOf(call);
  if (paths) return paths.filter((path) => !isCached(path)).length;
  if (call === 'count' || call === 'aggregate') return 1;
  return /query/.test(call) ? (result as { readonly size: number }).size : 0;
};

const countedDeployment = () => {
  let [reads, calls] = [0, 0];
  const around: Around = async (call, effect) => {
    const result = effect();
    if (!isOfDatabase.test(call)) return result;
    // How often a process reads them depends on time only.
    if (pathsOf(call)?.every(isCached)) return result;
    calls++;
    reads += readsOf(call, result);
    return result;
  };
  const deployment = memoryDeployment(around);
  let answered: number | null = null;
  useRuntime(() => deployment.runtime);
  useLevel(
    memoryLevel({
      ...deployment,
      deliver: () => {
        // The first delivery is after the answer of the first command.
        answered ??= calls;
        return deployment.deliver();
      },
    }),
  );
  return async (work: () => Promise<unknown>): Promise<Price> => {
    await deployment.deliver();
    const [before, began, readBefore] = [deployment.database.written(), calls, reads];
    answered = null;
    await work();
    await deployment.deliver();
    const { writes, deletes, bytes } = deployment.database.written();
    return {
      reads: reads - readBefore,
      writes: writes - before.writes,
      deletes: deletes - before.deletes,
      bytes: bytes - before.bytes,
      roundTrips: (answered ?? calls) - began,
    };
  };
};

/** One changed fee of a client and a cast with a number of open deals between them. */
const feeChangeWith = async (deals: number): Promise<{ readonly price: Price; readonly inboxBytes: number }> => {
  const measure = countedDeployment();
  const cast = await newCast();
  const { client, talent } = cast;
  const { offerId } = await newOffer(cast);
  const older = Array.from({ length: deals - 1 }, (_, number) =>
    offerHistory(`older${number}`, client.uid, now(), { jobId: `job${number}`, talentId: talent.uid }),
  );
  await appendHistories(runtime(), older);
  await rebuild(runtime());
  const price = await measure(() => send(client, 'offers', { type: 'changeFee', offerId, fee: 31_000 }));
  const inbox = await runtime().db.doc(inboxPath(talent.uid)).get();
  return { price, inboxBytes: Buffer.byteLength(JSON.stringify(inbox.data())) };
};

/**
 * The bytes that a changed fee writes, without the cast's inbox, which lists the ids of open deals:
 * for people with 5 and with 500 open deals.
 */
export const feeChanges = async (): Promise<{ readonly few: number; readonly many: number }> => {
  const bytes = async (deals: number) => {
    const { price, inboxBytes } = await feeChangeWith(deals);
    return price.bytes - inboxBytes;
  };
  return { few: await bytes(5), many: await bytes(500) };
};

const like = ({ client, talent }: Cast) => send(client, 'favorites', { type: 'like', kind: 'talent', targetId: talent.uid });

/** Counts in memory; the same in each run. */
export const counts = async (): Promise<Readonly<Record<string, Price>>> => {
  const measure = countedDeployment();
  const cast = await newCast();
  const { office, client, talent } = cast;
  // A first deal of other people creates what all share, such as the figures of the day.
  const others = { office, client: await newClient(office), talent: await newTalent(office) };
  await playDeal({ ...others, jobId: await newJob(others.client) }, async () => undefined);
  const posted = posting();
  const jobId = await newJob(client, posted);
  const { offerId: roomId } = await newOffer(cast, now() + HOUR);
  return {
    deal: await measure(() => playDeal({ ...cast, jobId }, async () => undefined)),
    message: await measure(() => post(client, roomId, 'よろしくお願いいたします。')),
    reading: await measure(() => send(talent, 'chats', { type: 'read', roomId, upTo: 1 })),
    like: await measure(() => like(cast)),
    editedJob: await measure(() => send(client, 'jobs', { ...posted, type: 'edit', jobId, description: '撮影場所が変わりました。' })),
    changedFee: await measure(() => send(client, 'offers', { type: 'changeFee', offerId: roomId, fee: 31_000 })),
    feeWith5Deals: (await feeChangeWith(5)).price,
    feeWith500Deals: (await feeChangeWith(500)).price,
  };
};
