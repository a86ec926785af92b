import { type Decider, type DecisionContext, fold } from '#domain/kernel/decider.ts';

/** The events of commands that follow each other. */
export const storyOfSteps =
  <State, Command, Event>(decider: Decider<State, Command, Event>) =>
  (...steps: readonly (readonly [Command, DecisionContext])[]) =>
    steps.reduce<Event[]>((events, [command, context]) => events.concat(decider.decide(command, fold(decider, events), context)), []);
