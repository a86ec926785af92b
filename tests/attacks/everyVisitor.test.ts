import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '#domain/operation/addresses.ts';
import { runtime } from '#functions/runtime.ts';
import { type CallableCommand, callableCommands } from '#tests/support/callableCommands.ts';
import { send } from '#tests/support/callables.ts';
import { clientProfile, newClient, newOffice, newTalent, type Person, registered, signUp, suspend } from '#tests/support/people.ts';

/** Each kind has several people, so that none exceeds the rate limit. */
const PEOPLE = 10;

type Kind = 'guest' | 'unverified' | 'suspended' | 'without a role' | 'of the other role' | 'not the owner' | 'uncertified';
type Visitor = { readonly token: string } | null;

const visitors = new Map<string, readonly Visitor[]>();
let office: Person;

const several = <Value>(make: () => Promise<Value>): Promise<Value[]> => Promise.all(Array.from({ length: PEOPLE }, make));

const suspended = async (): Promise<Visitor> => suspend(office, await registered('talent'));

const uncertified = async (): Promise<Visitor> => {
  const person = await registered('client');
  await send(person, 'clients', clientProfile());
  return person;
};

beforeAll(async () => {
  office = await newOffice();
  visitors.set('guest', [null]);
  visitors.set('unverified', await several(() => signUp({ verified: false })));
  visitors.set('suspended', await several(suspended));
  visitors.set('without a role', await several(() => registered()));
  visitors.set('client', await several(() => newClient(office)));
  visitors.set('talent', await several(() => newTalent(office)));
  visitors.set('uncertified', await several(uncertified));
});

let turn = 0;
const next = (name: string): Visitor => {
  const people = visitors.get(name) ?? [];
  turn++;
  return people[turn % people.length] ?? null;
};

const visitorOf = (kind: Kind, { accepted }: CallableCommand): Visitor => {
  const { role } = accepted.context.actor;
  if (kind === 'of the other role') return next(role === 'client' ? 'talent' : 'client');
  if (kind === 'not the owner') return next(role === 'talent' ? 'talent' : 'client');
  return next(kind);
};

const kinds: readonly Kind[] = ['guest', 'unverified', 'suspended', 'without a role', 'of the other role', 'not the owner', 'uncertified'];

/** The first text field of a payload except its type and command id. */
const someText = (payload: Record<string, unknown>): string =>
  Object.keys(payload).find((key) => !['type', 'commandId'].includes(key) && typeof payload[key] === 'string') ?? 'commandId';

const MIB = 1_048_576;
const LEVELS = 200_000;

/** Bodies that no form sends, as text, because JSON has no NaN and objects no key `__proto__`. */
const malformed: Readonly<Record<string, (payload: Record<string, unknown>) => string>> = {
  'an unknown field': (payload) => JSON.stringify({ data: { ...payload, isAdmin: true } }),
  'a field __proto__': (payload) => JSON.stringify({ data: payload }).replace('{"data":{', '{"data":{"__proto__":{"isAdmin":true},'),
  'a number that is none': (payload) => JSON.stringify({ data: { ...payload, fee: 1 } }).replace('"fee":1', '"fee":1e999'),
  NaN: (payload) => JSON.stringify({ data: { ...payload, fee: 1 } }).replace('"fee":1', '"fee":NaN'),
  'half a surrogate pair': (payload) => JSON.stringify({ data: { ...payload, [someText(payload)]: '\ud800' } }),
  'a reserved id': (payload) => JSON.stringify({ data: { ...payload, commandId: '__x__' } }),
};
/** Bodies that are refused by size or depth, before anything is checked, for every visitor. */
const oversized: typeof malformed = {
  'a megabyte': (payload) => JSON.stringify({ data: { ...payload, [someText(payload)]: 'a'.repeat(MIB) } }),
  '200,000 levels': (payload) =>
    JSON.stringify({ data: { ...payload, x: 0 } }).replace('"x":0', `"x":${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`),
};

type Answered = { readonly status: number; readonly code: string | undefined };

const post = async (visitor: Visitor, callable: string, body: Uint8Array<ArrayBuffer>): Promise<Answered> => {
  const answer = await fetch(`${process.env.FUNCTIONS_BASE_URL}/${addressOf(callable)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(visitor && { Authorization: `Bearer ${visitor.token}` }) },
    body,
  });
  const text = await answer.text();
  // A body that is not JSON is refused before any function runs.
  if (!answer.headers.get('content-type')?.includes('json')) return { status: answer.status, code: undefined };
  const { error } = JSON.parse(text) as { error?: { status: string; details?: { code: string } } };
  return { status: answer.status, code: error?.details?.code ?? error?.status };
};

/** The refusals of visitors who may not send; the others get the fault of the payload. */
const refusals: Readonly<Record<Kind, readonly string[]>> = {
  guest: ['unauthenticated'],
  unverified: ['email-unverified'],
  suspended: ['account-suspended'],
  'without a role': ['invalid-argument'],
  'of the other role': ['invalid-argument'],
  'not the owner': ['invalid-argument'],
  uncertified: ['invalid-argument'],
};

/** The refusals of a body that is too large, too deep or not JSON. */
const beforeAnybodyIsAsked = ['invalid-argument', 'INVALID_ARGUMENT'];

const stored = async (): Promise<number> => {
  const { db } = runtime();
  const counts = await Promise.all([db.collectionGroup('events').count().get(), db.collection('receipts').count().get()]);
  return counts.reduce((sum, found) => sum + found.data().count, 0);
};

let before: number;
beforeAll(async () => {
  before = await stored();
});

describe.each(callableCommands.map((command, index) => ({ ...command, index })))('$title', ({ index, ...command }) => {
  const payload = { ...command.payload(), commandId: randomUUID() };
  const expectRefused = async (kind: Kind, bodies: typeof malformed, codes: readonly string[]) => {
    const answers = await Promise.all(
      Object.entries(bodies).map(async ([name, bodyOf]) => {
        const body = new TextEncoder().encode(bodyOf(payload));
        return [name, await post(visitorOf(kind, command), command.callable, body)] as const;
      }),
    );
    for (const [name, { status, code }] of answers) {
      expect([name, status >= 400 && status < 500]).toEqual([name, true]);
      if (code !== undefined) expect([name, codes]).toEqual([name, expect.arrayContaining([code])]);
    }
  };

  test.each(kinds)('malformed, by a visitor who is %s, is refused', (kind) =>
    expectRefused(kind, malformed, [...refusals[kind], ...beforeAnybodyIsAsked]),
  );

  // One kind of visitor per command; together the commands use all kinds.
  test('too large or too deep, is refused', () =>
    expectRefused(kinds[index % kinds.length] as Kind, oversized, [...Object.values(refusals).flat(), ...beforeAnybodyIsAsked]));

  test('nothing was written', async () => {
    expect(await stored()).toBe(before);
  });
});
