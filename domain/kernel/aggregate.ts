import type { Deadline } from './deadline.ts';
import type { Decider } from './decider.ts';
import type { EventDefinitions } from './eventDefinition.ts';
import type { AggregateName } from './identifiers.ts';

/**
 * The definition of an aggregate for the event store.
 * `snapshotSchema`: increment it when the shape of the state changes; older snapshots are then
 * ignored.
 * `subject`: the person whose key encrypts the personal fields. With several, erasing one of them
 * makes the fields unreadable.
 * `deadlines`: the open deadlines of a state.
 * `reserved`: a new stream needs a reservation, made after its guard has checked other streams.
 * `provable`: events are hashed field by field, so that a certificate can show a part of them.
 */
export type Aggregate<State, Command, Event extends { type: string; data: unknown }> = {
  readonly name: AggregateName;
  readonly decider: Decider<State, Command, Event>;
  readonly events: EventDefinitions;
  readonly snapshotSchema: number;
  subject(entityId: string, event: Event): string | readonly string[];
  deadlines?(state: State): readonly Deadline[];
  readonly reserved?: true;
  readonly provable?: true;
};
