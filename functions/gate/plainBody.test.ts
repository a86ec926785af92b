import { describe, expect, test } from 'vitest';
import { isPlainBody } from './plainBody.ts';

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
