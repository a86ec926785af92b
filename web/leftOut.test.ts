import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leftOut } from './leftOut.ts';

test('no schema of the build contains its JSON Schema export', () => {
  const file = 'node_modules/zod/v4/classic/schemas.js';
  const { transform } = leftOut();
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  const built = transform.call({} as never, readFileSync(file, 'utf8'), `/repository/${file}`) as { readonly code: string };
  expect(built.code).not.toMatch(/processJSONSchema =|JSONSchemaMethod\(/);
  expect(built.code).toContain('export const ZodString =');
});
