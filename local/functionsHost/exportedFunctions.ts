import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Request, Response } from 'express';

type Numbers = Readonly<Record<string, unknown>>;

/**
 * The part of a Cloud Function's `__endpoint` that hosting needs; numbers can be unset or reset
 * markers.
 */
type Endpoint = {
  readonly region?: readonly string[];
  readonly timeoutSeconds?: unknown;
  readonly httpsTrigger?: object;
  readonly callableTrigger?: object;
  readonly eventTrigger?: {
    readonly eventType: string;
    readonly eventFilters?: Readonly<Record<string, string>>;
    readonly retry?: unknown;
  };
  readonly taskQueueTrigger?: { readonly retryConfig?: Numbers; readonly rateLimits?: Numbers };
  readonly scheduleTrigger?: { readonly schedule: string };
};

export type HttpHandler = (request: Request, response: Response) => unknown;
export type EventHandler = (cloudEvent: object) => unknown;

type Common = { readonly name: string; readonly region: string; readonly timeoutSeconds: number };
/** A function that answers HTTP requests, including callables. */
export type HttpFunction = Common & { readonly kind: 'http'; readonly handle: HttpHandler };
export type TopicFunction = Common & {
  readonly kind: 'topic';
  readonly topic: string;
  readonly retry: boolean;
  readonly handle: EventHandler;
};
export type TaskFunction = Common & {
  readonly kind: 'task';
  readonly retryConfig: Numbers;
  readonly rateLimits: Numbers;
  readonly handle: HttpHandler;
};
export type ScheduleFunction = Common & {
  readonly kind: 'schedule';
  readonly schedule: string;
  readonly handle: HttpHandler;
};
export type HostedFunction = HttpFunction | TopicFunction | TaskFunction | ScheduleFunction;

const messagePublished = 'google.cloud.pubsub.topic.v1.messagePublished';

/** Reads a function's `__endpoint` like the deployment. Throws for unknown triggers. */
const hosted = (name: string, endpoint: Endpoint, handle: never): HostedFunction => {
  const common = {
    name,
    region: endpoint.region?.[0] ?? 'us-central1',
    timeoutSeconds: typeof endpoint.timeoutSeconds === 'number' ? endpoint.timeoutSeconds : 60,
  };
  if (endpoint.httpsTrigger || endpoint.callableTrigger) return { ...common, kind: 'http', handle };
  if (endpoint.taskQueueTrigger) {
    const { retryConfig = {}, rateLimits = {} } = endpoint.taskQueueTrigger;
    return { ...common, kind: 'task', retryConfig, rateLimits, handle };
  }
  if (endpoint.scheduleTrigger) {
    return { ...common, kind: 'schedule', schedule: endpoint.scheduleTrigger.schedule, handle };
  }
  const topic = endpoint.eventTrigger?.eventFilters?.topic;
  if (endpoint.eventTrigger?.eventType === messagePublished && topic) {
    return { ...common, kind: 'topic', topic, retry: endpoint.eventTrigger.retry === true, handle };
  }
  throw new Error(`The local functions host has no trigger like that of "${name}": ${JSON.stringify(endpoint)}`);
};

/**
 * The functions among a module's exports; a group gives names like `group-function`, as in
 * Firebase.
 */
export const functionsIn = (exports: Readonly<Record<string, unknown>>, prefix = ''): HostedFunction[] =>
  Object.entries(exports).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    if (typeof value === 'function') return '__endpoint' in value ? [hosted(name, value.__endpoint as Endpoint, value as never)] : [];
    return typeof value === 'object' && value !== null ? functionsIn(value as Record<string, unknown>, `${name}-`) : [];
  });

export const loadFunctions = async (entry: string): Promise<HostedFunction[]> =>
  functionsIn((await import(pathToFileURL(resolve(entry)).href)) as Record<string, unknown>);
