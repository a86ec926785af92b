import { type Actor, fold } from '#domain/kernel/decider.ts';
import { type AggregateName, streamIdOf } from '#domain/kernel/identifiers.ts';
import { type AnyEvent, aggregateNamed } from '#domain/registry.ts';

/** What one command made of a stream: its events, who sent it, when (ms). */
export type Told = { readonly events: readonly AnyEvent[]; readonly actor: Actor; readonly at: number };

/** A stream from its beginning. */
export type History = { readonly streamId: string; readonly told: readonly Told[] };

/** A command of the past. */
export type Step = {
  readonly command: { readonly type: string; readonly [field: string]: unknown };
  readonly by: Actor;
  readonly at: number;
};

/**
 * The history that the aggregate's decider makes of commands, each decided at its own time. Throws
 * on one that is refused or changes nothing.
 */
export const history = (name: AggregateName, entityId: string, steps: readonly Step[]): History => {
  const { decider } = aggregateNamed(name);
  let state = decider.initial;
  const told = steps.map(({ command, by: actor, at }): Told => {
    const events = decider.decide(command, state, { now: at, actor, ids: [] });
    if (events.length === 0) throw new Error(`${command.type} changes nothing in ${name} ${entityId}`);
    state = fold(decider, events, state);
    return { events, actor, at };
  });
  return { streamId: streamIdOf(name, entityId), told };
};
