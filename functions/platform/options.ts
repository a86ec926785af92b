import { defineInt } from 'firebase-functions/params';
import { TIME_ZONE } from '#domain/calendar/instants.ts';
import { REGION } from './region.ts';
import { schedulerText, schedules } from './schedules.ts';
import { allowedOrigins, appCheckEnforced } from './settings.ts';

/**
 * Instances that are kept warm for what people wait for; asked for at the first deployment, 0
 * unless said otherwise.
 */
const warmInstances = defineInt('WARM_INSTANCES', {
  default: 0,
  description:
    'Instances of the services of commands, files and searches that are kept warm (0: the first call of a while waits for a start)',
});

/** What every callable asks of a request, whichever service it runs in. */
export const callableOptions = { cors: allowedOrigins(), enforceAppCheck: appCheckEnforced() } as const;

/**
 * Commands: a person waits. The timeout is longer than the browser's 70 s, so that a command whose
 * answer nobody waits for any more still ends, and its repetition finds the receipt. The instances
 * are bounded, because each has a rate limiter of its own.
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

/** The office's reads: a few people, who may wait for a start. */
export const readOptions = { ...commandOptions, serviceAccount: 'reads@', minInstances: 0, maxInstances: 10 } as const;

/**
 * The searches: a person waits. An instance holds the rows of all casts and jobs: some 180 MB for
 * 100,000 of each. One core searches for everybody, so an instance gets few calls at once.
 */
export const searchOptions = { ...commandOptions, serviceAccount: 'reads@', memory: '1GiB', concurrency: 16 } as const;

/**
 * Pictures that are unpacked, PDFs that are written anew and files that are streamed: more memory
 * and time, and few at once in it.
 */
export const fileOptions = {
  ...commandOptions,
  serviceAccount: 'files@',
  memory: '1GiB',
  timeoutSeconds: 540,
  concurrency: 4,
  maxInstances: 20,
} as const;

/**
 * What anybody may ask for without an account: two small instances, so that a flood costs little.
 */
const openOptions = {
  region: REGION,
  serviceAccount: 'reads@',
  memory: '256MiB',
  timeoutSeconds: 30,
  concurrency: 80,
  maxInstances: 2,
} as const;

/** What browsers report, guests too. */
export const reportOptions = { ...callableOptions, ...openOptions } as const;

/**
 * What guardians answer without an account: commands, bounded like everything that guests may call.
 */
export const guestOptions = { ...reportOptions, serviceAccount: 'commands@', timeoutSeconds: 120 } as const;

/**
 * Subscriptions of the events topic: Pub/Sub delivers again what fails, with backoff, until the
 * dead-letter topic takes it.
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

/** The subscription with effects outside the database: accounts, alarms, files. */
export const policyOptions = { ...subscriptionOptions, serviceAccount: 'effects@' } as const;

/**
 * The sender of mails: a failure is the sweep's, so Pub/Sub delivers once. Few at a time: mail
 * servers count connections.
 */
export const mailOptions = {
  region: REGION,
  serviceAccount: 'effects@',
  retry: false,
  memory: '256MiB',
  timeoutSeconds: 60,
  concurrency: 3,
  maxInstances: 2,
} as const;

/**
 * The account that Cloud Tasks signs its calls with. It may call the functions of the queues, and
 * nothing else.
 */
export const TASKS_ACCOUNT = 'deadlines@';

/**
 * What Cloud Tasks calls. Ten attempts within minutes; what is lost after that, the sweep makes
 * good.
 */
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
 * The transcoding of movies: a whole machine for each, since ffmpeg uses both cores. A task that
 * fails for another server's sake comes again twice; then the movie's deadline gives up.
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

/** The backstop: one at a time is enough. */
export const scheduleOptions = {
  region: REGION,
  serviceAccount: 'effects@',
  memory: '512MiB',
  timeoutSeconds: 300,
  concurrency: 1,
  maxInstances: 1,
} as const;

/**
 * The daily seal of the log: its account alone signs with the key, and may only add to the bucket.
 */
export const sealOptions = {
  ...scheduleOptions,
  serviceAccount: 'log-sealer@',
  timeoutSeconds: 1800,
  schedule: schedulerText(schedules.seal),
  timeZone: TIME_ZONE,
  retryCount: 3,
} as const;

/** Calendars of other services read a cast's work, at an address with a secret in it. */
export const calendarOptions = openOptions;

/**
 * Pages and pictures of those who opened them to everybody. The account reads the database and the
 * pictures, and writes nothing. More instances than other open functions have: a page has up to
 * thirty pictures.
 */
export const publicPageOptions = { ...openOptions, serviceAccount: 'public-pages@', maxInstances: 4 } as const;

/** The public reading of the seals. */
export const sealReadingOptions = { ...openOptions, serviceAccount: 'seal-reader@', cors: true } as const;
