import { defineInt } from 'firebase-functions/params';
import { TIME_ZONE } from '#domain/kernel/calendar/instants.ts';
import { schedulerText, schedules } from './schedules.ts';
import { appCheckEnforced, siteOrigins } from './settings.ts';

/** The region of all functions and of the database. */
export const REGION = 'asia-northeast1';
/** The queue of entity deadlines. Cloud Tasks calls the function of the same name. */
export const DEADLINES_QUEUE = 'deadlines';
/** The queue of movies to transcode. Cloud Tasks calls the function of the same name. */
export const MOVIES_QUEUE = 'movies';

/** Warm instances of the services for which a person waits; set at the first deployment. */
const warmInstances = defineInt('WARM_INSTANCES', {
  default: 0,
  description:
    'Instances of the services of commands, files and searches that are kept warm (0: the first call of a while waits for a start)',
});

/** The request checks of every callable, in any service. */
export const callableOptions = { cors: siteOrigins(), enforceAppCheck: appCheckEnforced() } as const;

/**
 * Commands: a person waits. The timeout is longer than the browser's 70 s, so that a command ends
 * after its browser gave up, and a retry finds the receipt. Instances are bounded, because each has
 * its own rate limiter.
 */
export const commandOptions = {
  region: REGION,
  serviceAccount: 'commands@',
  memory: '512MiB',
  timeoutSeconds: 120,
  concurrency: 80,
  minInstances: warmInstances,
  maxInstances: 40,
} as const;

/** The office's reads: few users, who can wait for a cold start. */
export const readOptions = { ...commandOptions, serviceAccount: 'reads@', minInstances: 0, maxInstances: 10 } as const;

/**
 * Searches: a person waits. An instance holds the rows of all casts and jobs in memory, about
 * 180 MB for 100,000 of each. A search uses the one core fully, so the concurrency is low.
 */
export const searchOptions = { ...commandOptions, serviceAccount: 'reads@', memory: '1GiB', concurrency: 16 } as const;

/**
 * Unpacked pictures, rewritten PDFs and streamed files need memory and time, so concurrency is low.
 */
export const fileOptions = {
  ...commandOptions,
  serviceAccount: 'files@',
  memory: '1GiB',
  timeoutSeconds: 540,
  concurrency: 4,
  maxInstances: 20,
} as const;

/** Functions without sign-in: two small instances, so that a flood costs little. */
const openOptions = {
  region: REGION,
  serviceAccount: 'reads@',
  memory: '256MiB',
  timeoutSeconds: 30,
  concurrency: 80,
  maxInstances: 2,
} as const;

/** Error reports of browsers, also of guests. */
export const reportOptions = { ...callableOptions, ...openOptions } as const;

/** Answers of guardians without an account: commands with the limits of functions for guests. */
export const guestOptions = { ...reportOptions, serviceAccount: 'commands@', timeoutSeconds: 120 } as const;

/**
 * Subscriptions of the events topic. Pub/Sub delivers a failed message again with backoff, and at
 * last moves it to the dead-letter topic.
 */
export const subscriptionOptions = {
  region: REGION,
  serviceAccount: 'projections@',
  retry: true,
  memory: '512MiB',
  timeoutSeconds: 120,
  concurrency: 40,
  maxInstances: 20,
} as const;

/** The subscription with effects outside the database: sign-in accounts, alarms, files. */
export const policyOptions = { ...subscriptionOptions, serviceAccount: 'effects@' } as const;

/**
 * The mail sender. The sweep retries failures, so Pub/Sub delivers once. Concurrency is low,
 * because mail servers limit connections. A statement's PDF needs 200 MB.
 */
export const mailOptions = {
  region: REGION,
  serviceAccount: 'effects@',
  retry: false,
  memory: '512MiB',
  timeoutSeconds: 60,
  concurrency: 3,
  maxInstances: 2,
} as const;

/** The account that signs calls of Cloud Tasks. It may only call the functions of the queues. */
export const TASKS_ACCOUNT = 'deadlines@';

/** Functions of Cloud Tasks. Ten attempts within minutes; after that the sweep does the work. */
export const taskOptions = {
  region: REGION,
  serviceAccount: 'effects@',
  invoker: TASKS_ACCOUNT,
  memory: '512MiB',
  timeoutSeconds: 60,
  concurrency: 20,
  maxInstances: 5,
  retryConfig: { maxAttempts: 10, minBackoffSeconds: 5, maxBackoffSeconds: 300 },
  rateLimits: { maxConcurrentDispatches: 20 },
} as const;

/**
 * Transcoding of movies: one instance per movie, since FFmpeg uses both cores. A task that fails
 * because of another server is retried twice; then the movie's deadline gives up.
 */
export const movieOptions = {
  region: REGION,
  serviceAccount: 'effects@',
  invoker: TASKS_ACCOUNT,
  memory: '2GiB',
  cpu: 2,
  timeoutSeconds: 540,
  concurrency: 1,
  maxInstances: 5,
  retryConfig: { maxAttempts: 3, minBackoffSeconds: 30, maxBackoffSeconds: 300 },
  rateLimits: { maxConcurrentDispatches: 5 },
} as const;

/** The sweep: one instance is enough. */
export const scheduleOptions = {
  region: REGION,
  serviceAccount: 'effects@',
  memory: '512MiB',
  timeoutSeconds: 300,
  concurrency: 1,
  maxInstances: 1,
} as const;

/** The daily seal. Only its account may sign with the key, and it may only add to the bucket. */
export const sealOptions = {
  ...scheduleOptions,
  serviceAccount: 'log-sealer@',
  timeoutSeconds: 1800,
  schedule: schedulerText(schedules.seal),
  timeZone: TIME_ZONE,
  retryCount: 3,
} as const;

/** Calendar apps read a cast's work at an address that contains a secret. */
export const calendarOptions = openOptions;

/**
 * Public pages and pictures. The account only reads the database and the pictures. A page has up
 * to thirty pictures, so there are more instances than for other open functions.
 */
export const publicPageOptions = { ...openOptions, serviceAccount: 'public-pages@', maxInstances: 4 } as const;

/**
 * Shared lists for guests: pages, pictures, and commands that count openings and take answers. An
 * account of its own, because no other account both writes the log and reads pictures for guests.
 */
export const sharedListOptions = { ...publicPageOptions, serviceAccount: 'shared-lists@' } as const;

/**
 * The job of the replay, for logs that take hours from a laptop. The files of an instance are in
 * its memory, and with them the documents of a replay. A task that failed runs again.
 */
export const replayJob = {
  name: 'replay',
  region: REGION,
  serviceAccount: 'replay@',
  memory: '8Gi',
  cpu: 2,
  taskTimeout: '24h',
  maxRetries: 1,
} as const;

export const sealReadingOptions = { ...openOptions, serviceAccount: 'seal-reader@', cors: true } as const;
