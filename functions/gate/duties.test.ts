import { beforeAll, describe, expect, test } from 'vitest';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { mayRead, type OfficePart, officeReads } from '#domain/kernel/officeParts.ts';
import { type OfficeRole, officeRoles } from '#domain/kernel/officeRoles.ts';
import { maySend, worksOn } from '#domain/office/duties.ts';
import { officeCommands } from '#domain/office/officeCommands.ts';
import { aggregateOf, type CommandCallableName } from '#domain/office/operation/addresses.ts';
import { account } from '#domain/people/account/account.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { commands, files } from '../index.ts';
import { commandOf, fork, type Sent, send, settle } from '../testing/memoryProcess.ts';
import { worldAfter } from '../testing/smallWorld.ts';
import { requireOffice } from './admission.ts';

const member = 'member-1';
const register = commandOf(account, member, { type: 'register', email: 'member@example.com' }, member, { begins: true });
const duties = (roles: readonly OfficeRole[], approvalLimit: number | null = null) =>
  commandOf(account, member, { type: 'setDuties', roles, approvalLimit, reason: '担当' }, uidOf.office);

let registered: World;
beforeAll(async () => {
  registered = await worldAfter(register);
});

const worldOf = async (roles: readonly OfficeRole[]): Promise<World> => {
  const world = fork(registered);
  const runtime = processOf(world);
  await send(runtime, duties(roles));
  await settle(world, runtime);
  return world;
};

const refusalOf = async (act: Promise<unknown>): Promise<string | undefined> => {
  try {
    await act;
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

const sent = Object.entries(officeCommands).flatMap(([aggregate, byRole]) =>
  [...new Set(Object.values(byRole).flat())].map((type) => ({ aggregate: aggregate as AggregateName, type: type as string })),
);

/** Whether the command is refused because of the role. */
const isRefused = async (world: World, { aggregate, type }: (typeof sent)[number]): Promise<boolean> => {
  const command = acceptedCommands[aggregate][type]?.command as Sent;
  const request = commandOf(aggregateNamed(aggregate), 'entity-1', command, member, { begins: true });
  return (await refusalOf(executeCommand(processOf(world), request))) === 'role-missing';
};

const held: readonly (readonly OfficeRole[])[] = [...officeRoles.map((role) => [role]), [], officeRoles];

describe.each(held.map((roles) => ({ roles, named: roles.join(' ') || 'none' })))('a member whose roles are: $named', ({ roles }) => {
  let world: World;
  beforeAll(async () => {
    world = await worldOf(roles);
  });

  test('may send the commands of the table and no other', async () => {
    const refused = await Promise.all(sent.map((each) => isRefused(world, each)));
    // Asking for an act needs the role for that act, here writing off a bill, and a role that may
    // ask.
    const mayAsk = maySend(roles, 'offer', 'ignoreBill');
    // Notes on a piece of work need the role for that work, here an offer. Only work that exists
    // can be woken.
    const isKept = ({ aggregate, type }: (typeof sent)[number]) => aggregate === 'desk' && type !== 'wake' && !worksOn(roles, 'offer');
    // The act that is held needs the role for it, here denying an offer.
    const isHeld = ({ type }: (typeof sent)[number]) => type === 'hold' && !maySend(roles, 'offer', 'adminDisapprove');
    const expected = sent.map(
      (each) => !maySend(roles, each.aggregate, each.type) || (each.type === 'ask' && !mayAsk) || isKept(each) || isHeld(each),
    );
    expect(sent.filter((_, at) => refused[at])).toEqual(sent.filter((_, at) => expected[at]));
  });

  test('may read the parts of the table and no other', async () => {
    const parts = Object.keys(officeReads) as OfficePart[];
    const caller = { uid: member, hasRequiredSecondFactor: true };
    const refused = await Promise.all(parts.map((part) => refusalOf(requireOffice(processOf(world), caller, part))));
    expect(refused).toEqual(parts.map((part) => (mayRead(roles, part) ? undefined : 'role-missing')));
  });
});

test('a member without a role may still edit the own account', async () => {
  const world = await worldOf([]);
  const own = commandOf(account, member, { type: 'openNews', seenAt: 1 }, member);
  expect(await refusalOf(executeCommand(processOf(world), own))).toBeUndefined();
});

test('the callables of the office check the same table as the aggregates', () => {
  const { media } = files.callables;
  for (const [name, callable] of Object.entries({ ...commands.callables, media }))
    expect([name, aggregateOf[name as CommandCallableName]]).toEqual([name, callable.aggregate]);
});
