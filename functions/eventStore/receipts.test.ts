import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalJson } from '#domain/kernel/fingerprint.ts';
import { account } from '#domain/people/account/account.ts';
import { newPersonKey } from './personKeys.ts';
import { payloadHash } from './receipts.ts';
import type { CommandRequest } from './request.ts';

const sender = { uid: 'talent-1', hasRequiredSecondFactor: true };
const sent = (command: CommandRequest['command'], by: CommandRequest['sender'] = sender): CommandRequest => ({
  aggregate: account,
  entityId: 'talent-1',
  command,
  commandId: 'command-1',
  sender: by,
});
const register = (email: string) => sent({ type: 'register', email } as CommandRequest['command']);
const guessed = ({ aggregate, entityId, command, sender: by }: CommandRequest) =>
  createHash('sha256')
    .update(canonicalJson({ aggregate: aggregate.name, entityId, command, sender: by === 'system' ? by : { uid: by.uid } }))
    .digest('hex');

test('a receipt tells the same payload from another', () => {
  const key = newPersonKey();
  const receipt = payloadHash(register('hana@example.com'), key);
  expect(payloadHash(register('hana@example.com'), key)).toBe(receipt);
  expect(payloadHash(register('hana@example.org'), key)).not.toBe(receipt);
});

test('nobody tests a guess against it without the key', () => {
  const receipt = payloadHash(register('hana@example.com'), newPersonKey());
  expect(receipt).not.toBe(guessed(register('hana@example.com')));
  expect(payloadHash(register('hana@example.com'), newPersonKey())).not.toBe(receipt);
  expect(() => payloadHash(register('hana@example.com'), null)).toThrow('退会済み');
});

test('what the system sends and what is a type alone needs no key: a withdrawal can be repeated', () => {
  for (const request of [sent({ type: 'withdraw' }), sent({ type: 'withdraw' }, 'system')])
    expect(payloadHash(request, null)).toBe(guessed(request));
});
