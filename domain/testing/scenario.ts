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

/**
 * Given events, when a command, then events or an error with the fields that it names:
 * `scenario(decider).given(made).when({ type: 'accept' }, by('talent'), [accepted])`.
 * No events: the command is fulfilled already.
 */
export const scenario = <State, Command, Event>(decider: Decider<State, Command, Event>) => ({
  given: (...history: readonly Event[]) => ({
    when: (command: Command, context: DecisionContext, outcome: Outcome<Event>, fields?: readonly string[]): void => {
      const decide = () => decider.decide(command, fold(decider, history), context);
      if (typeof outcome !== 'string') {
        expect(decide()).toEqual(outcome);
        return;
      }
      const refusal = refusalOf(decide);
      expect(refusal?.code, refusal ? undefined : 'the command was not refused').toBe(outcome);
      expect(refusal?.message).toMatch(/[ぁ-んァ-ヶ一-龠]/);
      if (fields) expect(Object.keys(refusal?.fields ?? {}).sort()).toEqual([...fields].sort());
    },
  }),
});
