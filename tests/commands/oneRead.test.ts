import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fold } from '#domain/kernel/decider.ts';
import { type AggregateName, streamIdOf } from '#domain/kernel/identifiers.ts';
import { officeRoles } from '#domain/kernel/officeRoles.ts';
import { watchedActOf, watchFor } from '#domain/office/fourEyes.ts';
import { GENESIS } from '#domain/office/proof/leaves.ts';
import type { AccountState } from '#domain/people/account/account.ts';
import { account } from '#domain/people/account/account.ts';
import { type AnyEnvelope, aggregateNamed } from '#domain/registry.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import type { Accepted } from '#domain/testing/examples.ts';
import type { CommitHooks } from '#functions/eventStore/commitHooks.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { rememberIds } from '#functions/eventStore/knownIds.ts';
import type { Rule } from '#functions/eventStore/rule.ts';
import { type Head, headOf } from '#functions/eventStore/stream.ts';
import { paths } from '#functions/platform/firestorePaths.ts';
import { mayWrite } from '#functions/rules/blocks.ts';
import { newWorld, processOf, type World } from '#local/memory/process.ts';
import { replay } from '#projections/replay.ts';
import { exportsIn } from '#tests/support/imports.ts';

/** The account of each sender, in the state that its role has. */
const accountOf = (role: string | null): AccountState => {
  const registered = fold(account.decider, [{ type: 'AccountRegistered', data: { email: 'hana@example.com' } }]);
  const side = role === 'office' ? { isAdmin: true, officeRoles } : { role, isClientCertificated: true };
  return { ...registered, ...side } as AccountState;
};

/** A world after the events of a sample, with the stream's documents and the keys of all people. */
const worldOf = async (name: AggregateName, entityId: string, { given, context }: Accepted): Promise<World> => {
  const world = newWorld();
  const { db, keys } = processOf(world);
  const people = [...new Set([...Object.values(uidOf), context.actor.uid, entityId, 'student-TA0001-1'])];
  for (const uid of people) await keys.make(uid);
  const put = (path: string, data: object) => db.doc(path).set(data);
  const streamId = streamIdOf(name, entityId);
  const shown = replay();
  given.forEach((event, index) => {
    const meta = { actor: context.actor, recordedAt: NOON, commandId: '', correlationId: '', causationId: null };
    shown.add({ ...event, id: `${streamId}_${index + 1}`, streamId, version: index + 1, meta } as unknown as AnyEnvelope);
  });
  for (const [path, data] of shown.documents()) await put(path, data);
  const headFor = (of: AggregateName, state: unknown, version: number) => {
    const aggregate = aggregateNamed(of);
    return { version, hash: GENESIS, owedFrom: null, receipts: [], ...headOf(aggregate, state, version) };
  };
  if (context.actor.role !== 'system') {
    const state = accountOf(context.actor.role);
    if (name !== 'account' || entityId !== context.actor.uid)
      await put(paths.head(streamIdOf('account', context.actor.uid)), headFor('account', state, 1));
  }
  const { decider } = aggregateNamed(name);
  if (given.length > 0) await put(paths.head(streamId), headFor(name, fold(decider, given), given.length));
  return world;
};

/** Keys are in a database of their own, and a process keeps them for a minute. */
const isOfKeys = /personKeys|wrappingKeys|wrapped/;

/** The fields of commands that only a rule knows. */
const addedByRules: Readonly<Record<string, readonly string[]>> = {
  'entry.enter': ['clientId', 'posted'],
  'report.report': ['jobId', 'clientId', 'talentId'],
  'contact.begin': ['role'],
  'invoice.issue': ['number', 'bills', 'billTo', 'phone', 'issuer', 'replaces'],
};

/**
 * A command that was stored: its calls to the database until then, what it read first, and what of
 * that in vain.
 */
type Stored = { readonly calls: readonly string[]; readonly read: readonly string[]; readonly inVain: readonly string[] };

/** Runs a command in a process that has seen its stream, or has not. */
const run = async (name: AggregateName, accepted: Accepted, hasSeen = true, ruled: readonly Rule[] = []): Promise<Stored> => {
  const { given, command, context, bound } = accepted;
  const aggregate = aggregateNamed(name);
  const entityId = bound === 'self' ? context.actor.uid : 'entity-1';
  const world = await worldOf(name, entityId, accepted);
  const calls: string[] = [];
  const runtime = processOf(
    world,
    async (call, effect) => {
      calls.push(call);
      return effect();
    },
    () => context.now,
  );
  await runtime.keys.read([...Object.values(uidOf), context.actor.uid, entityId, 'student-TA0001-1']);
  if (hasSeen) rememberIds(runtime.db, streamIdOf(name, entityId), fold(aggregate.decider, given));
  calls.length = 0;
  let needed: readonly string[] = [];
  let made: readonly AnyEnvelope[] = [];
  const following: CommitHooks = {
    ...runtime.following,
    keysOf: (events) => {
      needed = runtime.following.keysOf(events);
      made = events;
      return needed;
    },
  };
  const isFirst = aggregate.reserved && given.length === 0;
  const act = watchedActOf(name, command.type);
  const sent = Object.fromEntries(Object.entries(command).filter(([field]) => !addedByRules[`${name}.${command.type}`]?.includes(field)));
  const reserve = { path: 'reservations/one', data: () => ({}), taken: () => 'already-exists' as const };
  const { types } = await executeCommand(
    { ...runtime, following },
    {
      aggregate,
      entityId,
      command: { ...sent, type: command.type },
      commandId: 'command-1',
      begins: true,
      sender:
        context.actor.role === 'system'
          ? 'system'
          : {
              uid: context.actor.uid,
              hasRequiredSecondFactor: true,
              ...(act !== null && watchFor({}, act)?.on && { confirmedBy: 'office-2' }),
            },
      rules: [{ fillCommand: () => command, ...(isFirst && { reserve }) }, ...ruled],
    },
  );
  expect(types.length, `${name}.${command.type}`).toBeGreaterThan(0);
  // Only changed fields of the state were written.
  const { snapshot } = world.database.documents().get(paths.head(streamIdOf(name, entityId))) as Pick<Head, 'snapshot'>;
  expect(snapshot).toEqual(fold(aggregate.decider, [...given, ...made]));
  const counted = calls.slice(0, calls.indexOf('commit') + 1).filter((call) => !isOfKeys.test(call));
  const read = (counted[0] ?? '').replace('get ', '').split(',');
  return {
    read: read.toSorted(),
    calls: counted.map((call) => call.split(' ')[0] ?? ''),
    inVain: read.filter((path) => !/^(streams|projectionControl|reservations)\//.test(path) && !needed.includes(path)),
  };
};

/** Why a command reads again after its decision. This list may only become shorter. */
const readsAgain: Readonly<Record<string, string>> = {
  'entry.enter': 'the card of the client: the job names the client',
  'report.report': 'the cards of both parties: the reported stream names them',
  'contact.begin': 'the card of the recipient: the account of the recipient gives the role',
  'contact.open': 'the card of the sender: the account of the sender gives the role',
  'invoice.issue': 'the row of the journal: the counter gives the number',
  'shortlist.answer': 'the documents of the casts: what a guest sends is added after the first read',
};

const samples = Object.entries(acceptedCommands).flatMap(([name, commands]) =>
  Object.entries(commands).map(([type, accepted]) => ({ name: name as AggregateName, type, accepted })),
);

describe('every command of every aggregate', () => {
  test('is one read and one commit, and reads nothing in vain; others are listed with the reason', async () => {
    const again: string[] = [];
    const inVain: string[] = [];
    for (const { name, type, accepted } of samples) {
      const stored = await run(name, accepted);
      if (stored.calls.join() !== 'get,commit') again.push(`${name}.${type}: ${stored.calls.join()}`);
      inVain.push(...stored.inVain.map((path) => `${name}.${type}: ${path}`));
    }
    expect(again).toEqual(Object.keys(readsAgain).map((each) => `${each}: get,get,commit`));
    expect(inVain).toEqual([]);
  });

  test('that is a message reads no more for a block by either side', async () => {
    const accepted = acceptedCommands.chat.post as Accepted;
    const rule = mayWrite('entity-1', uidOf.client, { clientId: uidOf.client, talentId: uidOf.talent });
    expect(await run('chat', accepted, true, [rule])).toEqual(await run('chat', accepted));
  });

  test('on a deal needs its document only for what the state lacks', async () => {
    const accepted = acceptedCommands.offer.changeFee as Accepted;
    expect((await run('offer', accepted, false)).calls).toEqual(['get', 'commit']);
  });

  test('on a deal that reads the document does so after its decision in a process that has not seen the deal', async () => {
    const accepted = acceptedCommands.offer.forceClose as Accepted;
    expect((await run('offer', accepted, false)).calls).toEqual(['get', 'get', 'commit']);
  });
});

/**
 * The callables that read before the store reads, and what they call in their folder, with the
 * reason. Every other callable costs what its command costs. A new entry needs a reason as good.
 */
const readsBefore: Readonly<Record<string, string>> = {
  accounts: 'a limit counts the attempt, and the code of a mail needs the key of the person',
  closings: 'only a member of the office may cause the sums of a month',
  contacts: 'a limit counts the attempt',
  guardianAnswers: 'a wrong code is not counted by the limit',
  guardians: 'the birthday of a minor who registers a guardian, and a limit counts mails',
  guestContacts: 'a guest has no account: limits and the code of the mail decide',
  heldActs: 'the act is tried before it is held, so a refusal comes at the press',
  holds: 'a limit counts requests, each of which writes to the cast; one round trip of a rare command',
  invoices: 'only a member of the office may cause the draft of an invoice',
  lockTarget: 'the sums of a month are a query',
  makeLinkCode: 'the key of a trainee makes and checks the code',
  media: 'files are checked before the command, and a limit counts them',
  offers: 'as for entries, a limit counts new deals and requests to cancel',
  payouts: 'only a member of the office may cause the content of a statement',
  reports: 'a limit counts the attempt',
  students: 'a limit counts codes; a birthday that stays is in the log',
};

const readsItself = /\.get\(\)|getAll\(|(loadStream|countTry|requireOffice|requireActive|mailedCode|registeredGuardian|readUpTo|isMinor)\(/;

test('callables leave what they read to the command; others are listed with the reason', () => {
  const folder = 'functions/commands';
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const all = files.flatMap((file) => exportsIn(readFileSync(`${folder}/${file}`, 'utf8')));
  expect(all.flatMap(([name, text]) => (readsItself.test(text) ? [name] : [])).sort()).toEqual(Object.keys(readsBefore));
});
