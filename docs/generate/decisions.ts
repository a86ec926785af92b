import { DAY } from '#domain/kernel/calendar/instants.ts';
import { type DecisionContext, fold, type Role } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { by } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import type { Accepted } from '#domain/testing/examples.ts';
import { sendersOf } from '#domain/work/deal/row.ts';

const roles = ['client', 'talent', 'office', null] as const satisfies readonly (Role | null)[];
const named = { client: 'client', talent: 'cast', office: 'office', system: 'system' } as const;

/** The code with which the decider refuses; null when it takes the command. */
const refusalOf = (name: AggregateName, command: unknown, state: unknown, context: DecisionContext): ErrorCode | null => {
  try {
    aggregateNamed(name).decider.decide(command, state, context);
    return null;
  } catch (refusal) {
    if (refusal instanceof DomainError) return refusal.code;
    throw refusal;
  }
};

const contextOf = ({ context }: Accepted, role: Role | null): DecisionContext =>
  context.actor.role === role ? context : by(role, context.now);

/** Who sends a command. Deals have a table; of others each role sends the sample. */
export const sendersOfCommand = (name: AggregateName, type: string): string => {
  const row = dealKinds.find((kind) => kind.name === name)?.table[type];
  if (row) return [...sendersOf(row).map((role) => named[role]), ...(row.onBehalf ? ['office on behalf of the cast'] : [])].join(', ');
  const accepted = acceptedCommands[name][type];
  if (!accepted) throw new Error(`no sample of ${name}.${type}`);
  const state: unknown = fold(aggregateNamed(name).decider, accepted.given);
  const taken = roles.filter((role) => refusalOf(name, accepted.command, state, contextOf(accepted, role)) === null);
  if (taken.length === roles.length) return 'every account';
  return taken.map((role) => (role === null ? 'an account without a role' : named[role])).join(', ');
};

/** The states of an aggregate after each step of its samples. */
const statesOf = (name: AggregateName): readonly unknown[] => {
  const { decider } = aggregateNamed(name);
  const stories = Object.values(acceptedCommands[name]).map(({ given, command, context }): readonly AnyEvent[] => [
    ...given,
    ...(decider.decide(command, fold(decider, given), context) as AnyEvent[]),
  ]);
  const steps = stories.flatMap((story) => [0, ...story.keys()].map((length) => story.slice(0, length)).concat([[...story]]));
  return [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()].map((step) => fold(decider, step));
};
const known = new Map<AggregateName, readonly unknown[]>();

/**
 * The codes with which a decider refuses the sample after each of these steps: in time, late, and
 * from two members of the office.
 */
export const refusalsOf = (name: AggregateName, type: string): readonly string[] => {
  const accepted = acceptedCommands[name][type];
  if (!accepted) throw new Error(`no sample of ${name}.${type}`);
  const states = known.get(name) ?? statesOf(name);
  known.set(name, states);
  const { command, context } = accepted;
  const late = { ...context, now: context.now + 1_000 * DAY };
  const members = context.actor.role === 'office' ? [by('office', context.now), by('office', context.now, 'office-2')] : [];
  const found = states.flatMap((state) => [context, late, ...members].map((each) => refusalOf(name, command, state, each)));
  return [...new Set(found)].filter((refusal) => refusal !== null && refusal !== 'permission-denied').toSorted() as string[];
};
