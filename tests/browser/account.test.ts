import { beforeAll, expect } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { messages } from '#domain/kernel/validation.ts';
import { runtime } from '#functions/runtime.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { pressAndConfirm } from '#tests/support/browserDeal.ts';
import { expectFaulty } from '#tests/support/browserForm.ts';
import { fillLogin } from '#tests/support/browserVisit.ts';
import { newOffer } from '#tests/support/deals.ts';
import { whenMail } from '#tests/support/mails.ts';
import { type Cast, newCast, newClient, newTalent, password } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

test('a new notification address is confirmed with the code in its mail', async ({ openAs }) => {
  const talent = await newTalent(cast.office);
  const { page, expectFault } = await openAs(talent, 'phone', '/talent/settings');
  expectFault(/status of 400/);
  await page.getByRole('link', { name: '通知先メールアドレスの変更' }).click();
  const field = page.getByLabel('新しい通知先メールアドレス');
  await field.fill(talent.email);
  await page.getByRole('button', { name: '通知先を変更する' }).click();
  await expectFaulty(field, '現在の通知先と同じです');
  await audit(page);
  const email = `new-${talent.email}`;
  await field.fill(email);
  await page.getByRole('button', { name: '通知先を変更する' }).click();
  const code = page.getByRole('textbox', { name: '確認コード' });
  await code.waitFor();
  await audit(page, 'the code form');
  await page.getByRole('button', { name: '確認コードを送る' }).click();
  await expectFaulty(code, messages.required);
  await code.fill('wrong-code');
  await page.getByRole('button', { name: '確認コードを送る' }).click();
  await page.getByText(errorMessages['confirmation-invalid']).waitFor();
  const mail = await whenMail({ ...talent, email }, '通知先メールアドレスの確認');
  const link = new URL(/https?:\/\/\S+[?]code=[\w-]+/.exec(mail.text)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await code.waitFor();
  expect(await code.inputValue()).toBe(link.searchParams.get('code'));
  await page.getByRole('button', { name: '確認コードを送る' }).click();
  await code.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: '現在の通知先' }).getByText(email).waitFor();
});

test('a user who knows the current password can change it', async ({ openAs }) => {
  const client = await newClient(cast.office);
  const { page, expectFault } = await openAs(client, 'desktop', '/client/settings');
  expectFault(/status of 400/);
  await page.getByRole('link', { name: 'パスワードの変更' }).click();
  const change = page.getByRole('button', { name: 'パスワードを変更する' });
  await change.click();
  await expectFaulty(page.getByLabel('現在のパスワード'), messages.required);
  await audit(page, 'the password form with faults');
  await page.getByLabel('現在のパスワード').fill('not-the-password');
  await page.getByLabel('新しいパスワード', { exact: false }).first().fill('a-new-password-1');
  await page.getByLabel('新しいパスワード（確認）').fill('a-new-password-1');
  await change.click();
  await page.getByText('メールアドレスとパスワードが一致しません。').waitFor();
  await page.getByLabel('現在のパスワード').fill(password);
  await change.click();
  await page.getByText('パスワードを変更しました。').waitFor();
  await audit(page);
  await page.goto('/client/settings');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await fillLogin(page, client.email, 'a-new-password-1');
});

test('a withdrawal is refused with the open deals, and ends the account if there are none', async ({ openAs }) => {
  const talent = await newTalent(cast.office);
  const busy = await openAs(talent, 'phone');
  busy.expectFault(/status of 400/);
  const { offerId } = await newOffer({ ...cast, talent });
  await busy.page.goto('/withdrawal');
  await pressAndConfirm(busy.page, '退会手続きへ進む', '退会する');
  await busy.page.getByText(errorMessages['deals-open']).waitFor();
  await audit(busy.page, 'the open deals');
  await busy.page.locator(`a[href="/talent/mypage/offers/${offerId}"]`).click();
  await busy.page.waitForURL(`**/talent/mypage/offers/${offerId}`);

  const free = await newClient(cast.office);
  const { page } = await openAs(free, 'phone', '/withdrawal');
  await page.getByRole('button', { name: '退会手続きへ進む' }).click();
  await audit(page, 'the confirmation');
  await page.getByRole('dialog').getByRole('button', { name: '退会する', exact: true }).click();
  await page.getByText('退会の手続きが完了しました。').waitFor();
  await audit(page);
  expect(new URL(page.url()).pathname).toBe('/withdrawal/done');
  await until(
    async () => (await runtime().db.doc(`users/${free.uid}`).get()).get('deletedAt'),
    (at) => typeof at === 'number',
    'the end of the account',
  );
});
