import { type Actor, fold } from '#domain/kernel/decider.ts';
import { type AggregateName, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { DatedPrices } from '#domain/kernel/priceFields.ts';
import { type AnyEvent, aggregateNamed } from '#domain/registry.ts';

/** The result of one command: events, sender, time (ms). */
export type Told = { readonly events: readonly AnyEvent[]; readonly actor: Actor; readonly at: number };

export type History = { readonly streamId: string; readonly told: readonly Told[] };

/** A command in the past. */
export type Step = {
  readonly command: { readonly type: string; readonly [field: string]: unknown };
  readonly by: Actor;
  readonly at: number;
};

/**
 * The history that the decider makes from commands, each at its own time. Throws if one is refused
 * or changes nothing. A conclusion takes the prices of its day from `priceLists`.
 */
export const history = (
  name: AggregateName,
  entityId: string,
  steps: readonly Step[],
  priceLists: readonly DatedPrices[] = [],
): History => {
  const { decider } = aggregateNamed(name);
  let state = decider.initial;
  const told = steps.map(({ command, by: actor, at }): Told => {
    const events = decider.decide(command, state, { now: at, actor, priceLists });
    if (events.length === 0) throw new Error(`${command.type} changes nothing in ${name} ${entityId}`);
    state = fold(decider, events, state);
    return { events, actor, at };
  });
  return { streamId: streamIdOf(name, entityId), told };
};
