import { beforeAll, describe, expect } from 'vitest';
import { contactCategoryLabel, contactStatusLabel } from '#domain/contact/category.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { answeredTitle, ask, contactLinkIn, newGuest, whenContact } from '#tests/support/contacts.ts';
import { newClient, newOffice, newTalent, type Person, password, registered } from '#tests/support/people.ts';
import { guardMessages } from '#web/app/guard.ts';
import { answerTemplates } from '#web/office/contacts/answerTemplates.ts';

let office: Person;
beforeAll(async () => {
  office = await newOffice();
});

const TO_CONTACT = '事務局へのお問い合わせ';

describe.concurrent('with the asker on a phone and the office on a desktop', () => {
  test('a guest asks from the login screen’s footer, and continues from the mail while the office watches', async ({ open, openAs }) => {
    const guest = newGuest();
    const name = guest.email.split('@')[0] as string;
    const { page } = await open('phone');
    await page.goto('/login');
    await page.getByRole('contentinfo').getByRole('link', { name: TO_CONTACT }).click();
    await page.getByRole('button', { name: '事務局へ送信する' }).click();
    await page.getByLabel('お名前').and(page.locator('[aria-invalid=true]')).waitFor();
    await audit(page, 'the form of a guest with mistakes');
    await expectToFit(page, 320);
    await page.getByLabel('お名前').fill(name);
    await page.getByLabel('メールアドレス').fill(guest.email);
    await page.getByRole('radio', { name: contactCategoryLabel.BUG }).check();
    await page.getByRole('textbox', { name: '内容' }).fill('登録のボタンが動きません。');
    await page.getByRole('button', { name: '事務局へ送信する' }).click();
    await page.getByText(`${guest.email} に受付のメールをお送りしました。`).waitFor();
    await audit(page, 'what happens after a question');

    const { page: desk } = await openAs(office, 'desktop', '/office/contacts');
    await desk.getByRole('link', { name }).click();
    await desk.getByLabel('定型文を入れる').selectOption(answerTemplates[0].label);
    await audit(desk, 'a question in the office');
    await expectToFit(desk, 320);
    await desk.getByRole('button', { name: '回答を送信する' }).click();
    await desk.getByText('回答を送信しました').waitFor();

    const { contactId, code } = await contactLinkIn(guest, answeredTitle);
    await page.goto(`/contact/${contactId}?code=${code}`);
    await page.getByText('次の内容を教えてください。').waitFor();
    await page.getByRole('textbox', { name: '内容' }).fill('端末はスマートフォンです。');
    await audit(page, 'the answer to a guest');
    await expectToFit(page, 320);
    await page.getByRole('button', { name: '送信する' }).click();
    await desk.getByRole('list', { name: 'やり取り' }).getByText('端末はスマートフォンです。').waitFor();

    await desk.getByRole('textbox', { name: '内容' }).fill('直しました。もう一度お試しください。');
    await desk.getByRole('radio', { name: '完了にする' }).check();
    await desk.getByRole('button', { name: '回答を送信する' }).click();
    await whenContact(contactId, ({ status }) => status === 'CLOSED');
    await page.reload();
    await page.getByText(contactStatusLabel.CLOSED, { exact: true }).waitFor();
  });
});

test('a cast gets the answer on the open page, and the notification leads to it', async ({ openAs }) => {
  const talent = await newTalent(office);
  const contactId = await ask(talent);
  await whenContact(contactId, ({ status }) => status === 'WAITING');
  const { page } = await openAs(talent, 'phone', `/contact/${contactId}`);
  await page.getByText(contactStatusLabel.WAITING, { exact: true }).waitFor();
  await send(office, 'contacts', { type: 'answer', contactId, text: '翌月末の予定です。', closes: false });
  await page.getByText('翌月末の予定です。').waitFor();
  await audit(page, 'an own question with its answer');
  await expectToFit(page, 320);
  // Without the count the page would open the news, which other tests publish.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^お知らせ 未読 \d+ 件$/ })
    .click();
  await page.getByRole('link', { name: answeredTitle }).click();
  await page.getByRole('link', { name: '内容を確認する' }).click();
  await page.waitForURL((url) => url.pathname === `/contact/${contactId}`);
});

test('an uncertified client finds help at the top of the own page, and asks from there', async ({ openAs }) => {
  const client = await registered('client');
  const { page } = await openAs(client, 'phone', '/client/mypage');
  await page.getByRole('banner').getByRole('link', { name: 'ヘルプ' }).click();
  await page.getByRole('searchbox').fill('認証');
  await page
    .getByRole('status')
    .getByText(/^\d+件の質問が見つかりました$/)
    .waitFor();
  await audit(page, 'answers that were searched for');
  await expectToFit(page, 320);
  await page.getByRole('region', { name: '解決しないときは' }).getByRole('link').click();
  await page.getByRole('radio', { name: contactCategoryLabel.ACCOUNT }).check();
  await page.getByRole('textbox', { name: '内容' }).fill('認証はいつ終わりますか。');
  await audit(page, 'the form of a member');
  await page.getByRole('button', { name: '事務局へ送信する' }).click();
  await page.waitForURL((url) => /^\/contact\/.+/.test(url.pathname));
  await page.getByRole('list', { name: 'やり取り' }).getByText('認証はいつ終わりますか。').waitFor();
});

test('a suspended user is led to the contact page, and asks as a guest', async ({ open }) => {
  const client = await newClient(office);
  await send(office, 'accounts', { type: 'suspend', uid: client.uid, reason: '確認のため' });
  const { page } = await open('phone');
  await page.goto('/login');
  await page.getByLabel('メールアドレス').fill(client.email);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  const reason = page.getByRole('alert').filter({ hasText: guardMessages.suspended });
  await reason.getByRole('link', { name: 'お問い合わせ' }).click();
  await page.getByLabel('メールアドレス').waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
});
