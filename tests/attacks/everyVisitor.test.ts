import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '#domain/office/operation/addresses.ts';
import { isLong, pick, rotate, seed } from '#domain/testing/rotation.ts';
import { type CallableCommand, callableCommands } from '#tests/support/callableCommands.ts';
import { storedCount } from '#tests/support/log.ts';
import { type Kind, kindNames, kinds, malformed, newVisitors, unreadable, type Visitor } from '#tests/support/visitors.ts';

/** People per kind, so that none exceeds the rate limit. */
const PEOPLE = isLong ? 30 : 3;
/** A long run sends every command, which takes about a minute for each kind on a busy machine. */
const [some, timeout] = isLong ? (['all commands', 600_000] as const) : (['three commands', 60_000] as const);
const PARALLEL = 8;
const bodies = { ...malformed, ...unreadable };

let visitorOf: (kind: Kind, command: CallableCommand) => Visitor;

let before: number;
beforeAll(async () => {
  visitorOf = await newVisitors(PEOPLE);
  before = await storedCount();
});

type Answered = { readonly status: number; readonly code: string | undefined };

const post = async (visitor: Visitor, callable: string, body: string): Promise<Answered> => {
  const answer = await fetch(`${process.env.FUNCTIONS_BASE_URL}/${addressOf(callable)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(visitor && { Authorization: `Bearer ${visitor.token}` }) },
    body: new TextEncoder().encode(body),
  });
  const text = await answer.text();
  // A body that is not JSON is refused before any function runs.
  if (!answer.headers.get('content-type')?.includes('json')) return { status: answer.status, code: undefined };
  const { error } = JSON.parse(text) as { error?: { status: string; details?: { code: string } } };
  return { status: answer.status, code: error?.details?.code ?? error?.status };
};

type Attack = { readonly command: CallableCommand; readonly kind: Kind; readonly body: string };

/** What is wrong with the answer to an attack; null if it is refused as it should be. */
const faultOf = async ({ command, kind, body }: Attack): Promise<string | null> => {
  const payload = { ...command.payload(), commandId: randomUUID() };
  const { status, code } = await post(visitorOf(kind, command), command.callable, bodies[body]?.(payload) ?? '');
  // The transport's own refusals, in upper case, come before any other.
  const expected = [kinds[kind] ?? 'invalid-argument', ...(body in unreadable ? ['invalid-argument', 'INVALID_ARGUMENT', undefined] : [])];
  if (status >= 400 && status < 500 && expected.includes(code)) return null;
  return `${command.title}, ${body}, by a visitor who is ${kind}: ${status} ${code}`;
};

const faultsOf = async (attacks: readonly Attack[]): Promise<string[]> => {
  const left = [...attacks];
  const faults: string[] = [];
  const work = async () => {
    for (let attack = left.pop(); attack; attack = left.pop()) {
      const fault = await faultOf(attack);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return faults;
};

const attacksOf = (commands: readonly CallableCommand[], ofKinds: readonly Kind[], ofBodies: readonly string[]): Attack[] =>
  commands.flatMap((command) => ofKinds.flatMap((kind) => ofBodies.map((body) => ({ command, kind, body }))));

test(`each command is refused to one kind of visitor, malformed in one way (seed ${seed})`, async () => {
  const attacks = callableCommands.flatMap((command) =>
    attacksOf([command], [pick(`kind ${command.title}`, kindNames)], [pick(`body ${command.title}`, Object.keys(bodies))]),
  );
  expect(await faultsOf(attacks)).toEqual([]);
});

test.each(kindNames)(`${some} are refused to %s, malformed in every way (seed ${seed})`, { timeout }, async (kind) => {
  const commands = rotate(`commands of ${kind}`, Math.floor(callableCommands.length / 3), callableCommands);
  expect(await faultsOf(attacksOf(commands, [kind], Object.keys(bodies)))).toEqual([]);
});

test('the refused commands wrote nothing', async () => {
  expect(await storedCount()).toBe(before);
});
