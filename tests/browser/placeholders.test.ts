import { beforeAll } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { send } from '#tests/support/callables.ts';
import { type Cast, newCast } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

// The rules refuse a person who never was or left, so only the real rules show what a page gets.
test('a person who never was, or leaves while the page is open, is the placeholder', async ({ openAs }) => {
  const { client, talent } = cast;
  const { page, expectFault } = await openAs(client, 'phone', '/robots.txt');
  expectFault(/permission/i);
  const gone = page.getByRole('heading', { name: '会員が存在しません' });
  for (const address of ['/client/talents/nobody', '/client/talents/nobody/print', '/client/talents/nobody/offer']) {
    await page.goto(address);
    await gone.waitFor();
  }
  await page.goto(`/client/talents/${talent.uid}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await send(talent, 'accounts', { type: 'withdraw' });
  await gone.waitFor();
});
