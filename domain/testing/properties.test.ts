import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import type { DecisionContext } from '../kernel/decider.ts';
import { fold } from '../kernel/decider.ts';
import { DomainError } from '../kernel/domainError.ts';
import { upcast } from '../kernel/eventDefinition.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import { type AnyAggregate, type AnyEvent, aggregateNamed, aggregates, definitionOf } from '../registry.ts';
import { acceptedCommands } from './acceptedCommands.ts';
import { type Attempt, attemptsOf } from './arbitraries.ts';
import { by, NOON } from './contexts.ts';
import { histories as entryHistories } from './entryHistories.ts';
import { histories as offerHistories } from './offerHistories.ts';
import { storedSamples } from './storedSamples.ts';

const RUNS = { numRuns: runs(40) };
const names = Object.keys(aggregates) as AggregateName[];

type Step = {
  readonly command: Attempt['command'];
  readonly context: DecisionContext;
  readonly events: readonly AnyEvent[];
  readonly before: unknown;
};

/** Runs attempts one after another. An error of the domain is an outcome; others fail the test. */
const run = ({ decider }: AnyAggregate, attempts: readonly Attempt[], given: readonly AnyEvent[] = []): Step[] => {
  let now = NOON;
  let state: unknown = fold(decider, given);
  const steps: Step[] = [];
  for (const { command, actor, elapsed } of attempts) {
    now += elapsed;
    const context = { ...by(actor.role, now), actor };
    try {
      const events = decider.decide(command, state, context) as AnyEvent[];
      steps.push({ command, context, events, before: state });
      state = fold(decider, events, state);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return steps;
};

/** The start: no event, or for deals any status. */
const beginnings: Partial<Record<AggregateName, readonly (readonly AnyEvent[])[]>> = {
  offer: Object.values(offerHistories),
  entry: Object.values(entryHistories),
};
const storyOf = (name: AggregateName) =>
  fc.record({ given: fc.constantFrom<readonly AnyEvent[]>(...(beginnings[name] ?? [[]])), attempts: attemptsOf[name] });

const leaves = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  return typeof value === 'string' && value !== '' ? [value] : [];
};
const personalValues = ({ type, data }: AnyEvent): string[] =>
  definitionOf(type).personalPaths.flatMap((path) =>
    leaves(path.split('.').reduce<unknown>((held, key) => (held as Record<string, unknown>)[key], data)),
  );

/** Whether a state has a text. The digits of a fingerprint may contain a short code by chance. */
const isIn = (state: unknown, text: string): boolean => {
  if (typeof state === 'object' && state !== null)
    return Object.entries(state).some(([key, inner]) => key.includes(text) || isIn(inner, text));
  return typeof state === 'string' ? state.includes(text) : String(state) === text;
};

test('every aggregate of the registry has arbitraries and command schemas', () => {
  expect(Object.keys(attemptsOf).sort()).toEqual([...names].sort());
});

describe.each(names)('%s', (name) => {
  const aggregate = aggregateNamed(name);
  const { decider } = aggregate;

  test('the random commands are valid, and include every type', () => {
    const attempts = fc.sample(attemptsOf[name], 200).flat();
    const tried = new Set(attempts.map(({ command }) => command.type));
    for (const { command } of attempts) expect(aggregateNamed(name).command.safeParse(command).error).toBeUndefined();
    expect([...tried].sort()).toEqual(
      aggregateNamed(name)
        .command.options.map(({ shape }) => shape.type.value as string)
        .sort(),
    );
  });

  test('every accepted command gives no event when it is repeated at once', () => {
    const repeated = Object.values(acceptedCommands[name]).flatMap(({ given, command, context }) => {
      const state: unknown = fold(decider, given);
      const events = decider.decide(command, state, context) as AnyEvent[];
      expect([command.type, events.length > 0]).toEqual([command.type, true]);
      expect([command.type, decider.decide(command, fold(decider, events, state), context)]).toEqual([command.type, []]);
      return command.type;
    });
    expect(repeated.sort()).toEqual(
      aggregateNamed(name)
        .command.options.map(({ shape }) => shape.type.value as string)
        .sort(),
    );
  });

  test('an accepted command of any history gives no event when it is repeated at once', () =>
    fc.assert(
      fc.property(storyOf(name), ({ given, attempts }) => {
        for (const { command, context, events, before } of run(aggregate, attempts, given))
          expect(decider.decide(command, fold(decider, events, before), context)).toEqual([]);
      }),
      RUNS,
    ));

  test('the decided events match their stored form', () =>
    fc.assert(
      fc.property(storyOf(name), ({ given, attempts }) => {
        for (const { type, data } of run(aggregate, attempts, given).flatMap(({ events }) => events)) {
          expect(Object.keys(aggregate.events)).toContain(type);
          expect(definitionOf(type).schema.parse(data)).toEqual(data);
        }
      }),
      RUNS,
    ));

  test('it folds its events in any order, and throws only errors for users', () => {
    const own = storedSamples
      .filter(({ type }) => type in aggregate.events)
      .map(({ type, schemaVersion, data }) => {
        const raised = upcast(definitionOf(type), schemaVersion, structuredClone(data) as Record<string, unknown>, NOON);
        return { type, data: raised } as AnyEvent;
      });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...own), { maxLength: 12 }), attemptsOf[name], (damaged, attempts) => {
        expect(fold(decider, damaged)).toHaveProperty('status');
        run(aggregate, attempts, damaged);
      }),
      RUNS,
    );
  });

  test('a fold from any snapshot equals the fold from the start', () =>
    fc.assert(
      fc.property(storyOf(name), fc.nat(), ({ given, attempts }, at) => {
        const events = [...given, ...run(aggregate, attempts, given).flatMap((step) => step.events)];
        const cut = at % (events.length + 1);
        const snapshot: unknown = JSON.parse(JSON.stringify(fold(decider, events.slice(0, cut))));
        expect(fold(decider, events.slice(cut), snapshot)).toEqual(fold(decider, events));
      }),
      RUNS,
    ));

  test('the state contains no personal data', () =>
    fc.assert(
      fc.property(storyOf(name), ({ given, attempts }) => {
        const events = [...given, ...run(aggregate, attempts, given).flatMap((step) => step.events)];
        const state: unknown = fold(decider, events);
        expect(events.flatMap(personalValues).filter((value) => isIn(state, value))).toEqual([]);
      }),
      RUNS,
    ));
});

/** A commit has one key: a field with another key could never be read. */
describe.each(names)('the events of one command of %s', (name) => {
  const aggregate = aggregateNamed(name);
  test.each(Object.entries(acceptedCommands[name]))('concern the same people in every personal event (%s)', (_label, accepted) => {
    const { given, command, context } = accepted;
    const events = aggregate.decider.decide(command, fold(aggregate.decider, given), context) as AnyEvent[];
    const personal = events.filter(({ type }) => definitionOf(type).personalPaths.length > 0);
    const subjects = personal.map((event) => JSON.stringify([aggregate.subject('entity-1', event)].flat()));
    expect(new Set(subjects).size).toBeLessThanOrEqual(1);
  });
});
