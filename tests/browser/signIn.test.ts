import { expect } from 'vitest';
import type { User } from '#projections/account/users.schema.ts';
import { whenAuthLink } from '#tests/support/authMails.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { expectFaulty } from '#tests/support/browserForm.ts';
import { fillLogin } from '#tests/support/browserVisit.ts';
import { document, newClient, newOffice, password } from '#tests/support/people.ts';
import { authMessage } from '#web/shared/data/authMessages.ts';

test('an account of another service registers and signs in; every result of its window is shown', async ({ open }) => {
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

test('the sign-in address changes through a mail to the new one, and the account follows', async ({ openAs }) => {
  const client = await newClient(await newOffice());
  const { page, expectFault } = await openAs(client, 'desktop', '/client/settings');
  expectFault(/status of 400/);
  await page.getByRole('link', { name: 'ログイン用メールアドレスの変更' }).click();
  const field = page.getByLabel('新しいメールアドレス');
  const submit = page.getByRole('button', { name: '確認メールを送信する' });
  await field.fill(client.email);
  await submit.click();
  await expectFaulty(field, '現在のメールアドレスと同じです');
  await audit(page, 'the form with faults');
  const email = `new-${client.email}`;
  await field.fill(email);
  await page.getByLabel('現在のパスワード').fill('not-the-password');
  await submit.click();
  await page.getByText(authMessage({ code: 'auth/wrong-password' })).waitFor();
  expect(await field.inputValue()).toBe(email);
  await page.getByLabel('現在のパスワード').fill(password);
  await submit.click();
  await page.getByText('確認メールを送信しました').waitFor();
  await audit(page, 'what happens next');
  await page.goto(await whenAuthLink(client.email, 'VERIFY_AND_CHANGE_EMAIL'));
  await page.getByRole('button', { name: 'メールアドレスを変更する' }).click();
  await page.getByRole('link', { name: 'ログインへ' }).click();
  await fillLogin(page, email, password);
  await document<User>(`users/${client.uid}`, (user) => user.email === email);
});
