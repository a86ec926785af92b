import fc from 'fast-check';
import type { DecisionContext, Role } from '../kernel/decider.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import { type AnyAggregate, allAggregates } from '../registry.ts';
import { by, DAY, HOUR, NOON } from './contexts.ts';
import { randomCommands, usualSenders } from './randomCommands.ts';

/** A random command that may not fit the state, and the time (ms) since the previous one. */
export type Attempt = { readonly command: { readonly type: string }; readonly actor: DecisionContext['actor']; readonly elapsed: number };

/** Usually a short time; sometimes long enough for deadlines. */
const elapsed = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 1, HOUR) }, fc.constantFrom(DAY, 2 * DAY, 5 * DAY, 7 * DAY));

const role = fc.constantFrom<Role | null>('talent', 'client', 'office', 'system', null);
/** Usually the people of the examples; sometimes a stranger with the same role. */
const actor = fc
  .tuple(role, fc.integer({ min: 0, max: 9 }))
  .map(([who, luck]) => (luck === 0 ? by(who, NOON, 'stranger-1') : by(who)).actor);

/** The more commands an aggregate has, the longer its random stories. */
const LENGTH_MIN = 8;
const LENGTH_MAX = 40;

const attemptsOn = (aggregate: AnyAggregate): fc.Arbitrary<Attempt[]> => {
  const senders = usualSenders(aggregate);
  const attempt = fc.record({ command: randomCommands(aggregate), anybody: actor, elapsed, luck: fc.nat({ max: 9 }) });
  // What begins is about the things of the examples, which belong to their people.
  const begins = (type: string): boolean => aggregate.commandRows[type]?.entity === 'new';
  const sent = attempt.map(({ command, anybody, elapsed, luck }) => {
    const usual = senders(command.type);
    const unusual = begins(command.type) ? by(anybody.role).actor : anybody;
    return { command, elapsed, actor: luck < 2 ? unusual : by(usual[luck % usual.length] ?? null).actor };
  });
  const commands = Object.keys(aggregate.commandRows).length;
  return fc.array(sent, { maxLength: Math.min(LENGTH_MAX, Math.max(LENGTH_MIN, 2 * commands)), size: 'max' });
};

export const attemptsOf = Object.fromEntries(allAggregates.map((each) => [each.name, attemptsOn(each)])) as Readonly<
  Record<AggregateName, fc.Arbitrary<Attempt[]>>
>;
