import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { commandErrorOf } from './commandError.ts';

/** An error of the client library for an answer of the server. */
const answered = (code: string, details?: object) => Object.assign(new Error('internal words'), { code: `functions/${code}`, details });

describe('the words for a failed command', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
  afterEach(() => void vi.unstubAllGlobals());

  test('say so while the operator takes no commands', () => {
    const message = errorMessages.maintenance;
    const refused = commandErrorOf(answered('unavailable', { code: 'maintenance', message }));
    expect(refused).toMatchObject({ code: 'maintenance', message });
    expect(message).toContain('入力内容はそのまま');
  });

  test('say that there was no connection if no answer came', () => {
    expect(commandErrorOf(answered('unavailable'))).toMatchObject({ code: 'unreachable' });
    expect(commandErrorOf(answered('internal'))).toMatchObject({ code: 'unreachable' });
  });

  test('for an internal error of the server are not those for a lost connection', () => {
    const fault = Object.assign(new Error('INTERNAL'), { code: 'functions/internal' });
    expect(commandErrorOf(fault)).toMatchObject({ message: errorMessages.fallback });
  });
});
