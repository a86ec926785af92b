import { expect } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { fillLogin, go, signInOn } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { clientProfile, newClient, newOffice, newTalent, password, signUp } from '#tests/support/people.ts';
import { guardMessages } from '#web/app/guard.ts';

test('a guest signs in and then gets the requested page', async ({ open }) => {
  const talent = await newTalent(await newOffice());
  const { page } = await open('phone');
  await page.goto('/talent/mypage/offers?tab=ended');
  await page.waitForURL('**/login?continuePath=*');
  expect(new URL(page.url()).searchParams.get('continuePath')).toBe('/talent/mypage/offers?tab=ended');
  await signInOn(page, talent.email, password, page.url());
  await page.getByText('終了したオファーはありません').waitFor();
  expect(page.url()).toContain('/talent/mypage/offers?tab=ended');
});

test('a talent on a client page is led to the own side', async ({ openAs }) => {
  const talent = await newTalent(await newOffice());
  const { page } = await openAs(talent, 'phone', '/client/mypage/offers');
  await page.waitForURL('**/talent');
  await page.goto('/client/jobs/any');
  await page.waitForURL('**/talent');
});

test('a suspended cast is refused with the reason, and keeps the own page', async ({ openAs }) => {
  const office = await newOffice();
  const talent = await newTalent(office);
  await send(office, 'talents', { type: 'suspend', uid: talent.uid, reason: '確認のため' });
  const { page } = await openAs(talent, 'phone', '/talent/talents');
  await page.getByRole('heading', { name: '401 Unauthorized' }).waitFor();
  await page.getByText(guardMessages.inactive).waitFor();
  await go(page, '/talent');
  await page.waitForURL('**/talent/mypage');
});

test('a suspended account is signed out during sign-in, and reads the reason', async ({ open }) => {
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

test('an uncertified client reads the reason, and an unknown address has its own page', async ({ openAs }) => {
  const client = await signUp();
  await send(client, 'accounts', { type: 'register' });
  await send(client, 'accounts', { type: 'chooseRole', role: 'client' });
  await send(client, 'clients', clientProfile());
  const { page } = await openAs(client, 'phone');
  await page.getByRole('heading', { name: '401 Unauthorized' }).waitFor();
  await page.getByText(guardMessages.uncertified).waitFor();
  expect(new URL(page.url()).pathname).toBe('/client');
  await audit(page);
  await page.getByRole('link', { name: 'ホームへ' }).click();
  await page.getByRole('heading', { name: '事務局の確認を待っています' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/client/mypage');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.getByRole('link', { name: 'ログイン' }).first().click();
  await fillLogin(page, client.email, password);
  await page.getByRole('heading', { name: '事務局の確認を待っています' }).waitFor();
  await page.goto('/no/such/page');
  await page.getByRole('heading', { name: '404 Page is not found' }).waitFor();
  await page.getByText(guardMessages.notFound).waitFor();
  await audit(page);
});
