import { log } from './log.ts';

/** What Cloud Error Reporting recognises in a log entry, wherever it was written. */
const REPORTED = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** Words for people and machines; never personal data. */
export type ReportContext = Readonly<Record<string, string | number | boolean | null>>;

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * The one way to report an error that nobody expected: Cloud Error Reporting groups it by its
 * stack.
 */
export const reportError = (error: unknown, context: ReportContext = {}): void =>
  log('ERROR', textOf(error), { '@type': REPORTED, context });
