import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { termsInForce } from '#domain/kernel/businessRules.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { users } from '#projections/account/users.ts';
import { project } from '#projections/testing/project.ts';
import { asCertifiedClient } from '#web/entities/testing/subjects.ts';
import { keepWantedSide } from '#web/shared/data/auth/wantedSide.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

vi.mock('#web/shared/data/commands/waitForVersion.ts', () => ({ waitForVersion: () => Promise.resolve('visible') }));

const { default: ChooseRoleScreen } = await import('./chooseRoleScreen.tsx');
const { default: AgreementScreen } = await import('./agreementScreen.tsx');

const account = (terms: string | null) =>
  project(
    [users],
    envelopes(
      `account-${uidOf.client}`,
      { type: 'AccountRegistered', data: { email: 'hana@example.com' } },
      ...(terms ? [{ type: 'AccountTermsAgreed', data: { terms } } as const] : []),
    ),
  );

const sent = () => server.asked.map(({ payload }) => payload.type).filter((type) => type !== 'register');

beforeEach(() => {
  server.reset();
  server.answer('accounts', () => ({ streamId: 'account-a', version: 2 }));
  signedIn(uidOf.client, {});
});

test('a talent agrees to the terms before the role is saved', async () => {
  const user = userEvent.setup();
  const router = shownAt('/initial', <ChooseRoleScreen />);
  const dialog = await openDialog(user, /^キャストとして利用する/);
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/terms/tos', '/terms/privacy']);
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '規約に同意して始める' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/talent/mypage/profile/edit_01'));
  expect(sent()).toEqual(['agreeToTerms', 'chooseRole']);
  expect(server.asked.at(-2)?.payload.terms).toBe(termsInForce);
  expect(server.lastCommand()?.role).toBe('talent');
});

test('a client agrees on a separate page before the role is saved', async () => {
  const router = shownAt('/initial', <ChooseRoleScreen />);
  await userEvent.click(screen.getByRole('button', { name: /^クライアントとして利用する/ }));
  expect(router.state.location.pathname).toBe('/client/settings/terms');
  expect(sent()).toEqual([]);
});

test.each([
  ['利用規約に同意する', null],
  ['会社情報の登録へ進む', termsInForce],
])('after the terms a client without a role continues to the company form: %s', async (button, agreed) => {
  server.putAll(account(agreed));
  const router = shownAt('/client/settings/terms', <AgreementScreen />);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/client/mypage/company/register'));
  expect(sent()).toEqual(['agreeToTerms', 'chooseRole']);
  expect(server.lastCommand()?.role).toBe('client');
});

test('a client with a role only agrees', async () => {
  asCertifiedClient();
  server.putAll(account(null));
  shownAt('/client/settings/terms', <AgreementScreen />);
  await userEvent.click(await screen.findByRole('button', { name: '利用規約に同意する' }));
  await waitFor(() => expect(sent()).toEqual(['agreeToTerms']));
});

test('a client who agreed sees when, and has no second button', async () => {
  asCertifiedClient();
  server.putAll(account(termsInForce));
  shownAt('/client/settings/terms', <AgreementScreen />);
  await screen.findByText(/に同意しました。$/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'マイページへ' }).getAttribute('href')).toBe('/client/mypage');
});

test('the role chosen on the index is preselected and can be changed', async () => {
  keepWantedSide('?as=talent');
  shownAt('/initial', <ChooseRoleScreen />);
  await screen.findByRole('dialog', { name: 'キャストとして利用する' });
  cleanup();
  keepWantedSide('?as=client');
  const router = shownAt('/initial', <ChooseRoleScreen />);
  await waitFor(() => expect(router.state.location.pathname).toBe('/client/settings/terms'));
  cleanup();
  const again = shownAt('/initial', <ChooseRoleScreen />);
  expect(screen.getByRole('button', { name: /^クライアントとして利用する/ })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(again.state.location.pathname).toBe('/initial');
});
