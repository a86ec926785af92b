import type { AggregateName } from '../kernel/identifiers.ts';
import { allAggregates } from '../registry.ts';
import { type Accepted, examplesOf } from './examples.ts';

/**
 * Each command of each aggregate once, from a permitted sender, in a state where it gives an event.
 */
export const acceptedCommands = Object.fromEntries(allAggregates.map((each) => [each.name, examplesOf(each)])) as Readonly<
  Record<AggregateName, Readonly<Record<string, Accepted>>>
>;
