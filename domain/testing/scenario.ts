import { expect } from 'vitest';
import { type Decider, type DecisionContext, fold } from '../kernel/decider.ts';
import { DomainError } from '../kernel/domainError.ts';
import type { ErrorCode } from '../kernel/errorMessages.ts';

/** The `DomainError` of a decision; undefined if it is accepted. Other errors are rethrown. */
export const refusalOf = (decision: () => unknown): DomainError | undefined => {
  try {
    decision();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
};

type Outcome<Event> = readonly Event[] | ErrorCode;
type When<Command, Event> = {
  (command: Command, context: DecisionContext, outcome: Outcome<Event>, fields?: readonly string[]): void;
  (command: Command, context: DecisionContext): Then<Event>;
};
type Then<Event> = {
  readonly then: (outcome: Outcome<Event>) => void;
  readonly thenRefused: (code: ErrorCode, fields?: readonly string[]) => void;
};

/**
 * Given events, when a command, then events or an error with the fields that it names:
 * `scenario(decider).given(made).when({ type: 'accept' }, by('talent'), [accepted])`.
 * No events: the command is fulfilled already.
 */
export const scenario = <State, Command, Event>(decider: Decider<State, Command, Event>) => ({
  given: (...history: readonly Event[]) => ({
    when: ((command: Command, context: DecisionContext, outcome?: Outcome<Event>, fields?: readonly string[]) => {
      const decide = () => decider.decide(command, fold(decider, history), context);
      const thenRefused = (code: ErrorCode, named?: readonly string[]) => {
        const refusal = refusalOf(decide);
        expect(refusal?.code, refusal ? undefined : 'the command was not refused').toBe(code);
        expect(refusal?.message).toMatch(/[ぁ-んァ-ヶ一-龠]/);
        if (named) expect(Object.keys(refusal?.fields ?? {}).sort()).toEqual([...named].sort());
      };
      const then = (expected: Outcome<Event>, named?: readonly string[]) =>
        typeof expected === 'string' ? thenRefused(expected, named) : expect(decide()).toEqual(expected);
      return outcome === undefined ? { then, thenRefused } : then(outcome, fields);
    }) as When<Command, Event>,
  }),
});
