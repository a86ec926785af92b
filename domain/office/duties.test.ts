import { describe, expect, test } from 'vitest';
import { mayRead, officeReads } from '../kernel/officeParts.ts';
import { officeRoles } from '../kernel/officeRoles.ts';
import { aggregateNamed } from '../registry.ts';
import { acceptedCommands } from '../testing/acceptedCommands.ts';
import { dealKinds } from '../testing/dealKinds.ts';
import { limitOf, maySend } from './duties.ts';
import { commandsOfAct, partOfAct, watchedNames } from './fourEyes.ts';
import { officeCommands } from './officeCommands.ts';

const parts = Object.keys(officeReads) as (keyof typeof officeReads)[];

describe('the table of duties', () => {
  const sent = Object.entries(acceptedCommands).flatMap(([aggregate, commands]) =>
    Object.values(commands).map(({ command, context }) => ({ aggregate, type: command.type, role: context.actor.role })),
  );

  test('contains every command that the office sends, and no other', () => {
    const named = Object.entries(officeCommands).flatMap(([aggregate, byRole]) =>
      Object.values(byRole).flatMap((types) => types.map((type: string) => `${aggregate} ${type}`)),
    );
    const onBehalf = dealKinds.flatMap(({ name, table }) =>
      Object.entries(table).flatMap(([type, row]) => (row.onBehalf ? [`${name} ${type}`] : [])),
    );
    const byOffice = [...sent.filter(({ role }) => role === 'office').map(({ aggregate, type }) => `${aggregate} ${type}`), ...onBehalf];
    expect([...new Set(named)].sort()).toEqual(byOffice.sort());
  });

  test.each(sent.filter(({ role }) => role === 'office'))(
    '$aggregate $type is for some role, and not for a member without roles',
    ({ aggregate, type }) => {
      const allowed = officeRoles.filter((role) => maySend([role], aggregate as never, type));
      expect(allowed.length).toBeGreaterThan(0);
      expect(allowed.length).toBeLessThan(officeRoles.length);
      expect(maySend([], aggregate as never, type)).toBe(false);
      expect(maySend(officeRoles, aggregate as never, type)).toBe(true);
    },
  );

  test('auditors read everything and change nothing; administrators do no daily work', () => {
    expect(parts.filter((part) => !mayRead(['audit'], part))).toEqual([]);
    expect(
      Object.entries(officeCommands)
        .filter(([, byRole]) => byRole.audit)
        .map(([aggregate]) => aggregate),
    ).toEqual(['audit', 'countersign']);
    expect(parts.filter((part) => mayRead(['administration'], part))).toEqual(['people', 'grants']);
  });

  test('a member without roles reads nothing', () => {
    expect(parts.filter((part) => mayRead([], part))).toEqual([]);
  });

  test.each(watchedNames)('requests for a second member for %s are read by members who may do it, and by auditors', (act) => {
    const doing = officeRoles.filter((role) => commandsOfAct(act).some(([aggregate, type]) => maySend([role], aggregate, type)));
    expect(officeRoles.filter((role) => mayRead([role], partOfAct[act]))).toEqual(
      officeRoles.filter((role) => [...doing, 'audit'].includes(role)),
    );
  });

  test('only members who send an act that can need a second member request and give confirmations', () => {
    const watched = watchedNames.flatMap(commandsOfAct);
    const doing = officeRoles.filter((role) => watched.some(([aggregate, type]) => maySend([role], aggregate, type)));
    for (const type of ['ask', 'confirm', 'decline', 'withdraw'])
      expect(officeRoles.filter((role) => maySend([role], 'countersign', type))).toEqual(doing);
  });
});

test('every aggregate in the table exists', () => {
  for (const name of Object.keys(officeCommands)) expect(aggregateNamed(name as never)).toBeDefined();
});

test('an approver has no limit', () => {
  expect(limitOf({ officeRoles: ['review'], approvalLimit: 50_000 })).toBe(50_000);
  expect(limitOf({ officeRoles: ['review', 'approval'], approvalLimit: 50_000 })).toBeNull();
});
