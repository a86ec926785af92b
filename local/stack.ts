import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DeliveryDefaults } from './pubsub/grpcService.ts';
import { startPubsub } from './pubsub/server.ts';
import type { Child, LogSink } from './stack/child.ts';
import { startControlServer } from './stack/controlServer.ts';
import type { StackControls } from './stack/controls.ts';
import { environmentOf } from './stack/environment.ts';
import { type FunctionsLife, functionsLife } from './stack/functionsLife.ts';
import { writeHostingConfig } from './stack/hostingConfig.ts';
import { logFiles } from './stack/logFiles.ts';
import { defaultPorts, freePorts, type Ports, requireFree } from './stack/ports.ts';
import { latestState, saveState } from './stack/savedState.ts';
import { type Place, startAuthAndHosting, startFirestore, startTasks, storageFolder } from './stack/servers.ts';
import { buildWeb, webFolder } from './stack/webBuild.ts';

export type StackOptions = {
  readonly ports: 'default' | 'free';
  /** Where state, storage objects and logs live; undefined = a temporary folder that goes with the stack. */
  readonly dataDir?: string;
  /** The file that exports the functions. */
  readonly entry?: string;
  /** More environment variables for the functions host; a function may use the ports that were found. */
  readonly env?: Readonly<Record<string, string>> | ((ports: Ports) => Readonly<Record<string, string>>);
  /** Serve the web app: `true` builds it first when its sources changed, a folder is served as it is. */
  readonly hosting?: true | { readonly folder: string };
  /** Run scheduled functions on their schedule; without it they run only by `runSchedule`. */
  readonly schedules?: boolean;
  /** Pub/Sub redelivery timing. */
  readonly delivery?: Partial<DeliveryDefaults>;
  /** Hears the servers' lines beside the log files. */
  readonly log?: LogSink;
  /** Hears what is done and how long it took. */
  readonly progress?: (what: string, ms: number) => void;
};

export type Stack = StackControls & {
  readonly ports: Ports;
  /** What a process needs to talk to this stack: assign it to `process.env` before the SDKs load. */
  readonly env: Readonly<Record<string, string>>;
  readonly urls: Readonly<Record<'web' | 'functions' | 'auth' | 'firestore' | 'tasks', string>>;
  readonly dataDir: string;
  readonly storageFolder: string;
  /** True when the stack began with a saved state. */
  readonly restored: boolean;
  /** Ends every server; safe to call twice. With `save`, lets running work finish first and saves the state. */
  readonly stop: (how?: { readonly save: boolean }) => Promise<void>;
};

const root = fileURLToPath(new URL('..', import.meta.url));
/** A Firestore emulator that somebody else runs; a stack's own (LOCAL_STACK_CONTROL is set beside it) does not count. */
const foreignFirestore = () => (process.env.LOCAL_STACK_CONTROL ? undefined : process.env.FIRESTORE_EMULATOR_HOST);

/** How long a stop with `save` waits for messages that are still on their way. */
const farewellMs = 3_000;

const post = async (url: string) => {
  const answer = await fetch(url, { method: 'POST' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} ${await answer.text()}`);
};

/**
 * Starts everything that production rents, on 127.0.0.1: Firestore, accounts, Cloud Tasks, Pub/Sub, the functions and,
 * with `hosting`, the web app. Resolves when all of it answers. When a part does not start, the others are ended again.
 */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const ports = options.ports === 'default' ? defaultPorts : await freePorts();
  const foreign = foreignFirestore();
  const needed = Object.keys(ports) as (keyof Ports)[];
  await requireFree(
    ports,
    needed.filter((server) => (server !== 'hosting' || options.hosting) && (server !== 'firestore' || !foreign)),
  );
  const temporary = options.dataDir === undefined;
  const dataDir = temporary ? await mkdtemp(join(tmpdir(), 'casting-stack-')) : resolve(options.dataDir ?? '');
  const files = logFiles(join(dataDir, 'logs'));
  const log: LogSink = (server, line) => {
    files.log(server, line);
    options.log?.(server, line);
  };
  const place: Place = { root, dataDir, ports, log };
  const env = environmentOf(ports, foreign);
  const hosts = { firestore: env.FIRESTORE_EMULATOR_HOST ?? '', auth: env.FIREBASE_AUTH_EMULATOR_HOST ?? '' };
  const endings: (() => Promise<void> | void)[] = [];
  const own = (child: Child) => void endings.push(child.stop);
  let functions: FunctionsLife | undefined;
  let stopped: Promise<void> | undefined;
  // In reverse, so that the functions end before what they use.
  const end = async () => {
    await functions?.stop();
    for (const ending of endings.splice(0).reverse()) await ending();
    files.close();
    if (temporary) await rm(dataDir, { recursive: true, force: true });
  };
  const stop = () => {
    stopped ??= end();
    return stopped;
  };
  const saveAndStop = async (whenIdle: () => Promise<void>) => {
    // What is left after that stays in the outbox: the sweep of the next start delivers it.
    await Promise.race([whenIdle(), pause(farewellMs)]);
    await functions?.stop();
    await saveState(dataDir, hosts);
    await stop();
  };
  const timed = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work;
    options.progress?.(what, performance.now() - began);
    return result;
  };

  try {
    await mkdir(storageFolder(dataDir), { recursive: true });
    const saved = temporary ? undefined : await latestState(dataDir);
    const served = options.hosting === true ? webFolder(place) : options.hosting?.folder;
    const hostingConfig = served ? await writeHostingConfig(join(root, 'firebase.json'), dataDir, served, ports) : undefined;

    const pubsub = await startPubsub(ports.pubsub, options.delivery);
    endings.push(pubsub.stop);
    functions = functionsLife(
      place,
      {
        entry: options.entry ?? join(root, 'functions/index.ts'),
        schedules: options.schedules ?? true,
        env: { ...env, ...(typeof options.env === 'function' ? options.env(ports) : options.env) },
      },
      own,
    );
    const { start: startFunctions, kill: killFunctions, isRunning } = functions;
    let tasks: Child | undefined;
    const tasksStart = timed('Cloud Tasks', startTasks(place, own));
    const parts = await Promise.allSettled([
      foreign ? undefined : timed('Firestore', startFirestore(place, saved, own)),
      timed(options.hosting ? 'accounts and hosting' : 'accounts', startAuthAndHosting(place, saved, hostingConfig, own)),
      options.hosting === true ? timed('web app', buildWeb(place, own)) : undefined,
      tasksStart.then(async (child) => {
        tasks = child;
        await timed('functions', startFunctions());
      }),
    ]);
    for (const part of parts) if (part.status === 'rejected') throw part.reason;

    const functionsUrl = `http://127.0.0.1:${ports.functions}`;
    const controls: StackControls = {
      faults: { set: async (change) => pubsub.broker.setFaults(change), clear: async () => pubsub.broker.clearFaults() },
      whenIdle: pubsub.broker.whenIdle,
      pendingMessages: async () => pubsub.broker.pending(),
      killFunctions,
      startFunctions,
      restartTasks: async () => {
        await tasks?.stop();
        tasks = await startTasks(place, own);
        if (isRunning()) await post(`${functionsUrl}/_local/queues`);
      },
      runSchedule: (name) => post(`${functionsUrl}/_local/run/${name}`),
      exportState: () => saveState(dataDir, hosts),
    };
    const control = await startControlServer(ports.control, controls);
    endings.push(() => {
      control.closeAllConnections();
      control.close();
    });
    return {
      ...controls,
      ports,
      env,
      urls: {
        web: `http://127.0.0.1:${ports.hosting}`,
        functions: functionsUrl,
        auth: `http://127.0.0.1:${ports.auth}`,
        firestore: `http://${env.FIRESTORE_EMULATOR_HOST}`,
        tasks: `http://127.0.0.1:${ports.tasks}`,
      },
      dataDir,
      storageFolder: storageFolder(dataDir),
      restored: saved !== undefined,
      stop: (how) => (how?.save && !stopped ? saveAndStop(pubsub.broker.whenIdle) : stop()),
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
