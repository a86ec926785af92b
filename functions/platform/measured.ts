import { type Fields, log } from './log.ts';
import type { Measure } from './objectives.ts';

/** The fields that turn a log line into a metric (durations in ms); read by infra/alerts.ts. */
export const measure = (name: Measure, value: number): Fields => ({ measure: name, value });

/** Logs a value that belongs to no other log line. */
export const measured = (name: Measure, value: number): void => log('INFO', 'measured', measure(name, value));
