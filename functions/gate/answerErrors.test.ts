import { afterEach, describe, expect, test, vi } from 'vitest';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type ErrorCode, errorMessages } from '#domain/kernel/errorMessages.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { keepLogLines } from '../testing/logLines.ts';
import { answerError } from './answerErrors.ts';

const lines = keepLogLines();
afterEach(() => void vi.restoreAllMocks());

describe('the error that a browser gets', () => {
  test.each(Object.keys(errorMessages) as ErrorCode[])('%s has its code and its message', (code) => {
    const { message, details } = answerError(new DomainError(code));
    expect([message, details]).toEqual([errorMessages[code], { code, message: errorMessages[code] }]);
  });

  test('an unexpected error becomes the fallback without internal details, and is reported', () => {
    const fault = new Error('ECONNRESET at /srv/app');
    const answer = answerError(fault);
    expect(answer).toMatchObject({ code: 'internal', message: errorMessages.fallback, details: { code: 'fallback' } });
    expect(JSON.stringify(answer)).not.toContain('ECONNRESET');
    expect(JSON.stringify(lines)).toContain('ECONNRESET');
  });

  /** The clock (ms): each attempt takes a second. */
  let now = 0;

  /** Runs a command whose attempts fail with this database code; returns their number. */
  const attempts = async (code: number): Promise<number> => {
    const batch = vi.fn(() => {
      now += 1_000;
      throw Object.assign(new Error('refused'), { code });
    });
    const store = { db: { batch }, keys: {}, now: () => 0 } as never;
    await expect(
      executeCommand(store, { aggregate: { name: 'offer' }, entityId: 'offer-1', command: { type: 'accept' } } as never),
    ).rejects.toMatchObject({ code: 'aborted' });
    return batch.mock.calls.length;
  };

  test('a command is aborted after eight database failures', async () => expect(await attempts(13)).toBe(8));

  test('a command is aborted after twenty seconds of conflicts, not after a number of them', async () => {
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    expect(await attempts(6)).toBe(20);
    clock.mockRestore();
  });
});
