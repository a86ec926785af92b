import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { commandErrorOf } from './commandError.ts';

/** What the client library throws for an answer of the server. */
const answered = (code: string, details?: object) => Object.assign(new Error('internal words'), { code: `functions/${code}`, details });

describe('what a person reads when a command was not carried out', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
  afterEach(() => void vi.unstubAllGlobals());

  test('while the operator takes no commands: that, and not that the connection failed', () => {
    const message = errorMessages.maintenance;
    const refused = commandErrorOf(answered('unavailable', { code: 'maintenance', message }));
    expect(refused).toMatchObject({ code: 'maintenance', message });
    expect(message).toContain('入力内容はそのまま');
  });

  test('where nothing came back: that it was not reached', () => {
    expect(commandErrorOf(answered('unavailable'))).toMatchObject({ code: 'unreachable' });
    expect(commandErrorOf(answered('internal'))).toMatchObject({ code: 'unreachable' });
  });

  test('a fault that the server answered is a fault, not a lost connection', () => {
    const fault = Object.assign(new Error('INTERNAL'), { code: 'functions/internal' });
    expect(commandErrorOf(fault)).toMatchObject({ message: errorMessages.fallback });
  });
});
