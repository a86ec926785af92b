import { expect, it } from 'vitest';
import { messageIdOf } from './messageId.ts';

it('the id equals the server’s message id: the test of `newEntityId` expects the same value', async () => {
  expect(await messageIdOf('11111111-2222-4333-8444-555555555555', 'talent-1')).toBe('388fe6e906b2c1828204');
});
