import { expect, test } from 'vitest';
import { newEntityId } from './request.ts';

test('the web app makes the same id of a message that it sends (features/chat/messageId.ts)', () => {
  expect(newEntityId('11111111-2222-4333-8444-555555555555', 'talent-1')).toBe('388fe6e906b2c1828204');
});
