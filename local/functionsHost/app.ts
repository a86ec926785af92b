import { createRequire } from 'node:module';
import type { Express, Request, Response } from 'express';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { addDeveloperTools } from './developerTools.ts';
import type { HostedFunction } from './exportedFunctions.ts';
import { readRemoteConfig, writeRemoteConfig } from './remoteConfig.ts';
import { serveStored } from './storageFiles.ts';
import type { taskTokenCheck } from './taskToken.ts';
import { answerPush } from './topicPushes.ts';
import type { TraceStore } from './traceStore.ts';
import { answerPreflight, takeUpload } from './uploadedFiles.ts';

const requireAsFunctions = createRequire(createRequire(import.meta.url).resolve('firebase-functions'));

/**
 * The Express version of firebase-functions, because its handlers expect these requests and
 * responses.
 */
export const express = requireAsFunctions('express') as typeof import('express');

export type AppSettings = {
  readonly project: string;
  readonly functions: readonly HostedFunction[];
  /**
   * The address of the functions, `{origin}/{project}/{region}`; the audience of task tokens starts
   * with it.
   */
  readonly baseUrl: string;
  readonly storageFolder: string;
  /** The key that signs upload addresses. */
  readonly storageKey: string;
  readonly remoteConfigFile: string;
  readonly mailFolder: string;
  /** The recorded spans of this process; null without recording. */
  readonly traces: TraceStore | null;
  readonly checkTaskToken: ReturnType<typeof taskTokenCheck>;
  /** A call that exceeds its function's timeout ends the process, as the platform can do. */
  readonly endsLateCalls: boolean;
  readonly isReady: () => boolean;
  readonly createQueues: () => Promise<void>;
};

const notFound = (response: Response, name: string) => void response.status(404).type('text').send(`No function "${name}" here.`);

/** Runs a scheduled function like Cloud Scheduler. */
const runSchedule = (settings: AppSettings, func: Extract<HostedFunction, { kind: 'schedule' }>, request: Request, response: Response) => {
  watchTime(settings, func, response);
  request.headers['x-cloudscheduler-jobname'] = `firebase-schedule-${func.name}-${func.region}`;
  request.headers['x-cloudscheduler-scheduletime'] = new Date().toISOString();
  return func.handle(request, response);
};

/** Ends the process when a call exceeds its function's timeout. */
const watchTime = ({ endsLateCalls }: AppSettings, { name, timeoutSeconds }: HostedFunction, response: Response): void => {
  if (!endsLateCalls) return;
  const late = setTimeout(() => {
    console.error(`${name} took longer than ${timeoutSeconds} s.`);
    process.exit(1);
  }, timeoutSeconds * SECOND);
  response.once('close', () => clearTimeout(late));
};

const callFunction = async (settings: AppSettings, func: HostedFunction, request: Request, response: Response) => {
  watchTime(settings, func, response);
  if (func.kind === 'http') return func.handle(request, response);
  // In production only the service accounts of Eventarc and Cloud Scheduler may call the other
  // kinds.
  if (func.kind !== 'task') return void response.status(403).type('text').send('Forbidden');
  const wrong = await settings.checkTaskToken(request.headers.authorization, `${settings.baseUrl}/${func.name}`, Date.now());
  if (wrong) {
    console.warn(`${func.name}: refused a task call: ${wrong}`);
    return void response.status(401).type('text').send('Unauthorized');
  }
  return func.handle(request, response);
};

/** The HTTP server of the functions host: functions, storage objects, and /_local for the stack. */
export const functionsApp = (settings: AppSettings): Express => {
  const app = express();
  const byName = new Map(settings.functions.map((func) => [func.name, func]));
  app.disable('x-powered-by');
  // Before the body parsers, so that an uploaded file streams to disk.
  const objectPath = (request: Request) => [request.params.path].flat().join('/');
  app.options('/storage/*path', answerPreflight);
  app.put('/storage/*path', (request, response) =>
    takeUpload(settings.storageFolder, settings.storageKey, objectPath(request), request, response),
  );
  const keepRawBody = (request: object, _response: object, body: Buffer) => Object.assign(request, { rawBody: body });
  app.use(express.json({ limit: '32mb', verify: keepRawBody }));
  app.use(express.raw({ limit: '32mb', type: (request) => !request.headers['content-type']?.includes('json'), verify: keepRawBody }));

  app.get('/_local/health', (_request, response) => {
    response.status(settings.isReady() ? 200 : 503).json({ ready: settings.isReady(), functions: [...byName.keys()] });
  });
  // Only this process ends, in the middle of its work. `inInstances` starts another one.
  app.post('/_local/kill', () => process.kill(process.pid, 'SIGKILL'));
  app.post('/_local/events/:name', (request, response) => {
    const func = byName.get(request.params.name);
    if (func?.kind !== 'topic') return notFound(response, request.params.name);
    watchTime(settings, func, response);
    return answerPush(func, settings.project, request, response);
  });
  app.post('/_local/run/:name', (request, response) => {
    const func = byName.get(request.params.name);
    return func?.kind === 'schedule' ? runSchedule(settings, func, request, response) : notFound(response, request.params.name);
  });
  app.post('/_local/queues', async (_request, response) => {
    await settings.createQueues();
    response.status(204).end();
  });
  app.get('/_local/remoteConfig', (_request, response) => readRemoteConfig(settings.remoteConfigFile, response));
  app.put('/_local/remoteConfig', (request, response) => writeRemoteConfig(settings.remoteConfigFile, request, response));
  addDeveloperTools(app, settings.mailFolder, settings.traces);
  app.get('/storage/*path', (request, response) => serveStored(settings.storageFolder, objectPath(request), request, response));
  // Cloud Run removes the function's name from the path too.
  app.all('/:project/:region/:name{/*rest}', (request, response) => {
    const { project, region, name } = request.params;
    request.url = `/${[request.params.rest ?? []].flat().join('/')}${new URL(request.url, settings.baseUrl).search}`;
    const func = byName.get(name);
    return func && project === settings.project && region === func.region
      ? callFunction(settings, func, request, response)
      : notFound(response, name);
  });
  return app;
};
