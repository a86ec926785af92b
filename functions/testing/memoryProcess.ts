import { MINUTE } from '#domain/calendar/instants.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { announce } from '../delivery/announce.ts';
import { deliver } from '../delivery/deliver.ts';
import type { Message } from '../delivery/publish.ts';
import { sweepOwed } from '../delivery/sweepOwed.ts';
import type { DueMail } from '../effects/mail/wakeMailSender.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { personKeys } from '../eventStore/personKeys.ts';
import type { CommandRequest, Executed, Sender } from '../eventStore/request.ts';
import { policiesHandler } from '../policies/policiesHandler.ts';
import { subscriptionsOf } from '../policies/subscriptionsOf.ts';
import { sweepDays } from '../projections/dailySummaries.ts';
import { followingBy } from '../projections/following.ts';
import { ownDocumentsHandler } from '../projections/ownDocuments.ts';
import { sharedDocumentsHandler } from '../projections/sharedDocuments.ts';
import { compare } from '../replay/compare.ts';
import { replayLog } from '../replay/replayLog.ts';
import type { Runtime } from '../runtime.ts';
import { type Around, type MemoryFirestore, memoryFirestore } from './memoryFirestore.ts';

/** What outlives a process: the database, and what other servers were asked for. */
export type World = {
  readonly database: MemoryFirestore;
  /** Messages that nobody has handled. */
  readonly topic: Message[];
  /** What the sender of mails was told of and has not sent. */
  readonly wakeUps: DueMail[];
  /** The named effects at other servers: an effect that is asked for twice is there once. */
  readonly effects: Set<string>;
  readonly claims: Map<string, unknown>;
};

export const newWorld = (): World => ({ database: memoryFirestore(), topic: [], wakeUps: [], effects: new Set(), claims: new Map() });

/** The same world once more. The two go their own ways. */
export const fork = ({ database, topic, wakeUps, effects, claims }: World): World => ({
  ...{ database: database.fork(), topic: [...topic], wakeUps: [...wakeUps], effects: new Set(effects), claims: new Map(claims) },
});

const atOnce: Around = async (_, effect) => effect();

/** A process: `around` runs each of its calls to the database and to other servers. */
export const processOf = ({ database, topic, wakeUps, effects, claims }: World, around: Around = atOnce): Runtime => {
  const db = database.connect(around);
  const now = () => NOON;
  const effect = (name: string) => around(name, () => void effects.add(name));
  type Faked = 'db' | 'now' | 'keys' | 'following' | 'publish' | 'makeTask' | 'alarmClock' | 'wakeMailSender' | 'mailer';
  const runtime: Pick<Runtime, Faked> = {
    db,
    now,
    keys: personKeys(db, now),
    following: followingBy(subscriptionsOf),
    publish: (message) => around('publish', () => void topic.push(message)),
    makeTask: ({ queue, name }) => effect(`task ${queue} ${name}`),
    alarmClock: { arm: ({ streamId, kind, dueAt, generation }) => effect(`alarm ${streamId} ${kind} ${dueAt} ${generation}`) },
    wakeMailSender: (due) => around('wake the mail sender', () => void wakeUps.push(due)),
    // The Message-ID makes a mail that is sent twice one mail.
    mailer: ({ id, to }) => effect(`mail ${id} to ${to}`),
  };
  const auth = {
    // Nobody but those whose claims were written.
    getUsers: (asked: readonly { readonly uid: string }[]) =>
      around('getUsers', () => ({ users: asked.filter(({ uid }) => claims.has(uid)) })),
    getUser: (uid: string) => around('getUser', () => ({ customClaims: claims.get(uid) })),
    revokeRefreshTokens: (uid: string) => effect(`sessions of ${uid} end`),
    deleteUser: (uid: string) => around('deleteUser', () => void claims.delete(uid)),
    setCustomUserClaims: (uid: string, given: unknown) => around('setCustomUserClaims', () => void claims.set(uid, given)),
  };
  const objects = {
    removeFolder: (folder: string) => effect(`${folder} is removed`),
    remove: (path: string) => effect(`${path} is removed`),
    write: (path: string) => effect(`${path} is written`),
    sizeOf: (path: string) => around(`size of ${path}`, () => null),
  };
  return { ...runtime, auth, objects } as unknown as Runtime;
};

export const handlers = { readModels: ownDocumentsHandler, shared: sharedDocumentsHandler, policies: policiesHandler } as const;

/** Delivers every message, and what follows from it, to all subscriptions. */
export const deliverAll = async ({ topic }: World, runtime: Runtime): Promise<void> => {
  for (let message = topic.shift(); message; message = topic.shift()) {
    await deliver(runtime, 'readModels', handlers.readModels, message);
    await deliver(runtime, 'shared', handlers.shared, message);
    await deliver(runtime, 'policies', handlers.policies, message);
  }
};

const ROUNDS = 20;

/** What the sweep does once a minute, until nothing is owed: the messages that were lost are published and delivered, and the days are summed. */
export const settle = async (world: World, runtime = processOf(world), at = runtime.now() + MINUTE): Promise<void> => {
  await deliverAll(world, runtime);
  for (let round = 0; (await sweepOwed(runtime.db, runtime.publish, at)) > 0; round++) {
    if (round === ROUNDS) throw new Error('something is owed for good');
    await deliverAll(world, runtime);
  }
  await sweepDays(runtime.db);
};

/** The documents that are not as a replay of the log makes them, and the faults of the log: none in a sound store. */
export const whatDiffers = async (world: World): Promise<unknown[]> => {
  const runtime = processOf(world);
  const { documents, faults } = await replayLog(runtime);
  return [...faults, ...(await compare(runtime.db, documents))];
};

export type Sent = { readonly type: string; readonly [field: string]: unknown };

/** A command as a callable hands it on. The id is made of who, what and where, unless one is given. */
export const commandOf = (
  aggregate: AnyAggregate,
  entityId: string,
  command: Sent,
  uid: string,
  more: Partial<CommandRequest> = {},
): CommandRequest => {
  const sender: Sender = uid === 'system' ? 'system' : { uid, isGoodForOffice: true };
  return { aggregate, entityId, command, commandId: `${aggregate.name}_${entityId}_${command.type}`, sender, ...more };
};

/** Runs a command and publishes what it appended, as every callable does. */
export const send = async (runtime: Runtime, request: CommandRequest): Promise<Executed> => {
  const executed = await executeCommand(runtime, request);
  await announce(runtime, executed);
  return executed;
};
