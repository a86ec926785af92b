import { MINUTE, SECOND } from '#domain/kernel/calendar/instants.ts';
import type { ServiceName } from '#domain/office/operation/addresses.ts';
import type { schedules } from './schedules.ts';

/** How values become the figure of an objective: a percentile over ten minutes, or the maximum. */
export type Figure = 'p95' | 'p99' | 'highest';

/**
 * The source of the values. `log`: lines with `measure` and `value`, one per action or per sweep.
 * `service`: answers of a Cloud Run service. `errorsOf`: errors logged by a scheduled function.
 * `deadLetters`: messages that could not be handled.
 */
export type Source =
  | { readonly log: 'each' | 'sweep' }
  | { readonly service: ServiceName }
  | { readonly errorsOf: keyof typeof schedules }
  | { readonly deadLetters: true };

/** One promise about the running product, with its limit and its remedy. */
export type Objective = {
  /** The promise, in the words of the alert. */
  readonly holds: string;
  readonly remedy: string;
  readonly source: Source;
  readonly figure: Figure;
  /** The highest good figure: ms for durations, else a number. */
  readonly limit: number;
};

/** The objectives of the product. infra/alerts.ts makes the metrics and alerts from this table. */
export const objectives = {
  commandLatency: {
    holds: 'A command is answered within 800 ms (p95)',
    remedy: 'Look at the latency and the instances of `commands` in Cloud Run, and at the contention of the database.',
    source: { service: 'commands' },
    figure: 'p95',
    limit: 800,
  },
  visibilityLag: {
    holds: 'A shared document shows an event within 2 s (p95)',
    remedy: 'Look at the log of `projections` and at the oldest message of its subscription.',
    source: { log: 'each' },
    figure: 'p95',
    limit: 2 * SECOND,
  },
  deadlineLateness: {
    holds: 'A deadline is carried out within a minute (p99)',
    remedy: 'Look at the oldest task of the queue `deadlines`. The sweep makes late ones good.',
    source: { log: 'each' },
    figure: 'p99',
    limit: MINUTE,
  },
  mailDelay: {
    holds: 'A mail is handed to the mail server within 2 minutes (p95)',
    remedy: 'Look at `mails` with their last error, and at the mail server.',
    source: { log: 'each' },
    figure: 'p95',
    limit: 2 * MINUTE,
  },
  mailsGivenUp: {
    holds: 'No mail was given up',
    remedy: 'The office lists the mails whose state is FAILED. Eight attempts could not send them.',
    source: { log: 'each' },
    figure: 'highest',
    limit: 0,
  },
  parkedStreams: {
    holds: 'No stream is parked',
    remedy: '`npm run replay -- parked` lists them with the error. Mend the code, deploy, then `retry`.',
    source: { log: 'sweep' },
    figure: 'highest',
    limit: 0,
  },
  oldestOwed: {
    holds: 'No stream owes an event for more than a minute',
    remedy: 'The operations page names the streams. Look at the log of `projections` and `policies`.',
    source: { log: 'sweep' },
    figure: 'highest',
    limit: MINUTE,
  },
  lateDeadlines: {
    holds: 'No deadline is more than five minutes late',
    remedy: 'Look at the queue `deadlines`, at the log of `sweep`, and at the parked streams.',
    source: { log: 'sweep' },
    figure: 'highest',
    limit: 0,
  },
  seal: {
    holds: 'The daily seal is made without an error',
    remedy: 'Look at the log of `seal`, mend it, then `npm run replay -- seal`: without a seal nobody would see an altered log.',
    source: { errorsOf: 'seal' },
    figure: 'highest',
    limit: 0,
  },
  deadLetters: {
    holds: 'No message of the events was given up',
    remedy: 'Look at the subscription events-dead. Nothing is lost: the sweep publishes what is owed.',
    source: { deadLetters: true },
    figure: 'highest',
    limit: 0,
  },
} as const satisfies Record<string, Objective>;

export const runbookOf = (name: string): string => `docs/runbooks/${name}.md`;

type Objectives = typeof objectives;

/** Values that each sweep logs for charts only. A high value for a moment is normal. */
export const gauges = ['owedStreams', 'mailsDue'] as const;

/** The values of the log field `measure`. */
export type Measure =
  | (typeof gauges)[number]
  | {
      [Name in keyof Objectives]: Objectives[Name]['source'] extends { readonly log: string } ? Name : never;
    }[keyof Objectives];
