import { type Fields, log } from './log.ts';
import type { Measure } from './objectives.ts';

/**
 * The fields that make a log line the source of a metric (ms for durations); infra/alerts.ts looks
 * for them.
 */
export const measure = (name: Measure, value: number): Fields => ({ measure: name, value });

/** Writes a value that no other log line carries. */
export const measured = (name: Measure, value: number): void => log('INFO', 'measured', measure(name, value));
