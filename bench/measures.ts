import { DomainError } from '#domain/kernel/domainError.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import type { Runtime } from '#functions/ports.ts';
import { rebuild } from '#functions/replay/rebuild.ts';
import { replay } from '#projections/replay.ts';
import { appendHistories } from '#tests/support/history/appendHistories.ts';
import { type Footprint, floorOf, footprint, inProcess, throughCallable } from './commands.ts';
import { newOffers, type Signed, signedClient } from './fixture.ts';
import { envelopes, wholeDeal } from './history.ts';
import { compare, max, p50, p95, ROUNDS, type Sample, sideBySide, sorted, timed } from './statistics.ts';

export type Extent = {
  /** Calls per round; ratios are medians of the rounds. */
  readonly round: number;
  /** Calls before measuring: a new process compiles its code during the first hundreds of calls. */
  readonly warmUp: number;
  /** Callers of the callable, each below an account's rate limit. */
  readonly callers: number;
  /** The events of a long stream. */
  readonly long: number;
  /** Commands of each of five writers. */
  readonly each: number;
  /** Deals of ten events for the pure replay. */
  readonly deals: number;
};
/** The extents of `npm run bench` and of `npm run bench -- --quick`. */
export const extents = {
  full: { round: 100, warmUp: 150, callers: 12, long: 1_000, each: 40, deals: 10_000 },
  quick: { round: 30, warmUp: 80, callers: 6, long: 300, each: 20, deals: 300 },
} as const satisfies Record<string, Extent>;

const line = (name: string, sample: Sample) => ({ name, p50: p50(sample), p95: p95(sample) });

const offerOf = async (runtime: Runtime, client: Signed): Promise<string> =>
  (await newOffers(runtime, [client], 1)).get(client.uid)?.[0] as string;

/** A simple command, in process and through the callable, against the floor. */
export const commands = async (runtime: Runtime, { round, warmUp, callers: many }: Extent) => {
  const client = await signedClient(runtime);
  const [processed, template] = [await offerOf(runtime, client), await footprint(runtime, client.uid, await offerOf(runtime, client))];
  const callers = await Promise.all(Array.from({ length: many }, () => signedClient(runtime)));
  const called = await newOffers(runtime, callers, 1);
  const caller = (number: number) => callers[number % callers.length] as Signed;
  const call = (number: number) => throughCallable(caller(number), called.get(caller(number).uid)?.[0] as string);
  const floor = await floorOf(runtime, template);
  await sideBySide(warmUp, { floor, process: () => inProcess(runtime, client.uid, processed), call });
  const alone = await compare(round, floor, () => inProcess(runtime, client.uid, processed));
  const withCallable = await compare(round, floor, call);
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

/** The same command on a stream of 1 event and on a long one. */
export const growth = async (runtime: Runtime, client: Signed, { round, long: events }: Extent) => {
  const long = await offerOf(runtime, client);
  for (let count = 1; count < events; count++) await inProcess(runtime, client.uid, long);
  const short = (await newOffers(runtime, [client], ROUNDS * round)).get(client.uid) ?? [];
  const {
    floor: one,
    work: many,
    ratio,
  } = await compare(
    round,
    (number) => inProcess(runtime, client.uid, short[number] as string),
    () => inProcess(runtime, client.uid, long),
  );
  return { lines: [line('stream of 1 event', one), line(`stream of ${events} events`, many)], growthRatio: ratio };
};

const WRITERS = 5;
const writers = (each: number, work: (writer: number) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const latencies: number[] = [];
      for (let count = 0; count < each; count++) latencies.push(await timed(() => work(writer)));
      return latencies;
    }),
  ).then((all) => sorted(all.flat()));

/** Five writers on five streams against five writers of the floor. */
export const fiveStreams = async (runtime: Runtime, client: Signed, template: Footprint, { each }: Extent) => {
  const ids = (await newOffers(runtime, [client], WRITERS)).get(client.uid) as string[];
  const floors = await Promise.all(ids.map(() => floorOf(runtime, template)));
  const five = await compare(
    2,
    () => writers(each, (writer) => (floors[writer] as (typeof floors)[number])()),
    () => writers(each, (writer) => inProcess(runtime, client.uid, ids[writer] as string)),
  );
  return {
    lines: [line('5 writers, floor: total', five.floor), line('5 writers on 5 streams: total', five.work)],
    fiveStreamsRatio: p50(five.work) / p50(five.floor),
  };
};

/** Five writers on one stream. */
export const oneStream = async (runtime: Runtime, client: Signed, { each }: Extent) => {
  const id = await offerOf(runtime, client);
  let oneStreamRefused = 0;
  const one = await writers(each, async () => {
    try {
      await inProcess(runtime, client.uid, id);
    } catch (error) {
      // `aborted` after eight conflicts: a person could retry, but should not need to.
      if (!(error instanceof DomainError) || error.code !== 'aborted') throw error;
      oneStreamRefused += 1;
    }
  });
  return { lines: [line('5 writers on 1 stream', one)], oneStreamMaxMs: max(one), oneStreamRefused };
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

/** Whole deals, of which each client has two hundred and each talent fifty. */
const wholeDeals = (deals: number, now: number) =>
  Array.from({ length: deals }, (_, n) => wholeDeal(`bench${n}`, `client${n % 50}`, now, `job${n % 500}`, `talent${n % 200}`));

/** Replays events in memory; returns the time (ms). */
const pureReplay = (events: readonly AnyEnvelope[]): Promise<number> => {
  const replayed = replay();
  return timed(async () => {
    for (const event of events) replayed.add(event);
    if (replayed.documents().size === 0) throw new Error('the replay made no documents');
  });
};

/** The documents that the floor of a replay writes per event, about as many as the replay. */
const PER_EVENT = 15;
/** Writes the same number of small documents without projectors; returns the time (ms). */
const plainWrites = (events: readonly AnyEnvelope[]): Promise<number> => {
  const documents = new Map<string, object>();
  return timed(async () => {
    for (const { streamId, version, type, data, meta } of events)
      for (let copy = 0; copy < PER_EVENT; copy++) {
        const path = `documents/${streamId}/${copy}`;
        const history = { ...((documents.get(path) as { history?: object })?.history ?? {}), [version]: { type, at: meta.recordedAt } };
        documents.set(path, { ...documents.get(path), ...data, version, history });
      }
    if (documents.size === 0) throw new Error('the floor made no documents');
  });
};

const REPLAYS = 9;
/** A pure replay against writes of the same shape in the same process. */
export const pureReplays = async ({ deals }: Extent) => {
  const events = wholeDeals(deals, Date.now()).flatMap(envelopes);
  const ratios: number[] = [];
  for (let run = 0; run < REPLAYS; run++) ratios.push((await pureReplay(events)) / (await plainWrites(events)));
  return { lines: [], replayRatio: p50(sorted(ratios)) };
};

/** A log of 100,000 events: a replay in memory, then a rebuild of all documents. */
export const replays = async (runtime: Runtime, { deals: many }: Extent) => {
  const deals = wholeDeals(many, runtime.now());
  const opened = deals.flatMap(envelopes);
  // The fastest of five, because other processes can only make a run slower.
  const runs: number[] = [];
  for (let run = 0; run < 5; run++) runs.push(await pureReplay(opened));
  await appendHistories(runtime, deals);
  let events = 0;
  const rebuild100kMs = await timed(async () => {
    events = (await rebuild(runtime)).events;
  });
  const replayEventsPerSec = (opened.length / Math.min(...runs)) * 1000;
  return { lines: [{ name: `rebuild of ${events} events`, p50: rebuild100kMs, p95: rebuild100kMs }], replayEventsPerSec, rebuild100kMs };
};
