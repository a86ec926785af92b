import { expect, it } from 'vitest';
import { messageIdOf } from './messageId.ts';

it('is the id that the server gives the message: the test of `newEntityId` names the same', async () => {
  expect(await messageIdOf('11111111-2222-4333-8444-555555555555', 'talent-1')).toBe('388fe6e906b2c1828204');
});
