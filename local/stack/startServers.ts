import { join } from 'node:path';
import { type MailServer, startMailServer } from '#local/mail/server.ts';
import type { Broker } from '#local/pubsub/broker.ts';
import type { DeliveryDefaults } from '#local/pubsub/grpcService.ts';
import { startPubsub } from '#local/pubsub/server.ts';
import type { Child } from './child.ts';
import type { Endings } from './endings.ts';
import { writeHostingConfig } from './hostingConfig.ts';
import { adoptFirestore, type SavedState } from './savedState.ts';
import {
  type FunctionsSettings,
  mailFolder,
  type Own,
  type Place,
  startAuthAndHosting,
  startFirestore,
  startFunctionsHost,
  startTasks,
} from './servers.ts';
import { buildWeb, webFolder } from './webBuild.ts';

/** Starts and stops the functions host during tests of crashes. */
type FunctionsLife = {
  readonly isRunning: () => boolean;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Restarts the functions host after a crash, like production. After a kill or stop it waits for
 * `start`.
 */
const functionsLife = (place: Place, settings: FunctionsSettings, own: Own): FunctionsLife => {
  let wanted = false;
  let host: Child | undefined;

  const start = async (): Promise<void> => {
    if (host?.isRunning()) return;
    wanted = true;
    const started = await startFunctionsHost(place, settings, own);
    host = started;
    void started.ended.then((how) => {
      if (!wanted) return;
      place.log('functions', `The functions host ended (${how}) and is started again.`);
      // If it cannot start again, its output is in the log and calls are refused.
      start().catch((error: unknown) => place.log('functions', String(error)));
    });
  };

  const end = (how: 'kill' | 'stop') => async () => {
    wanted = false;
    await host?.[how]();
  };
  return { isRunning: () => host?.isRunning() ?? false, start, kill: end('kill'), stop: end('stop') };
};

export type ServerSettings = {
  readonly saved: SavedState | undefined;
  /** host:port of a running Firestore emulator that is used instead of a new one. */
  readonly foreignFirestore: string | undefined;
  /** `true` serves the web app, built if its sources changed; a folder is served unchanged. */
  readonly hosting: true | { readonly folder: string } | undefined;
  readonly functions: FunctionsSettings;
  readonly delivery: Partial<DeliveryDefaults> | undefined;
  readonly progress: (what: string, ms: number) => void;
};

/** The running servers that tests control. */
export type Servers = {
  readonly broker: Broker;
  readonly functions: FunctionsLife;
  readonly mail: MailServer;
  readonly restartTasks: () => Promise<void>;
};

/**
 * Starts all servers in parallel, each when its dependencies are ready. Rejects with the first
 * failure.
 */
export const startServers = async (place: Place, settings: ServerSettings, { own, add }: Endings): Promise<Servers> => {
  const { root, dataDir, ports } = place;
  const timed = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work;
    settings.progress(what, performance.now() - began);
    return result;
  };
  const { saved, hosting, foreignFirestore } = settings;
  const served = hosting === true ? webFolder(place) : hosting?.folder;
  const hostingConfig = served && (await writeHostingConfig(join(root, 'firebase.json'), dataDir, served, ports));

  const pubsub = await startPubsub(ports.pubsub, settings.delivery);
  add(pubsub.stop);
  const mail = await startMailServer(ports.smtp, mailFolder(dataDir));
  add(mail.stop);
  const functions = functionsLife(place, settings.functions, own);
  const tasksThenFunctions = async () => {
    const started = await timed('Cloud Tasks', startTasks(place, own));
    // The functions host creates its queues at startup.
    await timed('functions', functions.start());
    return started;
  };
  const [tasks, ...others] = await Promise.allSettled([
    tasksThenFunctions(),
    timed<unknown>(
      'Firestore',
      foreignFirestore ? adoptFirestore(foreignFirestore, saved) : startFirestore(place, saved, settings.functions.env, own),
    ),
    timed(hostingConfig ? 'accounts and hosting' : 'accounts', startAuthAndHosting(place, saved, hostingConfig, own)),
    hosting === true ? timed('web app', buildWeb(place, own)) : undefined,
  ]);
  // Added last, so it is stopped before the servers that the functions use.
  add(functions.stop);
  for (const part of others) if (part.status === 'rejected') throw part.reason;
  if (tasks.status === 'rejected') throw tasks.reason;

  let current = tasks.value;
  const restartTasks = async () => {
    await current.stop();
    current = await startTasks(place, own);
    if (!functions.isRunning()) return;
    const answer = await fetch(`http://127.0.0.1:${ports.functions}/_local/queues`, { method: 'POST' });
    if (!answer.ok) throw new Error(`The queues could not be made again: ${answer.status} ${await answer.text()}`);
  };
  return { broker: pubsub.broker, functions, mail, restartTasks };
};
