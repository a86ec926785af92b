import type { AggregateName } from './identifiers.ts';
import type { DatedPrices } from './priceFields.ts';

/** The sender's role. `system`: a deadline or a policy. null: signed in, without a chosen role. */
export type Role = 'talent' | 'client' | 'office' | 'system';
/** The sender of a command. `confirmedBy`: uid of the second member, if the act needed one. */
export type Actor = { readonly uid: string; readonly role: Role | null; readonly confirmedBy?: string };

/** The highest fee (yen, without tax) that a member of the office may approve; null for any fee. */
export type ApprovalLimit = number | null;

/** The external inputs of a decision: current time (ms), sender. */
export type DecisionContext = {
  readonly now: number;
  readonly actor: Actor;
  readonly approvalLimit?: ApprovalLimit;
  /**
   * The highest fee (yen) that the member approves without a second member; null for any fee. A fee
   * that a second member confirmed has 0: nothing above that fee is approved.
   */
  readonly aloneUpTo?: ApprovalLimit;
  /** The operator's price lists, for a command that may conclude a deal. */
  readonly priceLists?: readonly DatedPrices[];
  /** Whether the member of the office has a role for a command. Missing for other senders. */
  maySend?(aggregate: AggregateName, type: string): boolean;
};

/** The shape of every event, before it is stored. */
export type DomainEvent = { readonly type: string; readonly data: unknown };
export type DomainCommand = { readonly type: string };

/**
 * The common shape of all aggregates. `decide` returns new events, `[]` if the command is fulfilled
 * already, or throws a `DomainError`. `evolve` is total. Both are pure and synchronous.
 */
export type Decider<State, Command, Event> = {
  readonly initial: State;
  decide(command: Command, state: State, context: DecisionContext): Event[];
  evolve(state: State, event: Event): State;
};

/** Folds events into a state, oldest first. */
export const fold = <State, Command, Event>(decider: Decider<State, Command, Event>, events: readonly Event[], from = decider.initial) =>
  events.reduce((state, event) => decider.evolve(state, event), from);
