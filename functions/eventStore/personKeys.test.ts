import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { type MemoryFirestore, memoryFirestore } from '#local/memory/firestore.ts';
import { keyPaths, paths } from '../platform/firestorePaths.ts';
import { openWith, type RootKey, sealWith } from '../platform/rootKey.ts';
import { moveOlderKeys } from './olderKeys.ts';
import { newPersonKey, personKeys } from './personKeys.ts';
import { quarterOf, wrappingKeys } from './wrappingKeys.ts';

const secret = randomBytes(32);
let calls: string[];
const root: RootKey = {
  encrypt: async (plain, name) => {
    calls.push(`encrypt ${name}`);
    return sealWith(secret, plain, name);
  },
  decrypt: async (cipher, name) => {
    calls.push(`decrypt ${name}`);
    return openWith(secret, cipher, name);
  },
};

let stored: MemoryFirestore;
let log: MemoryFirestore;
beforeEach(() => {
  [calls, stored, log] = [[], memoryFirestore(), memoryFirestore()];
});

const processAt = (now = NOON, rootKey = root) => {
  const db = stored.connect();
  return personKeys(
    {
      db,
      older: log.connect(),
      wrapping: wrappingKeys(
        db,
        () => rootKey,
        () => now,
      ),
    },
    () => now,
  );
};
const keyOf = async (uid: string, keys = processAt()) => (await keys.read([uid])).get(uid);
const standingOf = (uid: string) => stored.documents().get(keyPaths.personKey(uid));

describe('the key of a person', () => {
  test('is stored wrapped, under the key of the quarter', async () => {
    const key = await processAt().make('hana');
    expect(key).toHaveLength(32);
    expect(standingOf('hana')).toEqual({ wrapped: expect.any(String), by: '2026Q4' });
    expect(JSON.stringify([...stored.documents()])).not.toContain(key?.toString('base64'));
    expect(await keyOf('hana')).toEqual(key);
  });

  test('is made once: who comes second has the first one', async () => {
    const [one, other] = await Promise.all([processAt().make('hana'), processAt().make('hana')]);
    expect(one).toEqual(other);
    expect(await processAt().make('hana')).toEqual(one);
  });

  test('is gone for good once it was erased, and none is made again', async () => {
    await processAt().make('hana');
    await processAt().erase('hana', NOON);
    expect(standingOf('hana')).toEqual({ erasedAt: NOON });
    expect(await keyOf('hana')).toBeNull();
    expect(await processAt().make('hana')).toBeNull();
    expect(standingOf('hana')).toEqual({ erasedAt: NOON });
  });

  test.each([
    ['altered', (wrapped: Buffer) => wrapped.fill(7, 30, 31)],
    ['cut short', (wrapped: Buffer) => wrapped.subarray(0, 40)],
  ])('that was %s is an error, and no missing key', async (_, alter) => {
    await processAt().make('hana');
    const { wrapped, by } = standingOf('hana') as { wrapped: string; by: string };
    const other = alter(Buffer.from(wrapped, 'base64')).toString('base64');
    await stored.connect().doc(keyPaths.personKey('hana')).set({ wrapped: other, by });
    await expect(keyOf('hana')).rejects.toMatchObject({ server: 'keys', message: expect.stringContaining('hana does not open') });
  });

  test('of somebody else does not open', async () => {
    await processAt().make('hana');
    await stored
      .connect()
      .doc(keyPaths.personKey('ken'))
      .set(standingOf('hana') as object);
    await expect(keyOf('ken')).rejects.toMatchObject({ server: 'keys' });
  });

  test('is read as long as its wrapping key is there, also in a later quarter', async () => {
    const key = await processAt().make('hana');
    const spring = processAt(Date.parse('2027-04-01T00:00:00+09:00'));
    await spring.make('ken');
    expect(standingOf('ken')).toMatchObject({ by: '2027Q2' });
    expect(await keyOf('hana', spring)).toEqual(key);
    await stored.connect().doc(keyPaths.wrappingKey('2026Q4')).delete();
    await expect(keyOf('hana')).rejects.toMatchObject({ server: 'keys', message: expect.stringContaining('no wrapping key 2026Q4') });
  });
});

describe('the root key', () => {
  test('is asked once per process and wrapping key', async () => {
    const first = processAt();
    for (const uid of ['hana', 'ken', 'mei']) await first.make(uid);
    expect(calls).toEqual(['encrypt 2026Q4']);
    const second = processAt();
    await second.read(['hana', 'ken', 'mei']);
    await Promise.all([second.make('aoi'), second.make('sora')]);
    expect(calls).toEqual(['encrypt 2026Q4', 'decrypt 2026Q4']);
  });

  test('of two processes that begin a quarter at once, one makes its key', async () => {
    const [one, other] = [processAt(), processAt()];
    const [hana, ken] = await Promise.all([one.make('hana'), other.make('ken')]);
    expect(await keyOf('hana', other)).toEqual(hana);
    expect(await keyOf('ken', one)).toEqual(ken);
  });

  test('that is another one opens nothing, and one that was away is asked again', async () => {
    const key = await processAt().make('hana');
    const wrong = { ...root, decrypt: async (cipher: Buffer, name: string) => openWith(randomBytes(32), cipher, name) };
    await expect(keyOf('hana', processAt(NOON, wrong))).rejects.toMatchObject({ server: 'keys' });
    let isAway = true;
    const away = {
      ...root,
      decrypt: async (cipher: Buffer, name: string) => (isAway ? Promise.reject(new Error('away')) : root.decrypt(cipher, name)),
    };
    const keys = processAt(NOON, away);
    await expect(keyOf('hana', keys)).rejects.toMatchObject({ server: 'keys' });
    isAway = false;
    expect(await keyOf('hana', keys)).toEqual(key);
  });
});

test('a quarter is one of Japan', () => {
  const quarters = ['2026-12-31T23:59:59', '2027-01-01T00:00:00', '2027-06-30T12:00:00'].map((text) =>
    quarterOf(Date.parse(`${text}+09:00`)),
  );
  expect(quarters).toEqual(['2026Q4', '2027Q1', '2027Q2']);
});

describe('a key that an older release kept beside the log', () => {
  const older = (uid: string) => log.connect().doc(paths.olderKey(uid));
  const keep = async (uid: string) => {
    const key = newPersonKey();
    await older(uid).set({ key: key.toString('base64') });
    return key;
  };

  test('is read where it is, and moved: then it is in one place', async () => {
    const key = await keep('hana');
    expect(await keyOf('hana')).toEqual(key);
    expect(await moveOlderKeys(log.connect(), processAt().make)).toBe(1);
    expect(log.documents().size).toBe(0);
    expect(await keyOf('hana')).toEqual(key);
    expect(await moveOlderKeys(log.connect(), processAt().make)).toBe(0);
  });

  test('of somebody who was erased since does not come back', async () => {
    await keep('hana');
    await processAt().erase('hana', NOON);
    expect(log.documents().size).toBe(0);
    await keep('hana');
    expect(await keyOf('hana')).toBeNull();
    await moveOlderKeys(log.connect(), processAt().make);
    expect(log.documents().size).toBe(0);
    expect(await keyOf('hana')).toBeNull();
  });

  test('stays where it is if it is not the stored key', async () => {
    await processAt().make('hana');
    await keep('hana');
    await expect(moveOlderKeys(log.connect(), processAt().make)).rejects.toThrow('hana has two keys');
    expect(log.documents().size).toBe(1);
  });
});

/** A database of keys that counts how many it was asked for. `answered` delays the answers. */
const counting = (answered: Promise<void> = Promise.resolve()) => {
  const asked: string[] = [];
  const db = stored.connect(async (call, effect) => {
    const result = await effect();
    if (call.startsWith('get personKeys')) await answered;
    return result;
  });
  const getAll: Firestore['getAll'] = (...refs) => {
    asked.push(...refs.flatMap((ref) => ('id' in ref ? [ref.id as string] : [])));
    return db.getAll(...refs);
  };
  const wrapping = wrappingKeys(
    db,
    () => root,
    () => NOON,
  );
  return { asked, keys: personKeys({ db: { ...db, getAll } as Firestore, older: log.connect(), wrapping }, () => NOON) };
};

test('commands that need the same key at once read it once', async () => {
  const key = await processAt().make('hana');
  const { asked, keys } = counting();
  const found = await Promise.all([keys.read(['hana']), keys.read(['hana', 'ken']), keys.read(['hana'])]);
  expect(found.map((each) => each.get('hana'))).toEqual([key, key, key]);
  expect(asked).toEqual(['hana', 'ken']);
  await keys.read(['hana']);
  expect(asked).toEqual(['hana', 'ken']);
});

test('a key that is erased while it is read is not kept', async () => {
  await processAt().make('hana');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { asked, keys } = counting(answered);
  const reading = keys.read(['hana']);
  await expect.poll(() => asked).toEqual(['hana']);
  await keys.erase('hana', NOON);
  answer();
  await reading;
  expect(await keyOf('hana', keys)).toBeNull();
});

test('a process keeps 10,000 keys; the one that was read longest ago goes first', async () => {
  const names = Array.from({ length: 12_000 }, (_, index) => `person-${index}`);
  const maker = processAt();
  for (const name of ['hana', 'ken', ...names]) await maker.make(name);
  const { asked, keys } = counting();
  await keys.read(['hana', 'ken']);
  expect((await keys.read(names.slice(0, 9_999))).size).toBe(9_999);
  asked.length = 0;
  await keys.read(['ken']);
  expect(asked).toEqual([]);
  await keys.read(['hana']);
  expect(asked).toEqual(['hana']);
  // A page of more people than are kept is answered whole.
  const found = await keys.read(names);
  expect([...found.values()].filter((key) => key === null)).toEqual([]);
});
