import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signOut } from '#web/testing/fakeAccounts.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { unsentIn } from '../data/platform/tabInput.ts';
import { draftStorage } from '../forms/draftStorage.ts';
import { SignOutButton } from './signOutButton.tsx';

const user = userEvent.setup();
const open = async (unsent: Readonly<Record<string, number>>) => {
  signedIn('cast-1', { role: 'talent' });
  for (const [room, count] of Object.entries(unsent)) draftStorage(unsentIn(room), 'cast-1').write(Array(count).fill({}));
  shownAt('/talent/settings', <SignOutButton />);
  await user.click(screen.getByRole('button', { name: 'ログアウト' }));
};
const press = async (name: string) => user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('signs out at once without unsent messages', async () => {
  draftStorage(unsentIn('a'), 'another-account').write([{}]);
  await open({});
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

test('asks before the unsent messages of all rooms are lost', async () => {
  await open({ a: 2, b: 1 });
  await screen.findByRole('dialog', { name: '送っていないメッセージが3件あります' });
  expect(signOut).not.toHaveBeenCalled();
  await press('戻る');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ログアウト' }));
  await press('ログアウトする');
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});
