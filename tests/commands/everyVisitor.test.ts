import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '#domain/office/operation/addresses.ts';
import { type CallableCommand, callableCommands } from '#tests/support/callableCommands.ts';
import { everyCallable } from '#tests/support/everyCallable.ts';
import { level } from '#tests/support/level.ts';
import { storedCount } from '#tests/support/log.ts';
import { signUp } from '#tests/support/people.ts';
import { type Kind, kindNames, kinds, malformed, newVisitors, type Visitor } from '#tests/support/visitors.ts';

/**
 * Callables for an uncertified client: the own account and profile, notifications, questions to the
 * office.
 */
const openToUncertified = ['accounts', 'clients', 'contacts', 'notifications', 'talents', 'uploads'];

const needsCertification = ({ accepted, callable }: CallableCommand): boolean =>
  accepted.context.actor.role === 'client' && !openToUncertified.includes(callable);

let visitorOf: (kind: Kind, command: CallableCommand) => Visitor;
/** An account that is not registered yet. */
let somebody: Visitor;

let before: number;
beforeAll(async () => {
  visitorOf = await newVisitors();
  somebody = await signUp();
  before = await storedCount();
});

type Answered = { readonly status: number; readonly code?: string; readonly message?: string; readonly fields: readonly string[] };

const post = async (visitor: Visitor, callable: string, body: string): Promise<Answered> => {
  const answer = await level().request(addressOf(callable), {
    method: 'POST',
    headers: visitor ? { Authorization: `Bearer ${visitor.token}` } : {},
    body,
  });
  const { error } = (await answer.json()) as { error?: { details?: Omit<Answered, 'status' | 'fields'> & { fields?: object } } };
  return { ...error?.details, status: answer.status, fields: Object.keys(error?.details?.fields ?? {}) };
};

const sound = (payload: object): string => JSON.stringify({ data: payload });

/** The refusals of a command, one line for each kind of visitor and body. */
const refusalsOf = async (command: CallableCommand): Promise<string[]> => {
  const payload = { ...command.payload(), commandId: randomUUID() };
  const lines: string[] = [];
  const note = async (who: string, what: string, visitor: Visitor, body: string) => {
    const { status, code, message, fields } = await post(visitor, command.callable, body);
    const isRefused = status >= 400 && status < 500;
    const field = what === 'a reserved id' && fields.includes('commandId') ? ' (commandId)' : '';
    const said = code === 'account-suspended' ? ` ${message}` : '';
    lines.push(`${who}, ${what}: ${isRefused ? code : `${status} ${code}`}${field}${said}`);
  };
  for (const kind of kindNames) {
    if (kinds[kind] !== null || (kind === 'uncertified' && needsCertification(command)))
      await note(kind, 'sound', visitorOf(kind, command), sound(payload));
    for (const [name, bodyOf] of Object.entries(malformed)) await note(kind, name, visitorOf(kind, command), bodyOf(payload));
  }
  for (const [name, bodyOf] of Object.entries(malformed)) await note('somebody', name, somebody, bodyOf(payload));
  return lines;
};

/** The same lines, written independently of the answers. */
const expectedOf = (command: CallableCommand): string[] => {
  const said = (code: string) => (code === 'account-suspended' ? `${code} このアカウントは現在休止中です。` : code);
  const faults = (who: string) =>
    Object.keys(malformed).map((name) => `${who}, ${name}: invalid-argument${name === 'a reserved id' ? ' (commandId)' : ''}`);
  const ofKind = (kind: Kind): string[] => {
    const code = kinds[kind];
    if (code !== null) return ['sound', ...Object.keys(malformed)].map((name) => `${kind}, ${name}: ${said(code)}`);
    const first = kind === 'uncertified' && needsCertification(command) ? [`${kind}, sound: not-certified`] : [];
    return [...first, ...faults(kind)];
  };
  return [...kindNames.flatMap(ofKind), ...faults('somebody')];
};

test('the commands of every aggregate are listed', () => {
  const names = new Set(callableCommands.map(({ callable }) => callable));
  const withWire = Object.entries(everyCallable).flatMap(([name, exported]) => ('wire' in exported ? [name] : []));
  expect([...names].sort()).toEqual(withWire.sort());
  expect(callableCommands.length).toBeGreaterThan(40);
});

test.each(callableCommands)('$title is refused to every visitor who may not send it, and malformed to all', async (command) => {
  expect(await refusalsOf(command)).toEqual(expectedOf(command));
});

test('the refused commands wrote nothing', async () => {
  expect(await storedCount()).toBe(before);
});
