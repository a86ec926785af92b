import { expect, test } from 'vitest';
import { whatDiffers, whenCaughtUp } from '#tests/support/log.ts';

// The last file of its level (tests/support/fileOrder.ts): it checks what all others have written.
test('at the end every document equals a replay of the log', async () => {
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});
