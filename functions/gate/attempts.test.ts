import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/kernel/domainError.ts';
import { isPlainBody, readable, refusedEntry } from './attempts.ts';
import { callerAddress, networkOf } from './callerAddress.ts';

const isPlain = (text: string) => isPlainBody(Buffer.from(text));

describe('a body that is decoded', () => {
  test.each([
    ['a command', '{"data":{"type":"post","text":"[[[[ \\"@type\\": {{"}}'],
    ['64 levels', `${'['.repeat(64)}${']'.repeat(64)}`],
    ['many shallow values', `[${'{},'.repeat(10_000)}{}]`],
    ['a text that ends in a backslash', '{"text":"\\\\"}'],
  ])('%s', (_, body) => expect(isPlain(body)).toBe(true));
});

describe('a body that is refused before it is decoded', () => {
  test.each([
    ['65 levels', `${'['.repeat(65)}${']'.repeat(65)}`],
    ['200,000 levels', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
    ['levels after a text that ends in a backslash', `["\\\\",${'['.repeat(65)}${']'.repeat(65)}]`],
    ['a megabyte', `"${'a'.repeat(1_048_576)}"`],
    ['a number in the transport’s own wrapper', '{"data":{"fee":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}}'],
  ])('%s', (_, body) => expect(isPlain(body)).toBe(false));
});

const attempt = (data: unknown) => ({ callable: 'offer', uid: 'hana', data });

describe('the log entry of a refused attempt', () => {
  test('has uid, callable, type, target and code', () => {
    const data = { commandId: 'c-1', type: 'accept', offerId: 'deal-1', message: '山田花子 090-0000-1111' };
    expect(refusedEntry(attempt(data), new DomainError('status-conflict'))).toEqual({
      uid: 'hana',
      callable: 'offer',
      type: 'accept',
      code: 'status-conflict',
      target: 'deal-1',
    });
  });
  test('has no words of the payload, also if an id field contains text', () => {
    for (const data of [null, 'hana@example.com', { type: '山田 花子', offerId: 'hana@example.com', email: 'hana@example.com' }]) {
      const entry = refusedEntry(attempt(data), new Error('山田'));
      expect(entry).toMatchObject({ type: null, target: null, code: 'fallback' });
      expect(JSON.stringify(entry)).not.toMatch(/山田|example/);
    }
  });
});

describe('the schema refuses a body that the transport must not decode', () => {
  const received = (data: unknown) => ({ body: { data }, rawBody: Buffer.from(JSON.stringify({ data })) });
  const dataAfter = (request: ReturnType<typeof received>) => {
    readable(request, 64_000);
    return request.body.data;
  };
  test('a body that is too large', () => {
    expect(dataAfter(received({ message: 'x'.repeat(60_000) }))).toEqual({ message: 'x'.repeat(60_000) });
    expect(dataAfter(received({ message: 'x'.repeat(64_000) }))).toBeNull();
  });
  test('a body with a number wrapper of the transport at any depth', () => {
    const wrapper = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'many' };
    for (const data of [wrapper, { fee: wrapper }, { list: [[{ fee: wrapper }]] }]) expect(dataAfter(received(data))).toBeNull();
    const plain = { type: 'accept', list: [1, 'two', null, { three: true }] };
    expect(dataAfter(received(plain))).toEqual(plain);
  });
});

test('the address of a caller comes from our front end, not from the caller', () => {
  const request = (forwarded?: string) => ({
    header: (name: string) => (name === 'X-Forwarded-For' ? forwarded : undefined),
    socket: { remoteAddress: '10.0.0.1' },
  });
  const from = (forwarded: string | undefined, ownProxies?: number) =>
    callerAddress(request(forwarded) as unknown as Parameters<typeof callerAddress>[0], ownProxies);
  expect(from('1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(from('1.1.1.1, 203.0.113.7, 35.191.0.1', 1)).toBe('203.0.113.7');
  expect([from(undefined), from('')]).toEqual(['10.0.0.1', '10.0.0.1']);
});

test('all addresses of one IPv6 network count as one origin, another network as another', () => {
  const line = networkOf('2001:db8:0:7::1');
  expect([networkOf('2001:0db8:0000:0007:ffff::2'), networkOf('2001:DB8:0:7:1:2:3:4%eth0')]).toEqual([line, line]);
  expect(networkOf('2001:db8:0:8::1')).not.toBe(line);
  expect([networkOf('203.0.113.7'), networkOf('::ffff:203.0.113.7')]).toEqual(['203.0.113.7', '203.0.113.7']);
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});
