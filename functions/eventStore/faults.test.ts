import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/kernel/domainError.ts';
import { NewerEvent, upcast } from '#domain/kernel/eventDefinition.ts';
import { definitionOf } from '#domain/registry.ts';
import { asProgramFault, callServer, EventFault, ServerFault } from './faults.ts';
import { backoff } from './grpcStatus.ts';
import { decryptPersonal, encryptPersonal } from './personalData.ts';

const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('whose fault it is', () => {
  test('what pure code throws is a fault of the code, whatever it looks like', () => {
    const fault = thrown(() =>
      asProgramFault(() => {
        throw Object.assign(new TypeError('no such field'), { code: 14 });
      }),
    );
    expect(fault).toBeInstanceOf(EventFault);
    expect(fault).toMatchObject({ message: 'no such field', cause: expect.any(TypeError) });
  });

  test.each([
    ['a refusal', () => new DomainError('not-found')],
    ['an event of a newer release', () => thrown(() => definitionOf('OfferTeleported'))],
    ['a newer schema', () => thrown(() => upcast(definitionOf('OfferMade'), 99, {}, 0))],
  ])('%s stays what it is', (_, error) => {
    const given = error();
    expect(
      thrown(() =>
        asProgramFault(() => {
          throw given;
        }),
      ),
    ).toBe(given);
  });

  test('a type and a schema that this code does not know are of a newer release', () => {
    expect(thrown(() => definitionOf('OfferTeleported'))).toBeInstanceOf(NewerEvent);
    expect(thrown(() => upcast(definitionOf('OfferMade'), 99, {}, 0))).toBeInstanceOf(NewerEvent);
  });

  test('what another server throws names the server', async () => {
    const down = () => Promise.reject(Object.assign(new Error('The service is unavailable'), { code: 'auth/internal-error' }));
    await expect(callServer('accounts', down)).rejects.toBeInstanceOf(ServerFault);
    await expect(callServer('accounts', down)).rejects.toMatchObject({
      server: 'accounts',
      message: 'accounts: The service is unavailable',
    });
  });
});

describe('how long a command waits before it tries again', () => {
  test.each([6, 10, 13])('a moment after status %i', (code) => {
    expect([1, 4, 8].map((attempt) => backoff({ code }, attempt, () => 1))).toEqual([15, 60, 120]);
  });

  test.each([8, 14])('exponentially longer after status %i, and four seconds at the most', (code) => {
    expect([1, 2, 3, 8].map((attempt) => backoff({ code }, attempt, () => 1))).toEqual([200, 400, 800, 4_000]);
  });
});

test('half a surrogate pair that was stored before it was refused reads as the replacement character', () => {
  const key = Buffer.alloc(32, 7);
  const data = { name: '花\ud83d', speciality: ['踊り\udc00'] };
  const stored = encryptPersonal('talent-1_1', 'TalentProfileRegistered', data, key);
  const event = { id: 'talent-1_1', type: 'TalentProfileRegistered', data: stored } as Parameters<typeof decryptPersonal>[0];
  expect(decryptPersonal(event, key)).toEqual({ name: '花\ufffd', speciality: ['踊り\ufffd'] });
});
