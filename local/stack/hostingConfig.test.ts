import { expect, test } from 'vitest';
import { withLocalOrigins } from './hostingConfig.ts';
import { defaultPorts } from './ports.ts';

test('the local policy is the production policy plus the local servers', () => {
  const policy = withLocalOrigins("default-src 'self'; img-src 'self' data:; object-src 'none'", defaultPorts);
  expect(policy).toBe("default-src 'self'; img-src 'self' data: http://127.0.0.1:5001 http://localhost:5001; object-src 'none'");
});
