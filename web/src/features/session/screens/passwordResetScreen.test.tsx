import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { appAt } from '#web/testing/appAt.tsx';

test('the address that was typed at the login is in the form for a new password', async () => {
  const user = userEvent.setup();
  appAt('guest', '/login');
  await user.type(await screen.findByLabelText(/^メールアドレス/), 'hana@example.com');
  await user.click(screen.getByRole('link', { name: 'パスワードを忘れた方はこちら' }));
  await screen.findByRole('button', { name: '再設定メールを送る' });
  expect(screen.getByLabelText<HTMLInputElement>(/^メールアドレス/).value).toBe('hana@example.com');
});
