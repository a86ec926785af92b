import { type DecisionContext, fold, type Role } from '../kernel/decider.ts';
import type { AnyDefinition } from '../kernel/definition.ts';
import type { AnyAggregate, AnyEvent } from '../registry.ts';
import { by, NOON } from './contexts.ts';

export type Sent = { readonly type: string; readonly [field: string]: unknown };

/** A command that is accepted: the events before it, and its sender. */
export type Accepted = {
  readonly given: readonly AnyEvent[];
  readonly command: Sent;
  readonly context: DecisionContext;
  /**
   * The tie between sender and entity. `party`: named in the stream. `eitherParty`: client or
   * talent of the stream. `self`: the sender's own stream, without an id. `role`: any user with the
   * role. `officeOrSystem`: the office, or its invoices.
   */
  readonly bound: 'party' | 'eitherParty' | 'self' | 'role' | 'officeOrSystem';
};

type Row = AnyDefinition['commandRows'][string];

const sendersOf = ({ by: senders }: Pick<Row, 'by'>): readonly string[] => [senders].flat();

const boundOf = (row: Row): Accepted['bound'] => {
  const senders = sendersOf(row);
  if (row.bound) return row.bound;
  if (row.entity === 'own' || senders.includes('anyone')) return 'self';
  if (senders.includes('client') && senders.includes('talent')) return 'eitherParty';
  if (senders.includes('office') && senders.includes('system')) return 'officeOrSystem';
  return row.entity !== 'new' && (senders.includes('client') || senders.includes('talent')) ? 'party' : 'role';
};

/** The example of a command, with the events of the examples that it needs before it. */
const exampleOf = ({ commandRows, decider }: AnyAggregate, type: string): Accepted => {
  const row = commandRows[type] as Row;
  const sent = (step: string | Sent): Pick<Accepted, 'command' | 'context'> => {
    const { type: name, ...fields } = typeof step === 'string' ? { type: step } : step;
    const { example, later = 0, from, ...each } = commandRows[name] as Row;
    const [role] = sendersOf(each) as [Role | 'anyone'];
    return { command: { type: name, ...example, ...fields }, context: by(role === 'anyone' ? null : role, NOON + later, from) };
  };
  const given: AnyEvent[] = [];
  for (const { command, context } of (row.after ?? []).map(sent))
    given.push(...(decider.decide(command, fold(decider, given), context) as AnyEvent[]));
  return { given, ...sent(type), bound: boundOf(row) };
};

/** The examples of all commands of a definition, by type. */
export const examplesOf = (definition: AnyAggregate): Readonly<Record<string, Accepted>> =>
  Object.fromEntries(Object.keys(definition.commandRows).map((type) => [type, exampleOf(definition, type)]));
