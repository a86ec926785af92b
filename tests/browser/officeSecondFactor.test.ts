import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { signInOn } from '#tests/support/browserVisit.ts';
import { newOffice, password } from '#tests/support/people.ts';
import { playSecondFactor, soundCode } from '#tests/support/secondFactor.ts';
import { notEnrolledHere } from '#web/entities/account/secondFactor/texts.ts';

test.concurrent('a member enrols an authenticator app, signs in with its code, and removes it', async ({ open, expect }) => {
  const office = await newOffice();
  const { context, page, expectFault } = await open('desktop');
  expectFault(/status of 400/);
  const provider = await playSecondFactor(context);
  await signInOn(page, office.email, password);
  await page.getByRole('link', { name: 'ログインの設定' }).click();
  await page.getByText('二段階認証は登録されていません').waitFor();
  await page.getByRole('button', { name: '認証アプリを登録する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('パスワード').fill(password);
  await dialog.getByRole('button', { name: '次へ進む' }).click();
  await dialog.getByText('JBSW Y3DP EHPK 3PXP').waitFor();
  await dialog.getByRole('img', { name: '認証アプリに登録するためのQRコード' }).waitFor();
  expect(await dialog.getByRole('link', { name: 'アプリを直接開けます' }).getAttribute('href')).toMatch(
    /^otpauth:\/\/totp\/[\x21-\x7e]+secret=JBSWY3DPEHPK3PXP/,
  );
  await expectToFit(page, 390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await audit(page, 'the secret of an authenticator app');
  await dialog.getByLabel('認証コード').fill('12345');
  await dialog.getByRole('button', { name: '登録を完了する' }).click();
  await dialog.getByText('6桁の数字を入力してください').waitFor();
  await dialog.getByLabel('認証コード').fill(soundCode);
  await dialog.getByRole('button', { name: '登録を完了する' }).click();
  await page.getByRole('definition').getByText('登録済み').waitFor();
  expect(provider.enrolled()).toBe(true);
  await expectToFit(page, 390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await page.getByLabel('メールアドレス').fill(office.email);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await dialog.getByLabel('認証コード').fill('000000');
  await audit(page, 'the second step of a sign-in');
  await dialog.getByRole('button', { name: 'ログインする' }).click();
  await dialog.getByText('認証コードが正しくありません').waitFor();
  await dialog.getByLabel('認証コード').fill('２４６８１０');
  await dialog.getByRole('button', { name: 'ログインする' }).click();
  await page.waitForURL('**/office');

  await page.getByRole('link', { name: 'ログインの設定' }).click();
  await page.getByRole('button', { name: '登録を解除する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '登録を解除する' }).click();
  await page.getByText('二段階認証は登録されていません').waitFor();
  expect(provider.enrolled()).toBe(false);
});

test.concurrent('the local accounts server has no authenticator apps, and the dialog says so', async ({ openAs }) => {
  const { page, expectFault } = await openAs(await newOffice(), 'desktop', '/office/settings');
  expectFault(/status of [45]\d\d/);
  await page.getByRole('button', { name: '認証アプリを登録する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('パスワード').fill(password);
  await dialog.getByRole('button', { name: '次へ進む' }).click();
  await dialog.getByText(notEnrolledHere).waitFor();
});
