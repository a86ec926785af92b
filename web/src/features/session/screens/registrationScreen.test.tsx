import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { wantedSide } from '#web/shared/data/auth/wantedSide.ts';
import { recheckVerification, resendVerification } from '#web/testing/fakeAccounts.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import RegistrationScreen from './registrationScreen.tsx';
import VerifyEmailScreen from './verifyEmailScreen.tsx';

test('a registration continues to its confirmation', async () => {
  const user = userEvent.setup();
  const router = shownAt('/registration', <RegistrationScreen />);
  await user.type(screen.getByLabelText(/^メールアドレス/), 'hana@example.com');
  await user.type(screen.getByLabelText(/^パスワード必須/), 'password-1');
  await user.type(screen.getByLabelText(/^パスワード（確認）/), 'password-1');
  await user.click(screen.getByRole('button', { name: '同意して登録する' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/registration/confirmation'));
});

test('the side chosen on the index is kept for the role choice', async () => {
  shownAt('/registration?as=client', <RegistrationScreen />, '/registration');
  await waitFor(() => expect(wantedSide()).toBe('client'));
  cleanup();
  shownAt('/registration?as=office', <RegistrationScreen />, '/registration');
  expect(wantedSide()).toBe('client');
});

test('the confirmation shows the address and what to do; the mail can be sent again once a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signedIn('hana', {});
  shownAt('/registration/confirmation', <VerifyEmailScreen />);
  expect(screen.getByText('hana@example.com')).toBeTruthy();
  expect(screen.getByText(/「メールアドレスを確認する」を押すと、この画面も自動で次へ進みます。/)).toBeTruthy();
  expect(screen.getByText(/迷惑メールフォルダ/)).toBeTruthy();
  const button = () => screen.getByRole('button', { name: /^確認メールをもう一度送る/ }) as HTMLButtonElement;
  expect(button().disabled).toBe(true);
  for (let second = 0; second < 61; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(button().disabled).toBe(false);
  await act(async () => button().click());
  expect(screen.getByText(/確認メールをもう一度送りました。/)).toBeTruthy();
  expect(resendVerification).toHaveBeenCalledTimes(1);
  expect(button().disabled).toBe(true);
  vi.useRealTimers();
});

test('the confirmation looks every few seconds, because the mail may be opened on another device', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signedIn('hana', {});
  shownAt('/registration/confirmation', <VerifyEmailScreen />);
  recheckVerification.mockClear();
  for (let second = 0; second < 12; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(recheckVerification.mock.calls.length).toBeGreaterThanOrEqual(2);
});
