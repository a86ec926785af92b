import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { isProtected } from '../platform/settings.ts';
import { rulesFor } from './deployConfig.ts';

const stored = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
const relaxed = /function signedInAsRequired\(\) \{ return true; \}/;

describe('the rules of the database', () => {
  test.each([
    { title: 'a deployment that says nothing', env: {} },
    { title: 'a deployment that asks for the factor', env: { REQUIRE_SECOND_FACTOR: 'true' } },
    { title: 'a deployment that misspells it', env: { REQUIRE_SECOND_FACTOR: 'off' } },
    { title: 'a deployment that does without', env: { REQUIRE_SECOND_FACTOR: 'false' } },
  ])('require the office’s second factor exactly if the callables do: $title', ({ env }) => {
    expect(relaxed.test(rulesFor(stored, env))).toBe(!isProtected('REQUIRE_SECOND_FACTOR', env));
  });

  test('are strict as stored, and the deployed variant differs in one line', () => {
    expect(rulesFor(stored, {})).toBe(stored);
    const changed = rulesFor(stored, { REQUIRE_SECOND_FACTOR: 'false' }).split('\n');
    expect(stored.split('\n').filter((line, index) => line !== changed[index])).toHaveLength(1);
  });

  test('are refused if that line is missing', () => {
    expect(() => rulesFor(stored.replace('is string', '== "totp"'), {})).toThrow('second factor');
  });
});
