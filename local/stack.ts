import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import webPush from 'web-push';
import type { IndexFile } from '#functions/deployment/indexFile.ts';
import { type LimitsServer, startLimits } from './limits/server.ts';
import type { DeliveryDefaults } from './pubsub/grpcService.ts';
import { type LogSink, logFiles } from './stack/child.ts';
import { type StackControls, startControlServer } from './stack/controlServer.ts';
import { type Endings, endings } from './stack/endings.ts';
import { environmentOf, storageFolder } from './stack/environment.ts';
import { defaultPorts, freePorts, type Ports, requireFree } from './stack/ports.ts';
import { latestState, saveState } from './stack/savedState.ts';
import { type ServerSettings, startServers } from './stack/startServers.ts';

/** How a local stack starts: ports, data folder, functions, hosting and logs. */
export type StackOptions = {
  readonly ports: 'default' | 'free';
  /**
   * The folder of state, storage objects and logs; undefined: a temporary one, deleted at the end.
   */
  readonly dataDir?: string;
  /** The file that exports the functions. */
  readonly entry?: string;
  /** More environment variables for the functions host; a function gets the chosen ports. */
  readonly env?: Readonly<Record<string, string>> | ((ports: Ports) => Readonly<Record<string, string>>);
  /** Serves the web app: `true` builds it if its sources changed; a folder is served unchanged. */
  readonly hosting?: true | { readonly folder: string };
  /** The functions reach Firestore through `local/limits`, and run in two processes. */
  readonly limits?: boolean;
  /** Runs scheduled functions on their schedule; otherwise only `runSchedule` runs them. */
  readonly schedules?: boolean;
  /** Keeps finished spans, for /develop. */
  readonly trace?: boolean;
  /** Redelivery timing of Pub/Sub. */
  readonly delivery?: Partial<DeliveryDefaults>;
  /** Receives the servers' output in addition to the log files. */
  readonly log?: LogSink;
  /** Receives each completed part with its duration. */
  readonly progress?: (what: string, ms: number) => void;
};

export type Stack = StackControls & {
  readonly ports: Ports;
  /** The environment of a process that uses this stack; set it before the SDKs load. */
  readonly env: Readonly<Record<string, string>>;
  readonly urls: Readonly<Record<'web' | 'functions' | 'auth' | 'firestore' | 'tasks', string>>;
  readonly dataDir: string;
  readonly storageFolder: string;
  /** True if the stack started with saved state. */
  readonly restored: boolean;
  /**
   * Stops every server; can be called twice. With `save`, lets running work finish and saves the
   * state.
   */
  readonly stop: (how?: { readonly save: boolean }) => Promise<void>;
};

const root = fileURLToPath(new URL('..', import.meta.url));
/** How long a stop with `save` waits for pending messages (ms). */
const farewellMs = 3_000;

/** A Firestore emulator outside of this stack. A stack's own has LOCAL_STACK_CONTROL set too. */
const foreignFirestore = () => (process.env.LOCAL_STACK_CONTROL ? undefined : process.env.FIRESTORE_EMULATOR_HOST);

const urlsOf = (ports: Ports, firestoreHost: string) => ({
  web: `http://127.0.0.1:${ports.hosting}`,
  functions: `http://127.0.0.1:${ports.functions}`,
  auth: `http://127.0.0.1:${ports.auth}`,
  firestore: `http://${firestoreHost}`,
  tasks: `http://127.0.0.1:${ports.tasks}`,
});

const runSchedule = async (functionsUrl: string, name: string): Promise<void> => {
  const answer = await fetch(`${functionsUrl}/_local/run/${name}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The scheduled function ${name} answered ${answer.status} ${await answer.text()}`);
};

/** The killed instance does not answer. Throws if one does. */
const killInstance = async (functionsUrl: string): Promise<void> => {
  const answer = await fetch(`${functionsUrl}/_local/kill`, { method: 'POST' }).catch(() => null);
  if (answer) throw new Error(`An instance answered ${answer.status} instead of ending.`);
};

/** Starts the limits proxy before Firestore, if `limits` is set. */
const limitsBefore = async (firestoreHost: string, { add }: Endings): Promise<LimitsServer> => {
  const indexes = JSON.parse(await readFile(join(root, 'firestore.indexes.json'), 'utf8')) as IndexFile;
  const limits = await startLimits({ port: 0, target: firestoreHost, indexes });
  add(limits.stop);
  return limits;
};

const limitControls = (limits: LimitsServer | undefined): StackControls['limits'] => {
  const known = (): LimitsServer => {
    if (!limits) throw new Error('This stack has no limits: start it with `limits`.');
    return limits;
  };
  return { set: async (change) => known().set(change), clear: async () => known().clear(), reached: async () => known().reached() };
};

const portsToUse = async (options: StackOptions, foreign: string | undefined, { add }: Endings): Promise<Ports> => {
  if (options.ports === 'free') {
    const { ports, release } = await freePorts();
    add(release);
    return ports;
  }
  const unused = new Set([...(options.hosting ? [] : ['hosting']), ...(foreign ? ['firestore'] : [])]);
  const needed = (Object.keys(defaultPorts) as (keyof Ports)[]).filter((server) => !unused.has(server));
  await requireFree(defaultPorts, needed);
  return defaultPorts;
};

/**
 * Starts the servers of production on 127.0.0.1: Firestore, accounts, Cloud Tasks, Pub/Sub,
 * functions and, with `hosting`, the web app. Resolves when all are ready. If one fails, the others
 * are stopped.
 */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const foreign = foreignFirestore();
  const ending = endings();
  const ports = await portsToUse(options, foreign, ending);
  const dataDir = options.dataDir === undefined ? await mkdtemp(join(tmpdir(), 'casting-stack-')) : resolve(options.dataDir);
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const keys = { STORAGE_EMULATOR_KEY: randomUUID(), VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const env = { ...environmentOf(ports, dataDir, foreign), ...keys };
  const hosts = { firestore: env.FIRESTORE_EMULATOR_HOST, auth: env.FIREBASE_AUTH_EMULATOR_HOST };
  if (options.dataDir === undefined) ending.add(() => rm(dataDir, { recursive: true, force: true }));
  const files = logFiles(join(dataDir, 'logs'));
  ending.add(files.close);
  const log: LogSink = (server, line) => {
    files.log(server, line);
    options.log?.(server, line);
  };

  try {
    await mkdir(storageFolder(dataDir), { recursive: true });
    const saved = await latestState(dataDir);
    const limits = options.limits ? await limitsBefore(hosts.firestore, ending) : undefined;
    const throughLimits = limits && { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${limits.port}` };
    const settings: ServerSettings = {
      saved,
      foreignFirestore: foreign,
      hosting: options.hosting,
      functions: {
        entry: options.entry ?? join(root, 'functions/index.ts'),
        schedules: options.schedules ?? true,
        trace: options.trace ?? false,
        instances: options.limits ? 2 : 1,
        env: { ...env, ...throughLimits, ...(typeof options.env === 'function' ? options.env(ports) : options.env) },
      },
      delivery: options.delivery,
      progress: options.progress ?? (() => undefined),
    };
    const { broker, functions, mail, restartTasks } = await startServers({ root, dataDir, ports, log }, settings, ending);
    const urls = urlsOf(ports, hosts.firestore);
    const controls: StackControls = {
      faults: { set: async (change) => broker.setFaults(change), clear: async () => broker.clearFaults() },
      limits: limitControls(limits),
      whenIdle: broker.whenIdle,
      pendingMessages: async () => broker.pending(),
      killInstance: () => killInstance(urls.functions),
      killFunctions: functions.kill,
      startFunctions: functions.start,
      restartTasks,
      setMailDown: async (down) => mail.setDown(down),
      caughtMails: mail.caught,
      runSchedule: (name) => runSchedule(urls.functions, name),
      exportState: () => saveState(dataDir, hosts),
    };
    const control = await startControlServer(ports.control, controls);
    ending.add(() => {
      control.closeAllConnections();
      control.close();
    });
    const save = async () => {
      // Remaining messages stay owed; the sweep after the next start delivers them.
      await Promise.race([broker.whenIdle(), pause(farewellMs)]);
      await functions.stop();
      await controls.exportState();
    };
    const stop: Stack['stop'] = async (how) => {
      if (how?.save) await save();
      await ending.endAll();
    };
    return { ...controls, ports, env, urls, dataDir, storageFolder: storageFolder(dataDir), restored: saved !== undefined, stop };
  } catch (error) {
    await ending.endAll();
    throw error;
  }
};
