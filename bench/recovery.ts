import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import { startStack } from '#local/stack.ts';
import type { History } from '#tests/support/history/history.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100000' },
    offers: { type: 'string', default: '50000' },
    kills: { type: 'string', default: '5' },
  },
});
const OWED = Number(values.events);
const OFFERS = Number(values.offers);
const KILLS = Number(values.kills);

/**
 * Recovery speed. First the sweep and the functions handle a backlog of events, as after an outage
 * of the topic. Then a client with very many deals is renamed, and the functions are killed five
 * times.
 */
const stack = await startStack({ ports: 'free', schedules: false });
Object.assign(process.env, stack.env);
try {
  const { localRuntime } = await import('#local/runtime.ts');
  const { sweepOwed } = await import('#functions/delivery/sweepOwed.ts');
  const { countOwing, nothingOwed } = await import('#functions/delivery/progress.ts');
  const { paths } = await import('#functions/platform/firestorePaths.ts');
  const { writeDocuments } = await import('#functions/replay/writeDocuments.ts');
  const { rebuild } = await import('#functions/replay/rebuild.ts');
  const { appendHistories } = await import('#tests/support/history/appendHistories.ts');
  const { dealsOf, eventsIn, peopleOf } = await import('./worlds.ts');
  const runtime = localRuntime();
  const { db, publish } = runtime;
  const now = runtime.now();
  const keys = new Map<string, Buffer>();
  const deals: History[] = [];
  for (let world = 0; eventsIn(deals) < OWED; world++) {
    await appendHistories(runtime, peopleOf(world, now), keys);
    for (const some of dealsOf(world, now)) if (eventsIn(deals) < OWED) deals.push(...some);
  }
  await rebuild(runtime);
  await appendHistories(runtime, deals, keys);
  const events = eventsIn(deals);
  const versions = new Map(deals.map((deal) => [deal.streamId, eventsIn([deal])]));
  const heads = (await db.collection('streams').get()).docs.filter(({ id }) => versions.has(id));
  const since = now - MINUTE;
  await writeDocuments(
    db,
    heads.flatMap((head) => {
      const version = versions.get(head.id) ?? 0;
      const none = { readModels: 0, shared: 0, search: version, policies: version };
      return [
        { path: head.ref.path, expected: { ...head.data(), owedFrom: 1 } },
        {
          path: paths.progress(head.id),
          expected: { ...nothingOwed(head.id, version), owed: { readModels: version, shared: version }, done: none, owedSince: since },
        },
      ];
    }),
  );
  console.log(`${events} events of ${versions.size} ${parseStreamId([...versions.keys()][0] ?? '').aggregate}s and others are owed`);
  const began = performance.now();
  for (let left = await countOwing(db), sweepAt = 0; left > 0; left = await countOwing(db)) {
    if (performance.now() >= sweepAt) {
      console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${left} streams left`);
      await sweepOwed(db, publish, runtime.now());
      sweepAt = performance.now() + MINUTE;
    }
    // The local server decodes the whole collection for each count.
    await pause(Math.min(10_000, OWED / 10));
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`${events} events in ${seconds.toFixed(1)} s: ${(events / seconds).toFixed(0)} events a second (bound 500)`);

  const { executeCommand } = await import('#functions/eventStore/executeCommand.ts');
  const { announce } = await import('#functions/delivery/announce.ts');
  const { client } = await import('#domain/people/client/client.ts');
  const { clientProfile } = await import('#tests/support/people.ts');
  const sample = (await db.collectionGroup('offers').limit(1).get()).docs[0];
  if (!sample) throw new Error('there is no offer');
  const uid = sample.get('clientId') as string;
  const job = sample.ref.parent.path;
  const copies = Array.from({ length: OFFERS }, (_, index) => ({
    path: `${job}/copy${index}`,
    expected: { ...sample.data(), id: `copy${index}`, createdAt: now + Math.floor(index / 4) },
  }));
  await writeDocuments(db, copies);
  const renamed = performance.now();
  const { type: _, ...profile } = clientProfile('改名 太郎');
  const sender = { uid, hasRequiredSecondFactor: false };
  const command = { type: 'saveProfile' as const, ...profile };
  await announce(runtime, await executeCommand(runtime, { aggregate: client, entityId: uid, command, commandId: 'rename', sender }));
  const version = (await db.doc(`clients/${uid}`).get()).get('cardVersion') as number;
  const stale = async () =>
    OFFERS -
    (await db.collectionGroup('offers').where('clientId', '==', uid).where('client.version', '==', version).count().get()).data().count;
  const controls = connectToStack(stack.env);
  const noted = db.doc(paths.batchJob(`clients_${uid}`));
  /** When the walk last noted its place: undefined before the first note, null at its end. */
  const place = async () => {
    const found = await noted.get();
    return found.get('heldUntil') === 0 ? null : found.updateTime?.valueOf();
  };
  let kills = 0;
  for (let before: string | null | undefined; kills < KILLS; kills++) {
    let at = await place();
    for (; at === before; at = await place()) {
      if (performance.now() - renamed > 600_000) throw new Error('the walk makes no progress');
      await pause(50);
    }
    if (at === null) break;
    await pause(1_000);
    await controls.killFunctions();
    before = await place();
    console.log(`${((performance.now() - renamed) / 1000).toFixed(0).padStart(4)} s  killed, ${await stale()} cards with the old name`);
    await controls.startFunctions();
    await pause(31_000);
    await controls.runSchedule('sweep');
  }
  for (let left = await stale(); left > 0; left = await stale()) {
    if (performance.now() - renamed > 900_000) throw new Error(`${left} cards have the old name`);
    console.log(`${((performance.now() - renamed) / 1000).toFixed(0).padStart(4)} s  ${left} cards with the old name`);
    await pause(5_000);
  }
  console.log(
    `a client with ${OFFERS} deals has a new name on every card after ${((performance.now() - renamed) / 1000).toFixed(0)} s and ${kills} kills`,
  );
} finally {
  await stack.stop();
}
