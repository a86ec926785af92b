import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { PubSub } from '@google-cloud/pubsub';
import { recordSpans } from '#functions/platform/recordSpans.ts';
import { fromEnvironment } from '../stack/environment.ts';
import { functionsApp } from './app.ts';
import { type HostedFunction, loadFunctions } from './exportedFunctions.ts';
import { inInstances } from './instances.ts';
import { taskTokenCheck } from './taskToken.ts';
import { subscribe } from './topicPushes.ts';
import { traceStore } from './traceStore.ts';
import { createQueue, keepSchedule, scheduleOf } from './triggers.ts';
import '../runtime.ts';

const { values } = parseArgs({
  options: {
    entry: { type: 'string', default: 'functions/index.ts' },
    port: { type: 'string', default: '5001' },
    storage: { type: 'string', default: '.local/storage' },
    mail: { type: 'string', default: '.local/mail' },
    'remote-config': { type: 'string', default: '.local/remoteConfig.json' },
    schedules: { type: 'boolean', default: true },
    trace: { type: 'boolean', default: false },
    instances: { type: 'string', default: '1' },
  },
  allowNegative: true,
});

/** Hosts the functions in this process until it is ended. */
const host = async (): Promise<void> => {
  const project = fromEnvironment('GCLOUD_PROJECT');
  const tasksHost = fromEnvironment('CLOUD_TASKS_EMULATOR_HOST');
  const traces = values.trace ? traceStore() : null;
  if (traces) recordSpans({ processor: traces.processor, share: 1, service: 'functions', project });
  const functions = await loadFunctions(values.entry);
  const ofKind = <Kind extends HostedFunction['kind']>(kind: Kind) =>
    functions.filter((func): func is Extract<HostedFunction, { kind: Kind }> => func.kind === kind);

  let ready = false;
  const createQueues = async () => {
    await Promise.all(ofKind('task').map((func) => createQueue(tasksHost, func, project)));
  };
  const app = functionsApp({
    project,
    functions,
    baseUrl: fromEnvironment('FUNCTIONS_BASE_URL'),
    storageFolder: values.storage,
    storageKey: fromEnvironment('STORAGE_EMULATOR_KEY'),
    remoteConfigFile: values['remote-config'],
    mailFolder: values.mail,
    traces,
    checkTaskToken: taskTokenCheck(`http://${tasksHost}`),
    endsLateCalls: cluster.isWorker,
    isReady: () => ready,
    createQueues,
  });
  const server = app.listen(Number(values.port), '127.0.0.1');
  // Longer than any client keeps an idle connection, so that no request meets a closing connection.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));

  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pubsub = new PubSub({ projectId: project });
  await Promise.all([createQueues(), ...ofKind('topic').map((func) => subscribe(pubsub, func, `${origin}/_local/events/${func.name}`))]);
  await pubsub.close();

  const runNow = async (name: string) => {
    const answer = await fetch(`${origin}/_local/run/${name}`, { method: 'POST' });
    if (!answer.ok) console.error(`The scheduled function ${name} answered ${answer.status}.`);
  };
  const stops = values.schedules ? ofKind('schedule').map((func) => keepSchedule(scheduleOf(func), () => runNow(func.name))) : [];
  ready = true;
  // A killed host does not write the compile cache; so write it now.
  flushCompileCache();

  process.once('SIGTERM', () => {
    for (const stop of stops) stop();
    // Running calls may finish. Kept-alive connections would keep the process alive.
    server.close(() => process.exit(0));
    setInterval(() => server.closeIdleConnections(), 20);
  });
};

await inInstances(Number(values.instances), host);
