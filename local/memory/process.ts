import { createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { NOON } from '#domain/kernel/exampleWorld.ts';
import { isPushService } from '#domain/people/account/notificationFields.ts';
import { MovieFault } from '#domain/people/media/transcoding.ts';
import { EFFECTS_TOPIC, EVENTS_TOPIC, type Message } from '#functions/delivery/publish.ts';
import { ledgerIn } from '#functions/effects/erasure/erasureLedger.ts';
import type { Due } from '#functions/effects/mail/wakeMailSender.ts';
import { asUpdate } from '#functions/eventStore/commit.ts';
import { personKeys } from '#functions/eventStore/personKeys.ts';
import { wrappingKeys } from '#functions/eventStore/wrappingKeys.ts';
import type { LockedStore } from '#functions/platform/lockedStore.ts';
import { openWith, type RootKey, sealWith } from '#functions/platform/rootKey.ts';
import { handleDocuments, handleEffects } from '#functions/policies/handleMessage.ts';
import { subscriptionsOf, topicsOf } from '#functions/policies/routing.ts';
import type { Runtime } from '#functions/ports.ts';
import { commitHooksOf } from '#functions/projections/commitHooks.ts';
import { type Bulk, type Found, PAGE } from '#functions/replay/bulk/bulk.ts';
import type { Seals } from '#functions/seals/keptSeals.ts';
import { type Around, type MemoryFirestore, memoryFirestore } from './firestore.ts';

const memoryBulk = (db: Firestore): Bulk => ({
  all: async function* ({ collection, isGroup, fields }) {
    const from = isGroup ? db.collectionGroup(collection) : db.collection(collection);
    // Without an order they come in the order of their paths.
    const documents = (fields ? from.select(...fields) : from).stream() as unknown as AsyncIterable<QueryDocumentSnapshot>;
    let page: Found[] = [];
    for await (const found of documents) {
      page.push({ path: found.ref.path, data: found.data(), updateTime: found.updateTime });
      if (page.length < PAGE) continue;
      yield page;
      page = [];
    }
    if (page.length > 0) yield page;
  },
  commit: async (writes) => {
    const batch = db.batch();
    for (const write of writes) {
      const ref = db.doc(write.path);
      if (write.kind === 'create') batch.create(ref, write.document);
      else if (write.kind === 'delete') batch.delete(ref, { lastUpdateTime: write.lastUpdateTime });
      else batch.update(ref, asUpdate(write.fields), { lastUpdateTime: write.lastUpdateTime });
    }
    await batch.commit();
  },
});

/** The state outside of a process: the database and other servers. */
export type World = {
  readonly database: MemoryFirestore;
  readonly keys: MemoryFirestore;
  /** Messages that are not handled yet. */
  readonly topic: Message[];
  /** Wake-ups of the mail sender that are not handled yet. */
  readonly wakeUps: Due[];
  /** Named effects at other servers. A repeated effect is in the set once. */
  readonly effects: Set<string>;
  readonly claims: Map<string, unknown>;
  /** Stored files by path: pictures, movies and seals. */
  readonly files: Map<string, Buffer>;
};

export const newWorld = (): World => ({
  database: memoryFirestore(),
  keys: memoryFirestore(),
  topic: [],
  wakeUps: [],
  effects: new Set(),
  claims: new Map(),
  files: new Map(),
});

const atOnce: Around = async (_, effect) => effect();

/** The key that wraps the wrapping keys of all worlds. */
const rootSecret = randomBytes(32);
const memoryRoot = (around: Around): RootKey => ({
  encrypt: (plain, name) => around('get a key wrapped', () => sealWith(rootSecret, plain, name)),
  decrypt: (cipher, name) => around('get a key unwrapped', () => openWith(rootSecret, cipher, name)),
});

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A store that refuses to replace an object. */
export const memoryStore = (files: Map<string, Buffer>, around: Around = atOnce): LockedStore => ({
  create: async (name, bytes) => {
    const whole = await buffer(Readable.from(bytes));
    // A leaves file has a random name for each attempt; the call is named without it.
    await around(`create ${name.split('-')[0]}`, () => {
      if (files.has(name)) throw Object.assign(new Error(`${name} is there`), { code: 412 });
      files.set(name, whole);
    });
  },
  has: (name) => around(`get ${name}`, () => files.has(name)),
  read: (name) =>
    around(`get ${name}`, () => {
      const found = files.get(name);
      return found ? Readable.from([found]) : null;
    }),
  names: (prefix) => around(`query ${prefix}`, () => [...files.keys()].filter((name) => name.startsWith(prefix)).sort()),
});

const memorySeals = (files: Map<string, Buffer>, around: Around): Seals => ({
  store: memoryStore(files, around),
  signer: () => ({
    key: 'a key',
    sign: (bytes) => around('get a signature', () => sign('sha256', bytes, privateKey)),
    publicKey: async () => createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
  }),
});

/** A process in a world; `around` runs each of its calls to the database and other servers. */
export const processOf = (
  { database, keys, topic, wakeUps, effects, claims, files }: World,
  around: Around = atOnce,
  now: () => number = () => NOON,
): Runtime => {
  const db = database.connect(around);
  const keysDb = keys.connect(around);
  const effect = (name: string) => around(name, () => void effects.add(name));
  type Faked =
    | 'db'
    | 'bulk'
    | 'now'
    | 'pauseKeptMs'
    | 'keys'
    | 'following'
    | 'publish'
    | 'makeTask'
    | 'alarmClock'
    | 'wakeMailSender'
    | 'mailer'
    | 'pusher'
    | 'mayPushTo';
  const runtime: Pick<Runtime, Faked> = {
    db,
    bulk: memoryBulk(db),
    now,
    keys: personKeys({ db: keysDb, older: db, wrapping: wrappingKeys(keysDb, () => memoryRoot(around), now) }, now),
    following: commitHooksOf(subscriptionsOf),
    pauseKeptMs: 0,
    publish: (message) => around('publish', () => void topic.push(message)),
    makeTask: ({ queue, name }) => effect(`task ${queue} ${name}`),
    alarmClock: { arm: ({ streamId, kind, dueAt, generation }) => effect(`alarm ${streamId} ${kind} ${dueAt} ${generation}`) },
    wakeMailSender: (due) => around('wake the mail sender', () => void wakeUps.push(due)),
    // The effect's name is the Message-ID, so a mail that is sent twice counts once.
    pusher: (device, { title, path }) =>
      around(`push to ${device.id}`, () => {
        effects.add(`push ${device.id} ${title} ${path}`);
        return 'sent' as const;
      }),
    mayPushTo: isPushService,
    mailer: ({ id, to }) => effect(`mail ${id} to ${to}`),
  };
  const auth = {
    // Only accounts whose claims were written exist.
    getUsers: (asked: readonly { readonly uid: string }[]) =>
      around('getUsers', () => ({ users: asked.filter(({ uid }) => claims.has(uid)) })),
    getUser: (uid: string) => around('getUser', () => ({ customClaims: claims.get(uid) })),
    revokeRefreshTokens: (uid: string) => effect(`sessions of ${uid} end`),
    deleteUser: (uid: string) => around('deleteUser', () => void claims.delete(uid)),
    setCustomUserClaims: (uid: string, given: unknown) => around('setCustomUserClaims', () => void claims.set(uid, given)),
  };
  const objects = {
    removeFolder: (folder: string) => effect(`${folder} is removed`),
    remove: (path: string) => around(`remove ${path}`, () => void files.delete(path)),
    write: (path: string, bytes: Buffer) => around(`write ${path}`, () => void files.set(path, bytes)),
    sizeOf: (path: string) => around(`size of ${path}`, () => files.get(path)?.length ?? null),
    read: (path: string) => around(`get ${path}`, () => files.get(path)),
  };
  const transcode = (bytes: Buffer) =>
    around('get a movie transcoded', () => {
      if (bytes.length === 0) throw new MovieFault('upload-unreadable');
      return { S: bytes, M: bytes, poster: bytes };
    });
  return {
    ...runtime,
    auth,
    objects,
    transcode,
    seals: memorySeals(files, around),
    erasures: ledgerIn(memoryStore(files, around)),
  } as unknown as Runtime;
};

/** Delivers all messages, and those that follow, to the functions of their topics. */
export const deliverAll = async ({ topic }: World, runtime: Runtime): Promise<void> => {
  for (let message = topic.shift(); message; message = topic.shift()) {
    const topics = topicsOf(message);
    if (topics.includes(EVENTS_TOPIC)) await handleDocuments(runtime, message);
    if (topics.includes(EFFECTS_TOPIC)) await handleEffects(runtime, message);
  }
};
