import { DomainError } from '#domain/kernel/domainError.ts';
import { rebuild } from '#functions/replay/rebuild.ts';
import type { Runtime } from '#functions/runtime.ts';
import { replay } from '#projections/replay.ts';
import { appendHistories } from '#tests/support/history/appendHistories.ts';
import { type Footprint, floor, footprint, inProcess, throughCallable } from './commands.ts';
import { newOffers, type Signed, signedClient } from './fixture.ts';
import { envelopes, wholeDeal } from './history.ts';
import { compare, max, p50, p95, type Sample, sideBySide, sorted, timed } from './statistics.ts';

/** Calls per round; ratios are medians of three rounds. */
const ROUND = 100;
/** Calls before measuring: a new process compiles its code during the first hundreds of calls. */
const WARM_UP = 150;
const line = (name: string, sample: Sample) => ({ name, p50: p50(sample), p95: p95(sample) });

const offerOf = async (runtime: Runtime, client: Signed): Promise<string> =>
  (await newOffers(runtime, [client], 1)).get(client.uid)?.[0] as string;

/** A simple command, in process and through the callable, against the floor. */
export const commands = async (runtime: Runtime) => {
  const client = await signedClient(runtime);
  const [processed, template] = [await offerOf(runtime, client), await footprint(runtime, client.uid, await offerOf(runtime, client))];
  // One caller per 50 calls stays below an account's rate limit.
  const callers = await Promise.all(Array.from({ length: 12 }, () => signedClient(runtime)));
  const called = await newOffers(runtime, callers, 1);
  const caller = (round: number) => callers[round % callers.length] as Signed;
  const call = (round: number) => throughCallable(caller(round), called.get(caller(round).uid)?.[0] as string);
  await sideBySide(WARM_UP, { floor: () => floor(runtime, template), process: () => inProcess(runtime, client.uid, processed), call });
  const alone = await compare(
    ROUND,
    () => floor(runtime, template),
    () => inProcess(runtime, client.uid, processed),
  );
  const withCallable = await compare(ROUND, () => floor(runtime, template), call);
  return {
    lines: [
      line('floor', alone.floor),
      line('in process', alone.work),
      line('floor beside callable', withCallable.floor),
      line('callable', withCallable.work),
    ],
    inProcessRatio: alone.ratio,
    callableRatio: withCallable.ratio,
    template,
    client,
  };
};

/** The same command on a stream of 1 event and on one of 1,000. */
export const growth = async (runtime: Runtime, client: Signed) => {
  const long = await offerOf(runtime, client);
  for (let count = 1; count < 1_000; count++) await inProcess(runtime, client.uid, long);
  const short = (await newOffers(runtime, [client], 3 * ROUND)).get(client.uid) ?? [];
  const {
    floor: one,
    work: thousand,
    ratio,
  } = await compare(
    ROUND,
    (number) => inProcess(runtime, client.uid, short[number] as string),
    () => inProcess(runtime, client.uid, long),
  );
  return { lines: [line('stream of 1 event', one), line('stream of 1,000 events', thousand)], growthRatio: ratio };
};

const WRITERS = 5;
const EACH = 40;
const writers = (work: (writer: number) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const latencies: number[] = [];
      for (let count = 0; count < EACH; count++) latencies.push(await timed(() => work(writer)));
      return latencies;
    }),
  ).then((all) => sorted(all.flat()));

/** Five writers on five streams against five writers of the floor; then five on one stream. */
export const contention = async (runtime: Runtime, client: Signed, template: Footprint) => {
  const ids = (await newOffers(runtime, [client], WRITERS)).get(client.uid) as string[];
  const five = await compare(
    2,
    () => writers(() => floor(runtime, template)),
    () => writers((writer) => inProcess(runtime, client.uid, ids[writer] as string)),
  );
  let oneStreamRefused = 0;
  const one = await writers(async () => {
    try {
      await inProcess(runtime, client.uid, ids[0] as string);
    } catch (error) {
      // `aborted` after eight conflicts: a person could retry, but should not need to.
      if (!(error instanceof DomainError) || error.code !== 'aborted') throw error;
      oneStreamRefused += 1;
    }
  });
  return {
    lines: [
      line('5 writers, floor: total', five.floor),
      line('5 writers on 5 streams: total', five.work),
      line('5 writers on 1 stream', one),
    ],
    fiveStreamsRatio: p50(five.work) / p50(five.floor),
    oneStreamMaxMs: max(one),
    oneStreamRefused,
  };
};

/** 200 commands sent at once by 20 people. */
export const burst = async (runtime: Runtime) => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => signedClient(runtime)));
  const ids = await newOffers(runtime, clients, 10);
  const parallel200Ms = await timed(() =>
    Promise.all(clients.flatMap((client) => (ids.get(client.uid) ?? []).map((id) => throughCallable(client, id)))),
  );
  return { lines: [{ name: '200 commands at once: total', p50: parallel200Ms, p95: parallel200Ms }], parallel200Ms };
};

const DEALS = 10_000;

/** A log of 100,000 events: a replay in memory, then a rebuild of all documents. */
export const replays = async (runtime: Runtime) => {
  const now = runtime.now();
  const deals = Array.from({ length: DEALS }, (_, n) =>
    wholeDeal(`bench${n}`, `client${n % 50}`, now, `job${n % 500}`, `talent${n % 200}`),
  );
  const opened = deals.flatMap(envelopes);
  // The fastest of five, because other processes can only make a run slower.
  const runs: number[] = [];
  for (let run = 0; run < 5; run++) {
    const replayed = replay();
    const add = async () => {
      for (const event of opened) replayed.add(event);
    };
    runs.push(await timed(add));
    if (replayed.documents().size < DEALS) throw new Error('the replay made too few documents');
  }
  await appendHistories(runtime, deals);
  let events = 0;
  const rebuild100kMs = await timed(async () => {
    events = (await rebuild(runtime)).events;
  });
  const replayEventsPerSec = (opened.length / Math.min(...runs)) * 1000;
  return { lines: [{ name: `rebuild of ${events} events`, p50: rebuild100kMs, p95: rebuild100kMs }], replayEventsPerSec, rebuild100kMs };
};
