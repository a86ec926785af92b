import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { accountCalls, beginEnrollment, enrolledFactors, hasPassword } from '#web/testing/fakeAccounts.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { OwnSecondFactor } from './components/ownSecondFactor.tsx';

const factor = { id: 'factor-1', name: '認証アプリ', enrolledAt: NOON };
const show = () => {
  signedIn(uidOf.talent, { role: 'talent', hasTalentProfile: true });
  shownAt('/talent/settings', <OwnSecondFactor />);
  return userEvent.setup();
};

test('a member enrols an authenticator app with the password and the first code', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: '認証アプリを登録する' }));
  await user.type(await screen.findByLabelText(/^パスワード/), 'password-1');
  await user.click(screen.getByRole('button', { name: '次へ進む' }));
  expect(await screen.findByText('2345 6723')).toBeDefined();
  enrolledFactors.mockReturnValue([factor]);
  await user.type(screen.getByLabelText(/^認証コード/), '123456');
  await user.click(screen.getByRole('button', { name: '登録を完了する' }));
  expect(await screen.findByText('登録済み')).toBeDefined();
  expect(beginEnrollment.mock.calls).toEqual([['password-1']]);
});

test('a member removes it again', async () => {
  enrolledFactors.mockReturnValue([factor]);
  const user = show();
  const dialog = await openDialog(user, '登録を解除する');
  enrolledFactors.mockReturnValue([]);
  await user.click(dialog.getByRole('button', { name: '登録を解除する' }));
  expect(await screen.findByRole('button', { name: '認証アプリを登録する' })).toBeDefined();
  expect(accountCalls()).toEqual(['removeFactor']);
});

test('an account of another service has no password to confirm, and is led there', () => {
  hasPassword.mockReturnValueOnce(false);
  show();
  expect(screen.getByText(/^パスワードを登録していないため/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
