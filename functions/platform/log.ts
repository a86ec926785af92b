import { isSpanContextValid, trace } from '@opentelemetry/api';
import { logger } from 'firebase-functions/v2';
import type { Measure } from './objectives.ts';

/** From low to high, as Cloud Logging names them. */
export const severities = ['DEBUG', 'INFO', 'WARNING', 'ERROR'] as const;
export type Severity = (typeof severities)[number];

/**
 * Ids, names of our own code, numbers. Never personal data, payloads or messages of other servers.
 */
type Value = string | number | boolean | null | undefined;
export type Fields = Readonly<Record<string, Value | readonly string[] | Readonly<Record<string, Value>>>>;
/** A log line: one JSON object. */
export type Line = Fields & { readonly severity: Severity; readonly message: string };
export type Sink = (line: Line) => void;

type Env = Readonly<Record<string, string | undefined>>;

/** The lowest severity that is written: `LOG_LEVEL`, else INFO in Cloud Run, else WARNING. */
export const lowestWritten = ({ LOG_LEVEL, K_SERVICE }: Env): Severity =>
  severities.find((each) => each === LOG_LEVEL) ?? (K_SERVICE === undefined ? 'WARNING' : 'INFO');

/** The fields by which Cloud Logging shows a line with its span. */
const traceFields = (): Fields => {
  const span = trace.getActiveSpan()?.spanContext();
  if (!span || !isSpanContextValid(span)) return {};
  return {
    'logging.googleapis.com/trace': `projects/${process.env.GCLOUD_PROJECT}/traces/${span.traceId}`,
    'logging.googleapis.com/spanId': span.spanId,
    'logging.googleapis.com/trace_sampled': (span.traceFlags & 1) === 1,
  };
};

/** One JSON line. Without a span of ours, Firebase's logger adds the trace of the HTTP request. */
const writeJson: Sink = (line) => {
  const fields = traceFields();
  if (Object.keys(fields).length === 0) return logger.write({ ...line });
  const stream = line.severity === 'ERROR' || line.severity === 'WARNING' ? process.stderr : process.stdout;
  stream.write(`${JSON.stringify({ ...line, ...fields })}\n`);
};

let sink: Sink = writeJson;

/** The environment of a process is fixed, and Node asks the system for each variable again. */
const lowest = severities.indexOf(lowestWritten(process.env));
const revision = process.env.K_REVISION ?? null;

/** For tests: sends lines of every severity to `next`. Returns a function that undoes this. */
export const logTo = (next: Sink): (() => void) => {
  const before = sink;
  sink = next;
  return () => {
    sink = before;
  };
};

/** Writes one structured line. The message names the kind of line; the fields hold the values. */
export const log = (severity: Severity, message: string, fields: Fields = {}): void => {
  if (sink === writeJson && severities.indexOf(severity) < lowest) return;
  sink({ severity, message, ...fields });
};

/**
 * The code or name of an error. Its message is not logged, since it can hold an address or a value.
 */
export const errorCode = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name ?? 'unknown');
};

/** Whole milliseconds since `startedAt`, a value of `performance.now()`. */
export const msSince = (startedAt: number): number => Math.round(performance.now() - startedAt);

/** The deployed revision of Cloud Run; null elsewhere. */
export const release = (): string | null => revision;

/** The fields that turn a log line into a metric (durations in ms); read by infra/alerts.ts. */
export const measure = (name: Measure, value: number): Fields => ({ measure: name, value });

/** Logs a value that belongs to no other log line. */
export const measured = (name: Measure, value: number): void => log('INFO', 'measured', measure(name, value));

/** The type by which Cloud Error Reporting recognises a log entry. */
const REPORTED = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** Ids, names and numbers for an error report; never personal data. */
export type ReportContext = Readonly<Record<string, string | number | boolean | null>>;

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Reports an unexpected error. Cloud Error Reporting groups reports by stack. */
export const reportError = (error: unknown, context: ReportContext = {}): void =>
  log('ERROR', textOf(error), { '@type': REPORTED, context });
