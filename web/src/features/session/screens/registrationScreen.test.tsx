// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

vi.mock('#web/shared/data/signIn.ts', () => ({
  signUp: () => Promise.resolve(),
  recheckVerification: () => Promise.resolve(false),
}));
vi.mock('../components/providerButtons.tsx', () => ({ ProviderButtons: () => null }));

const { default: RegistrationScreen } = await import('./registrationScreen.tsx');
const { default: VerificationSentScreen } = await import('./verificationSentScreen.tsx');

afterEach(cleanup);

test('signing up leads to its confirmation', async () => {
  const user = userEvent.setup();
  const router = shownAt('/registration', <RegistrationScreen />);
  await user.type(screen.getByLabelText(/^メールアドレス/), 'hana@example.com');
  await user.type(screen.getByLabelText(/^パスワード必須/), 'password-1');
  await user.type(screen.getByLabelText(/^パスワード（確認）/), 'password-1');
  await user.click(screen.getByRole('button', { name: '同意して登録する' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/registration/confirmation'));
});

test('the confirmation names the address, what to do, and where to look', () => {
  signedIn('hana', {});
  shownAt('/registration/confirmation', <VerificationSentScreen />);
  expect(screen.getByText('hana@example.com')).toBeTruthy();
  expect(screen.getByText(/「メールアドレスを確認する」を押すと、登録が完了します。/)).toBeTruthy();
  expect(screen.getByText(/迷惑メールフォルダ/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '確認の画面へ' }).getAttribute('href')).toBe('/registration/email');
});
