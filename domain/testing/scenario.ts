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

/**
 * Given events, when a command, then events or an error:
 * `scenario(decider).given(made).when({ type: 'accept' }, by('talent')).then([accepted])`.
 * No events: the command is fulfilled already.
 */
export const scenario = <State, Command, Event>(decider: Decider<State, Command, Event>) => ({
  given: (...history: readonly Event[]) => ({
    when: (command: Command, context: DecisionContext) => {
      const decide = () => decider.decide(command, fold(decider, history), context);
      const thenRefused = (code: ErrorCode, fields?: readonly string[]) => {
        const refusal = refusalOf(decide);
        expect(refusal?.code, refusal ? undefined : 'the command was not refused').toBe(code);
        expect(refusal?.message).toMatch(/[ぁ-んァ-ヶ一-龠]/);
        if (fields) expect(Object.keys(refusal?.fields ?? {}).sort()).toEqual([...fields].sort());
      };
      return {
        // biome-ignore lint/suspicious/noThenProperty: nobody awaits a scenario
        then: (outcome: readonly Event[] | ErrorCode) =>
          typeof outcome === 'string' ? thenRefused(outcome) : expect(decide()).toEqual(outcome),
        thenRefused,
      };
    },
  }),
});
