import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import { saltsBy } from './hashChain.ts';

test('the salt of a leaf is the HMAC-SHA-256 of its path, for paths of any length and in any order', () =>
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 64 }),
      fc.array(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), { minLength: 1, maxLength: 5 }),
      (secret, paths) => {
        const saltOf = saltsBy(secret);
        for (const path of paths) expect(saltOf(path)).toBe(createHmac('sha256', secret).update(path).digest('hex'));
      },
    ),
    { numRuns: runs(100) },
  ));
