import type { Deadline } from './deadline.ts';
import type { Decider } from './decider.ts';
import type { EventDefinitions } from './eventDefinition.ts';
import type { AggregateName } from './identifiers.ts';

/** The definition of an aggregate for the event store. */
export type Aggregate<State, Command, Event extends { type: string; data: unknown }> = {
  readonly name: AggregateName;
  readonly decider: Decider<State, Command, Event>;
  readonly events: EventDefinitions;
  /** Increment it when the shape of the state changes. Older snapshots are then ignored. */
  readonly snapshotSchema: number;
  /**
   * The person whose key encrypts the personal fields. With several people, the fields become
   * unreadable when one of them is erased.
   */
  subject(entityId: string, event: Event): string | readonly string[];
  /** The open deadlines of a state. */
  deadlines?(state: State): readonly Deadline[];
  /** A new stream needs a reservation, made after its guard has checked other streams. */
  readonly reserved?: true;
  /** Events are hashed field by field, so that a certificate can show a part of them. */
  readonly provable?: true;
};
