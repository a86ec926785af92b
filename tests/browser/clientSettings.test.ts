import { beforeAll, expect } from 'vitest';
import { termsInForce } from '#domain/account/terms.ts';
import { messages } from '#domain/kernel/validation.ts';
import { startPushService } from '#functions/testing/pushService.ts';
import type { User } from '#projections/account/users.schema.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { expectFaulty } from '#tests/support/browserForm.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { clientProfile, document, newClient, newJob, newOffice, newTalent, type Person } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let office: Person;
let client: Person;
beforeAll(async () => {
  office = await newOffice();
  client = await newClient(office);
  const { company, ...profile } = clientProfile();
  const address = { postalCode: '', prefecture: '', city: '', street: '', buildingName: '' };
  await send(client, 'clients', { ...profile, department: '', company: { ...company, address } });
});

test('a client saves the billing profile; a postal code fills empty fields, and an unknown one is accepted', async ({ openAs }) => {
  const { page } = await openAs(client, 'phone', '/client/settings');
  await page.getByRole('navigation').getByRole('link', { name: '請求先情報の編集' }).click();
  await page.getByText('ご請求に必要な項目がそろっていません。').waitFor();
  await page.getByRole('button', { name: 'この内容を保存する' }).click();
  await expectFaulty(page.getByLabel('部署'), messages.required);
  await audit(page, 'a billing form full of faults');
  await page.getByLabel('部署').fill('経理部');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByText('前回の入力内容を表示しています。').waitFor();
  expect(await page.getByLabel('部署').inputValue()).toBe('経理部');
  const [code, city, street] = [page.getByLabel('郵便番号'), page.getByLabel('市区町村'), page.getByLabel('町名・番地')];
  await code.fill('999-9999');
  await page.getByText('郵便番号から住所を見つけられませんでした。').waitFor();
  await street.fill('栄3-1-1');
  await code.fill('４６０－０００８');
  await page.getByText('郵便番号から住所を入力しました。').waitFor();
  expect([await page.getByLabel('都道府県').inputValue(), await city.inputValue()]).toEqual(['愛知県', '名古屋市中区']);
  expect(await street.inputValue()).toBe('栄3-1-1');
  await page.getByRole('button', { name: 'この内容を保存する' }).click();
  await page.getByText('請求先情報を保存しました。').waitFor();
  const { company } = await document<Client>(`clients/${client.uid}`, ({ department }) => department === '経理部');
  expect(company.address).toMatchObject({ postalCode: '4600008', prefecture: '愛知県', street: '栄3-1-1' });
});

test('a client agrees to the terms of use once', async ({ openAs }) => {
  const { page } = await openAs(client, 'phone', '/client/settings/terms');
  await page.getByRole('button', { name: '利用規約に同意する' }).dblclick();
  await page.getByText(/に同意しました。$/).waitFor();
  await audit(page, 'terms that were agreed to');
  await document<User>(`users/${client.uid}`, ({ termsAgreed }) => termsAgreed === termsInForce);
  await page.getByRole('link', { name: 'マイページへ' }).click();
  await page.waitForURL('**/client/mypage');
});

test('mails are chosen by topic with pointer and keyboard, and the choice is kept', async ({ openAs }) => {
  const { page } = await openAs(client, 'phone', '/client/settings#notices');
  await page.getByRole('heading', { name: '通知の設定' }).waitFor();
  const topic = page.getByRole('group', { name: '未読のメッセージ' });
  await topic.getByRole('radio', { name: '受け取らない' }).check();
  await topic.getByText('保存しました').waitFor();
  await page.keyboard.press('ArrowUp');
  await document<User>(`users/${client.uid}`, ({ mailChoices }) => mailChoices?.messages === 'digest');
  await audit(page, 'the settings of notices');
  await page.reload();
  await page.getByRole('group', { name: '未読のメッセージ' }).getByRole('radio', { name: '1日1回まとめて', checked: true }).waitFor();
});

test('notifications on the device are turned on with one press, reach the push service, and are turned off', async ({ openAs }) => {
  const service = await startPushService();
  try {
    const { page, context } = await openAs(client, 'desktop', '/client/settings');
    // This browser blocks notifications and reaches no push service, so both are replaced.
    await page.getByText(/通知がブロックされています/).waitFor();
    await context.addInitScript(({ endpoint, ...keys }) => {
      let permission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Object.assign(Notification, {
        requestPermission: async () => {
          permission = 'granted';
          return permission;
        },
      });
      const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
      let held: typeof subscription | null = null;
      Object.assign(PushManager.prototype, {
        getSubscription: async () => held,
        subscribe: async () => {
          held = subscription;
          return held;
        },
      });
    }, service.subscribe());
    await page.reload();
    await page.getByRole('button', { name: 'この端末で通知を受け取る' }).click();
    await page.getByText('オンになっています').waitFor();
    await audit(page, 'notices on the device');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(/\/push\.js$/);
    const talent = await newTalent(office);
    const { offerId } = await newOffer({ office, client, talent, jobId: await newJob(client) });
    await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId });
    const [caught] = await until(
      async () => service.caught,
      (all) => all.length > 0,
      'the notice',
    );
    expect(caught?.payload).toEqual({ title: 'オファーが承諾されました', path: `/client/mypage/offers/${offerId}` });
    await page.getByRole('button', { name: 'この端末への通知をやめる' }).click();
    await page.getByText('オフになっています').waitFor();
  } finally {
    await service.stop();
  }
});
