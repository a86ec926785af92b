import type { CallableCommand } from './callableCommands.ts';
import { send } from './callables.ts';
import { clientProfile, newClient, newOffice, newTalent, type Person, registered, signUp, suspend } from './people.ts';

/** Somebody who sends a command without the right to; null for a guest. */
export type Visitor = Pick<Person, 'token'> | null;

/** The kinds of visitors with the refusal of all commands; null if it depends on the command. */
export const kinds = {
  guest: 'unauthenticated',
  unverified: 'email-unverified',
  suspended: 'account-suspended',
  'without a role': null,
  'of the other role': null,
  'not the owner': null,
  uncertified: null,
} as const;
export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

const uncertified = async (): Promise<Person> => {
  const person = await registered('client');
  await send(person, 'clients', clientProfile());
  return person;
};

/** Makes `count` visitors of each kind, and chooses one of a kind for a command, by turns. */
export const newVisitors = async (count = 1): Promise<(kind: Kind, command: CallableCommand) => Visitor> => {
  const office = await newOffice();
  const several = <Made>(make: () => Promise<Made>): Promise<Made[]> => Promise.all(Array.from({ length: count }, make));
  const people = {
    guest: [null],
    unverified: await several(() => signUp({ verified: false })),
    suspended: await several(async () => suspend(office, await registered('talent'))),
    'without a role': await several(() => registered()),
    uncertified: await several(uncertified),
    client: await several(() => newClient(office)),
    talent: await several(() => newTalent(office)),
  };
  let turn = 0;
  return (kind, { accepted }) => {
    const { role } = accepted.context.actor;
    const group = (): readonly Visitor[] => {
      if (kind === 'of the other role') return people[role === 'client' ? 'talent' : 'client'];
      return kind === 'not the owner' ? people[role === 'talent' ? 'talent' : 'client'] : people[kind];
    };
    return group()[turn++ % group().length] ?? null;
  };
};

type Payload = Readonly<Record<string, unknown>>;
type Body = (payload: Payload) => string;

/** The first text field of a payload except its type and command id. */
const someText = (payload: Payload): string =>
  Object.keys(payload).find((key) => !['type', 'commandId'].includes(key) && typeof payload[key] === 'string') ?? 'commandId';

/** Bodies that no form sends, as text, because objects have no key `__proto__`. */
export const malformed: Readonly<Record<string, Body>> = {
  'an unknown field': (payload) => JSON.stringify({ data: { ...payload, isAdmin: true } }),
  'a field __proto__': (payload) => JSON.stringify({ data: payload }).replace('{"data":{', '{"data":{"__proto__":{"isAdmin":true},'),
  'a number that is none': (payload) => JSON.stringify({ data: { ...payload, fee: 1 } }).replace('"fee":1', '"fee":1e999'),
  'half a surrogate pair': (payload) => JSON.stringify({ data: { ...payload, [someText(payload)]: '\ud800' } }),
  'a reserved id': (payload) => JSON.stringify({ data: { ...payload, commandId: '__x__' } }),
};

const MIB = 1_048_576;
const LEVELS = 200_000;

/** Bodies that the transport refuses before anything is checked, from every visitor. */
export const unreadable: Readonly<Record<string, Body>> = {
  NaN: (payload) => JSON.stringify({ data: { ...payload, fee: 1 } }).replace('"fee":1', '"fee":NaN'),
  'a megabyte': (payload) => JSON.stringify({ data: { ...payload, [someText(payload)]: 'a'.repeat(MIB) } }),
  '200,000 levels': (payload) =>
    JSON.stringify({ data: { ...payload, x: 0 } }).replace('"x":0', `"x":${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`),
};
