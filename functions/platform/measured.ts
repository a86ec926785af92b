import { logger } from 'firebase-functions/v2';
import type { Measure } from './objectives.ts';

/** How the log lines that metrics are made of are found. */
export const MEASURED = 'measured';

/**
 * Writes a value (ms for durations) that an objective is about, as a log line that a metric is made of. Only where the line becomes a
 * metric: in an instance of Cloud Run.
 */
export const measured = (measure: Measure, value: number, env: NodeJS.ProcessEnv = process.env): void => {
  if (env.K_SERVICE === undefined) return;
  logger.write({ severity: 'INFO', message: MEASURED, measure, value });
};
