import type { Deadline } from './deadline.ts';
import type { Decider } from './decider.ts';
import type { EventDefinitions } from './eventDefinition.ts';
import type { AggregateName } from './identifiers.ts';

/**
 * What the event store needs to know of an aggregate. `snapshotSchema` goes up whenever the state's
 * shape changes: older snapshots are then ignored. `subject` names the person whose key encrypts an
 * event's personal fields; of several, each one's leaving makes them unreadable. `deadlines` says
 * what the clock still has to do for an entity in this state. `reserved`: a stream begins only
 * together with a reservation, which is made after its guard has looked at other streams.
 * `provable`: its events are hashed field by field, so that certificates can show some fields
 * without the others.
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
