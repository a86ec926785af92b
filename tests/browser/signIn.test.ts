import { expect } from 'vitest';
import type { User } from '#projections/account/users.schema.ts';
import { whenAuthLink } from '#tests/support/authMails.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { expectFaulty } from '#tests/support/browserForm.ts';
import { fillLogin } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { document, newClient, newOffice, password } from '#tests/support/people.ts';
import { guardMessages } from '#web/routing/guard.ts';
import { authMessage } from '#web/shared/data/auth/authMessages.ts';

test.concurrent('an account of another service registers and signs in; every result of its window is shown', async ({ open }) => {
  const { page, expectFault } = await open('phone');
  expectFault(/status of 400/);
  const email = `google-${crypto.randomUUID()}@example.com`;
  const choose = async (button: string, address: string) => {
    await page.getByRole('button', { name: button }).click();
    const chooser = page.getByRole('dialog');
    if (address) await chooser.getByLabel('メールアドレス').fill(address);
    await chooser.getByRole('button', { name: address ? 'このアカウントを使う' : '閉じる' }).click();
  };
  await page.goto('/registration');
  await choose('Googleで登録', email);
  await page.waitForURL('**/initial');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await choose('Googleでログイン', '');
  await page.getByText(authMessage({ code: 'auth/popup-closed-by-user' })).waitFor();
  await choose('Facebookでログイン', email);
  await page.getByText(authMessage({ code: 'auth/account-exists-with-different-credential' })).waitFor();
  await audit(page, 'the refused service');
  // If a service does not verify addresses, our own mail does.
  await choose('X（Twitter）でログイン', `x-${email}`);
  await page.waitForURL('**/registration/email');
  await page.goto(await whenAuthLink(`x-${email}`, 'VERIFY_EMAIL'));
  await page.getByRole('button', { name: 'メールアドレスを確認する' }).click();
  await page.waitForURL('**/initial');
});

test.concurrent('the password changes with the old one, and the sign-in address through a mail to the new one', async ({ openAs }) => {
  const client = await newClient(await newOffice());
  const { page, expectFault } = await openAs(client, 'desktop', '/client/settings');
  expectFault(/status of 400/);
  // The local accounts server refuses tokens from before a change, so the note of the session must
  // not be on its way meanwhile.
  const noted = (after: number) =>
    document<User>(`users/${client.uid}`, ({ sessions = [] }) => sessions.some(({ signedInAt }) => signedInAt > after));
  const { sessions = [] } = await noted(0);
  await page.getByRole('link', { name: 'パスワードの変更' }).click();
  await page.getByLabel('現在のパスワード').fill('not-the-password');
  await page.getByLabel('新しいパスワード', { exact: false }).first().fill('a-new-password-1');
  await page.getByLabel('新しいパスワード（確認）').fill('a-new-password-1');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await page.getByText('メールアドレスとパスワードが一致しません。').waitFor();
  await page.getByLabel('現在のパスワード').fill(password);
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await page.getByRole('heading', { name: 'パスワードを変更しました' }).waitFor();

  await page.goto('/client/settings');
  await noted(Math.max(...sessions.map(({ signedInAt }) => signedInAt)));
  await page.getByRole('link', { name: 'ログイン用メールアドレスの変更' }).click();
  const field = page.getByLabel('新しいメールアドレス');
  const submit = page.getByRole('button', { name: '確認メールを送る' });
  await field.fill(client.email);
  await submit.click();
  await expectFaulty(field, '現在のメールアドレスと同じです');
  await audit(page, 'the form with faults');
  const email = `new-${client.email}`;
  await field.fill(email);
  await page.getByLabel('現在のパスワード').fill(password);
  await submit.click();
  await page.getByText(authMessage({ code: 'auth/wrong-password' })).waitFor();
  expect(await field.inputValue()).toBe(email);
  await page.getByLabel('現在のパスワード').fill('a-new-password-1');
  await submit.click();
  await page.getByText('確認メールを送りました').waitFor();
  await audit(page, 'what happens next');
  await page.goto(await whenAuthLink(client.email, 'VERIFY_AND_CHANGE_EMAIL'));
  await page.getByRole('button', { name: 'メールアドレスを変更する' }).click();
  await page.getByRole('link', { name: 'ログインへ' }).click();
  await fillLogin(page, email, 'a-new-password-1');
  await document<User>(`users/${client.uid}`, (user) => user.email === email);
});

test.concurrent('a forgotten password is reset with the link in a mail, which works once', async ({ open }) => {
  const { page, expectFault } = await open('phone');
  expectFault(/status of 400/);
  const { email } = await newClient(await newOffice());
  await page.goto('/login');
  await page.getByRole('link', { name: 'パスワードを忘れた', exact: false }).click();
  // The login has such a field, too, and stays until the next page is loaded.
  const request = page.getByRole('button', { name: '再設定メールを送る' });
  await request.waitFor();
  await page.getByLabel('メールアドレス').fill(email);
  await request.click();
  await page.getByRole('heading', { name: '再設定メールを送りました' }).waitFor();
  const link = await whenAuthLink(email, 'PASSWORD_RESET');
  const reset = async (to: string) => {
    await page.goto(link);
    await page.getByLabel('新しいパスワード').fill(to);
    await page.getByRole('button', { name: '新しいパスワードを設定する' }).click();
  };
  await reset('another-good-password');
  await page.getByText('新しいパスワードを設定しました。').waitFor();
  await reset('yet-another-password');
  await page.getByText(authMessage({ code: 'auth/invalid-action-code' })).waitFor();
  expect(await page.getByText('新しいパスワードを設定しました。').count()).toBe(0);
  // A guest who signs in gets the requested page.
  await page.goto('/client/mypage/offers?tab=ended');
  await page.waitForURL('**/login?continuePath=*');
  expect(new URL(page.url()).searchParams.get('continuePath')).toBe('/client/mypage/offers?tab=ended');
  await fillLogin(page, email, 'another-good-password');
  await page.getByText('終了したオファーはありません').waitFor();
  expect(page.url()).toContain('/client/mypage/offers?tab=ended');
});

test.concurrent('a suspended account is signed out during sign-in, and reads the reason', async ({ open }) => {
  const office = await newOffice();
  const client = await newClient(office);
  await send(office, 'accounts', { type: 'suspend', uid: client.uid, reason: '確認のため' });
  const { page } = await open('phone');
  await page.goto(`/login?continuePath=${encodeURIComponent('/client/mypage')}`);
  await page.getByLabel('メールアドレス').fill(client.email);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.getByText(guardMessages.suspended).waitFor();
  // The address changes before the sign-out is complete.
  await page.getByRole('link', { name: 'ログイン' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
