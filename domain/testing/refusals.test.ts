import { describe, expect, test } from 'vitest';
import { fold, type Role } from '../kernel/decider.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import { aggregateNamed, aggregates } from '../registry.ts';
import { acceptedCommands } from './acceptedCommands.ts';
import { by } from './contexts.ts';
import { refusalOf } from './scenario.ts';

const names = Object.keys(aggregates) as AggregateName[];
const roles: readonly (Role | null)[] = ['talent', 'client', 'office', 'system', null];
/**
 * Commands that every user with an account may send: the stream is the sender's own, so no role is
 * wrong. account.test.ts covers withdrawals, contact.test.ts questions to the office.
 */
const forAnyRole = [
  ...[
    'register',
    'chooseRole',
    'syncEmail',
    'requestDestination',
    'confirmDestination',
    'openNews',
    'agreeToTerms',
    'nameMember',
    'chooseMail',
    'addDevice',
    'removeDevice',
    'noteSession',
    'endSession',
    'endOtherSessions',
    'withdraw',
  ].map((type) => `account.${type}`),
  ...['contact.open', 'contact.write'],
];

const schemaOf = (name: AggregateName, type: string) => {
  const option = aggregateNamed(name).command.options.find(({ shape }) => shape.type.value === type);
  if (!option) throw new Error(`no schema for ${name}.${type}`);
  return option;
};

test('every command of every aggregate is listed', () => {
  for (const name of names)
    expect(Object.keys(acceptedCommands[name]).sort()).toEqual(
      aggregateNamed(name)
        .command.options.map(({ shape }) => shape.type.value as string)
        .sort(),
    );
});

const rows = names.flatMap((name) =>
  Object.values(acceptedCommands[name]).map((accepted) => ({ title: `${name}.${accepted.command.type}`, name, accepted })),
);

describe.each(rows)('$title', ({ title, name, accepted: { given, command, context, bound } }) => {
  const { decider } = aggregateNamed(name);
  const state: unknown = fold(decider, given);
  const senders: readonly (Role | null)[] =
    bound === 'eitherParty' ? ['client', 'talent'] : bound === 'officeOrSystem' ? ['office', 'system'] : [context.actor.role];
  const refusedTo = (role: Role | null, uid?: string) =>
    refusalOf(() => decider.decide(command, state, by(role, context.now, uid ?? by(role).actor.uid)))?.code;

  test('is accepted from each permitted sender', () => {
    expect(schemaOf(name, command.type).parse(command)).toEqual(command);
    expect(decider.decide(command, state, context)).not.toEqual([]);
  });

  if (!forAnyRole.includes(title))
    test('is refused from every other role, also with the right uid', () => {
      for (const role of roles.filter((other) => !senders.includes(other))) {
        expect([role, refusedTo(role)]).toEqual([role, 'permission-denied']);
        expect([role, refusedTo(role, context.actor.uid)]).toEqual([role, 'permission-denied']);
      }
    });

  if (bound === 'party' || bound === 'eitherParty')
    test('is refused from a stranger with the same role', () => {
      for (const role of senders) expect([role, refusedTo(role, 'stranger-1')]).toEqual([role, 'permission-denied']);
    });

  test('is refused with an extra, a missing or a wrong field', () => {
    const schema = schemaOf(name, command.type);
    const taken = (payload: unknown) => schema.safeParse(payload).success;
    expect(taken({ ...command, unexpected: true })).toBe(false);
    for (const [field, kind] of Object.entries(schema.shape)) {
      const { [field]: _, ...rest } = command;
      expect([field, taken(rest)]).toEqual([field, kind.safeParse(undefined).success]);
      for (const wrong of [{ toString: 1 }, Symbol.iterator, () => command])
        expect([field, taken({ ...command, [field]: wrong })]).toEqual([field, false]);
    }
  });
});
