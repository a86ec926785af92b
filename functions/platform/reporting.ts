import { log } from './log.ts';

/** The type by which Cloud Error Reporting recognises a log entry. */
const REPORTED = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** Ids, names and numbers for an error report; never personal data. */
export type ReportContext = Readonly<Record<string, string | number | boolean | null>>;

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Reports an unexpected error. Cloud Error Reporting groups reports by stack. */
export const reportError = (error: unknown, context: ReportContext = {}): void =>
  log('ERROR', textOf(error), { '@type': REPORTED, context });
