import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { clientProfile, talentProfile } from '#domain/testing/profiles.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { server } from '#web/testing/fakeServer.ts';
import { whenRead } from '#web/testing/shownAt.tsx';
import { setWidth } from '#web/testing/windowWidth.ts';
import { putEverything } from '#web/testing/world.ts';

atNoon();
beforeEach(putEverything);

const menu = async () => within(await screen.findByRole('navigation', { name: 'メインメニュー' }));

test.each([
  ['client', '/client/settings', clientProfile.company?.name ?? '', clientProfile.name],
  ['talent', '/talent/settings', talentProfile.name, 'キャスト'],
] as const)('the menu of a wide screen names the %s', async (side, address, name, below) => {
  setWidth('wide');
  appAt(side, address);
  const shown = await (await menu()).findByText(name);
  expect(shown.textContent).toBe(`${name}${below}`);
});

test('without a profile the menu has the role and the address', async () => {
  setWidth('wide');
  appAt('talent', '/talent/settings');
  await (await menu()).findByText(talentProfile.name);
  act(() => server.remove(`talents/${uidOf.talent}`));
  expect((await (await menu()).findByText('キャスト')).textContent).toMatch(/^キャスト.*@/);
});

test('a narrow window, which hides the menu, reads no name', async () => {
  appAt('client', '/client/settings');
  await menu();
  await whenRead();
  expect((await menu()).queryByText(/あおぞら/)).toBeNull();
});
