import { expect, test } from 'vitest';
import { whatDiffers, whenCaughtUp } from '#tests/support/log.ts';

// The last file of its level (tests/support/fileOrder.ts): it checks what all others have written.
test('afterwards every document is what a replay of the log gives', async () => {
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});
