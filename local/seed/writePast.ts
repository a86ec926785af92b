import type { Auth } from 'firebase-admin/auth';
import { deadlinesIn } from '#functions/eventStore/openDeadlines.ts';
import type { Runtime } from '#functions/ports.ts';
import { writeDocuments } from '#functions/replay/writeDocuments.ts';
import type { Person } from './acts.ts';
import { people } from './demoPeople.ts';
import { demoPassword } from './demoUser.ts';
import type { PastWorld } from './pastWorld.ts';

/**
 * Runs the work for all items, `limit` at a time; results in the items' order. Rejects at the first
 * failure.
 */
const inParallel = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item, number: number) => Promise<Result>,
  limit = 8,
): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const number = next;
      next += 1;
      results[number] = await work(items[number] as Item, number);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
};

const everybody: readonly Person[] = [people.office, ...Object.values(people.colleagues), ...people.clients, ...people.casts];

/** Creates the accounts with verified e-mail addresses. */
export const createIdentities = (auth: Auth): Promise<unknown> =>
  inParallel(everybody, ({ uid, email, name }) =>
    auth.createUser({ uid, email, password: demoPassword, emailVerified: true, displayName: name }),
  );

export const writeClaims = (auth: Auth, { claims }: PastWorld): Promise<unknown> =>
  inParallel(everybody, ({ uid }) => auth.setCustomUserClaims(uid, claims.get(uid) as object));

/** Stores the people's keys, wrapped with this stack's key. */
const writeKeys = async ({ keys }: Runtime, { runtime, keyNames }: PastWorld): Promise<void> => {
  const held = await runtime.keys.read(keyNames());
  await inParallel([...held], async ([name, key]) => {
    await (key ? keys.make(name, key) : keys.erase(name, runtime.now()));
  });
};

/** Copies all documents into the database, and arms the future deadlines. */
export const writeWorld = async (runtime: Runtime, world: PastWorld, now: number): Promise<void> => {
  const { db, alarmClock } = runtime;
  await writeKeys(runtime, world);
  const documents = [...world.documents()];
  const parked = documents.filter(([path]) => path.startsWith('parkedStreams/'));
  if (parked.length > 0) throw new Error(`parked: ${parked.map(([path]) => path).join()}`);
  await writeDocuments(
    db,
    documents.map(([path, expected]) => ({ path, expected })),
  );
  const heads = documents.filter(([path]) => /^streams\/[^/]+$/.test(path));
  const alarms = heads.flatMap(([path, head]) => deadlinesIn(path.slice('streams/'.length), head));
  await inParallel(alarms, (alarm) => alarmClock.arm({ ...alarm, hop: 0 }, now));
};
