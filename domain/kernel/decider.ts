import type { OfficeRole } from '../office/roles.ts';

/**
 * Who sends a command. `system` is a deadline or a policy; `null` has signed in but not chosen a
 * role yet.
 */
export type Role = 'talent' | 'client' | 'office' | 'system';
/** `confirmedBy`: the second member of the office, where the act needed one. */
export type Actor = { readonly uid: string; readonly role: Role | null; readonly confirmedBy?: string };

/** The highest fee (yen, without tax) that a member of the office approves; null: any. */
export type ApprovalLimit = number | null;

/**
 * Everything from outside that a decision may use: the clock (ms since the epoch), the actor,
 * ready-made ids.
 */
export type DecisionContext = {
  readonly now: number;
  readonly actor: Actor;
  readonly ids: readonly string[];
  readonly approvalLimit?: ApprovalLimit;
  /** What this member of the office does; absent: nobody of the office. */
  readonly officeRoles?: readonly OfficeRole[];
};

export type DomainEvent = { readonly type: string; readonly data: unknown };
export type DomainCommand = { readonly type: string };

/**
 * The one shape of every aggregate. `decide` returns new events, `[]` when the command is already
 * fulfilled, or throws a `DomainError`; `evolve` is total. Neither reads a clock, makes an id or
 * awaits.
 */
export type Decider<State, Command, Event> = {
  readonly initial: State;
  decide(command: Command, state: State, context: DecisionContext): Event[];
  evolve(state: State, event: Event): State;
};

/** Folds events into a state, oldest first. */
export const fold = <State, Command, Event>(decider: Decider<State, Command, Event>, events: readonly Event[], from = decider.initial) =>
  events.reduce((state, event) => decider.evolve(state, event), from);
