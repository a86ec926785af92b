import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { commandErrorOf, failedPress } from './commandError.ts';

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

  test('say that the input is kept only where there is input', () => {
    const lost = answered('unavailable');
    expect(commandErrorOf(lost).message).toContain('入力内容はそのまま');
    expect(failedPress(lost)).toContain('もう一度お試しください');
    expect(failedPress(lost)).not.toContain('入力内容');
    expect(failedPress(answered('internal', { code: 'fallback', message: errorMessages.fallback }))).toBe(errorMessages.fallback);
  });

  test('for an internal error of the server are not those for a lost connection', () => {
    const fault = Object.assign(new Error('INTERNAL'), { code: 'functions/internal' });
    expect(commandErrorOf(fault)).toMatchObject({ message: errorMessages.fallback });
  });
});
