import { expect, test } from 'vitest';
import { whatDiffers, whenCaughtUp } from '#tests/support/log.ts';

// The last file of its level (tests/support/fileOrder.ts), so it checks all writes of the others.
test('at the end every document equals a replay of the log', async () => {
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});
