import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { User } from '#projections/account/users.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit, whenLoaded } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { whenFound } from '#tests/support/found.ts';
import { type Cast, clientProfile, document, newCast, newJob, posting, registered, talentProfile } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

test.concurrent('the search finds by name, reading, address, title and id; a job shows deals and changes; a view is saved', async ({
  openAs,
  expect,
}) => {
  const title = `検索の題${randomUUID().slice(0, 6)}`;
  const jobId = await newJob(cast.client, { title });
  const { offerId } = await newOffer({ ...cast, jobId });
  await send(cast.client, 'jobs', { ...posting(), type: 'edit', jobId, title, place: '港区' });
  await whenFound(cast.office, 'postings', title, jobId);
  const { page } = await openAs(cast.office, 'desktop');
  await whenLoaded(page);
  const look = async (typed: string, found: string | RegExp) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'さがすもの' }).fill(typed);
    await page.getByRole('option', { name: found }).first().waitFor();
  };
  const go = async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  await look('やまだ', /山田 花子/);
  await audit(page, 'the search with what it found');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await look(cast.client.email.toUpperCase(), /クライアント・c\*{3}@example\.com/);
  await go();
  await page.waitForURL(`**/office/accounts/${cast.client.uid}`);
  await look(offerId, title);
  await go();
  await page.waitForURL(`**/office/offers/${offerId}`);
  await look(title, title);
  await go();
  await page.waitForURL(`**/office/jobs/${jobId}`);
  await page.getByRole('region', { name: 'オファー' }).getByRole('link', { name: '山田 花子' }).waitFor();
  await page.getByRole('row', { name: /場所 変更あり/ }).waitFor();

  await page.goto('/office/accounts?kind=client');
  await page.getByRole('searchbox', { name: 'キーワード' }).fill(cast.client.email);
  await page.getByRole('button', { name: 'この条件を保存する' }).click();
  await page.getByRole('dialog').getByLabel('名前').fill('気になる会社');
  await page.getByRole('button', { name: '条件を保存する', exact: true }).click();
  await page.goto('/office/accounts');
  await page.getByRole('link', { name: '気になる会社' }).click();
  await page.getByRole('status').getByText('アカウント 1件').waitFor();
  expect(await page.getByRole('searchbox', { name: 'キーワード' }).inputValue()).toBe(cast.client.email);
  expect(new URL(page.url()).searchParams.get('kind')).toBe('client');
  await audit(page, 'a list with a saved view');
  const keptKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('views:')));
  expect(await keptKeys()).toEqual([`views:${cast.office.uid}:accounts`]);
  await page.getByRole('button', { name: '保存した条件「気になる会社」を削除する' }).click();
  await page.getByRole('button', { name: 'この条件を保存する' }).waitFor();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(keptKeys).toEqual([]);
});

test.concurrent('an account is certified, suspended with a reason and lifted; a cast is published, placed and suspended', async ({
  openAs,
  expect,
}) => {
  const [client, talent] = await Promise.all([registered('client'), registered('talent')]);
  await send(client, 'clients', clientProfile('認証待ちの人'));
  await send(talent, 'talents', talentProfile('公開待ちの人'));
  await document<User>(`users/${client.uid}`, ({ hasClientProfile }) => hasClientProfile);
  const { page } = await openAs(cast.office, 'phone');
  const act = async (button: string, reason?: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog');
    if (reason) await dialog.getByLabel('理由').fill(reason);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await page.goto('/office');
  await page.getByRole('link', { name: '認証待ちのクライアント' }).click();
  await page.getByRole('searchbox', { name: 'キーワード' }).fill(client.email);
  // Others of the same company may be listed until the filter applies.
  await page.locator(`a[href^="/office/accounts/${client.uid}"]`).click();
  await page.getByRole('definition').getByText('c***@example.com').waitFor();
  expect(await page.getByText(client.email).count()).toBe(0);
  const card = page.getByRole('region', { name: 'クライアント情報' });
  await card.getByRole('button', { name: '個人情報を表示する' }).click();
  const opening = page.getByRole('dialog');
  await opening.getByLabel('理由').fill('ご本人からの電話のため');
  await opening.getByRole('button', { name: '理由を記録して表示する' }).click();
  await opening.getByText('0312345678').waitFor();
  await audit(page, 'opened personal data of a client');
  await opening.getByRole('button', { name: '閉じる', exact: true }).click();
  await page.getByText('0312345678').waitFor({ state: 'detached' });
  await act('認証する');
  await page.getByRole('definition').getByText('認証済み').waitFor();
  await act('アカウントを休止する', '規約に反する募集が続いたため。');
  await page.getByRole('definition').getByText('休止中').waitFor();
  await act('休止を解除する', '募集内容の修正を確認したため。');
  await act('認証を取り消す', '契約が終了したため。');
  const acts = page.getByRole('region', { name: '事務局の操作' });
  await acts.getByRole('row', { name: `休止を解除 ${cast.office.email} 募集内容の修正を確認したため。` }).waitFor();
  await acts.getByRole('row', { name: `認証を取り消し ${cast.office.email} 契約が終了したため。` }).waitFor();
  await audit(page, 'an account with what the office did');
  const account = await document<User>(`users/${client.uid}`, ({ version, suspended }) => version >= 6 && !suspended);
  expect(account).toMatchObject({ isClientCertificated: false });

  await page.goto(`/office/talents/${talent.uid}?shown=waiting`);
  await act('公開する');
  await page.getByRole('button', { name: '表示順を変更する' }).click();
  await page.getByRole('dialog').getByLabel('表示順').fill('１２０');
  await audit(page, 'the dialog that places a cast');
  await page.getByRole('dialog').getByRole('button', { name: '表示順を変更する' }).click();
  await page.getByText('120（事務局が指定）').waitFor();
  await act('休止する', '本人から申し出がありました。');
  await page.getByRole('row', { name: /プロフィールを休止 .* 本人から申し出がありました。/ }).waitFor();
  expect(await document<Talent>(`talents/${talent.uid}`, ({ isPublished }) => !isPublished)).toMatchObject({
    viewOrder: 120,
    isFixedOrder: true,
  });
});
